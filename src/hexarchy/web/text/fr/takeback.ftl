undo-waiting = Vous demandez à reprendre { $count ->
    [one] votre dernier choix.
   *[other] votre dernier choix et ce qui a suivi.
  } En attente de la réponse…
undo-request = { $side } : { $count ->
    [one] demande à reprendre le dernier choix.
   *[other] demande à reprendre les { $count } derniers choix.
  } D’accord ?
undo-dice = Les dés déjà vus restent ce qu’ils sont et retomberont dans le même ordre.
undo-agree = Accepter
undo-refuse = Refuser
undo-withdraw = Retirer la demande
