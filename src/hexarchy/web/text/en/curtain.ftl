curtain-title = Hand over to
curtain-about = Everything is hidden until you are alone at the screen.
curtain-ready = I am alone: show me the table
