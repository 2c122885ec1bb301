company-you = Vous : { $side }
company-here = { $here } en ligne sur { $count }
company-on = en ligne
company-off = hors ligne
company-never = pas encore là
greet = Bienvenue ! Votre camp : { $side }
greet-about = Vous êtes à une table de { $game }. En face : { $others }. Ce lien est votre place : gardez-le pour vous et revenez par là quand vous voulez.
greet-done = Compris
