# Épidémies et Peste noire (DR-A-EPI, DR-A-BLP).

ask-epidemic-loss = { $number ->
    [one] L’épidémie emporte une unité de la pile à { $hex }. Laquelle ? Deux Barbares comptent pour une.
   *[other] L’épidémie emporte { $number } unités de la pile à { $hex }. Laquelle d’abord ? Deux Barbares comptent pour une.
}
event-afflicted = Une épidémie frappe : { $units }.
event-epidemic-ends = De nouveau en bonne santé : { $units }.
event-castle-dies = { $castle } : les soldats malades ont disparu, et les habitants du château commencent à mourir.
event-castle-weakened = { $number ->
    [0] { $castle } retrouve toute sa force.
   *[other] { $castle } est affaibli par la maladie : −{ $number }.
}
why-is-sick = Frappé par une épidémie : { $unit }.

## La Peste noire

do-plague-besiegers = Appeler la Peste noire sur les assiégeants
do-plague-besieged = Appeler la Peste noire sur le château
ask-plague = Siège ({ $castle }) : la Main Noire invoque-t-elle la Peste noire ? Un 4 ou plus l’amène, un 1 la retourne contre votre camp.
ask-end-plague = La Peste noire sévit au siège, { $hex }. Y mettez-vous fin ?
event-plague-breaks-out = La Peste noire se déclare au siège : { $castle } !
event-plague-vanishes = La Peste noire disparaît ({ $hex }).
event-falls-ill = La Peste noire : { $hero }, malade jusqu’au tour { $turn }.
why-must-be-carried = Malade, ne se déplace qu’avec une unité de combat : { $unit }.
