# Flottilles des lacs.

do-lake-boat = En barque sur le lac : { $target }
ask-ferry = { $unit } à { $hex } : où accostent les barques du lac ?
event-crosses-lake = Traversée du lac : { $unit }, { $from } → { $to }.
why-no-lake = Pas au bord d’un lac qui a des barques : { $unit }.
why-boats-of-others = Les barques du lac à { $hex } ne vous servent pas.
why-no-sailor = Ne prend pas les barques du lac : { $unit }.
why-lake-is-watched = Des flottes ou des unités volantes ennemies surveillent le lac à { $hex }.
why-boats-are-full = Les barques n’emmènent que { $number } de là par tour.
why-no-landing-place = { $unit } : pas de rivage à portée.
why-open-water = Nul ne passe la nuit au large : { $hex }.
why-lake-is-frozen = Le lac est gelé à { $hex }.
