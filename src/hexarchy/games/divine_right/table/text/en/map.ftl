# Names of waters.

land-the-great-sea = The Great Sea
land-sea-of-drowning-men = Sea of Drowning Men
land-sea-of-zett = Sea of Zett
land-star-lake = Star Lake
land-well-of-lered = Well of Lered
land-lake-carth = Lake Carth
land-rapid-river = Rapid River
land-upper-rapid-river = Upper Rapid River
land-noir-river = Noir River
land-sullen-river = Sullen River
land-breakwater-river = Breakwater River
land-big-fork-river = Big Fork River
land-floodwater-river = Floodwater River
land-loud-river = Loud River
land-clearwater-river = Clearwater River
land-dark-river = Dark River
land-ice-river = Ice River
land-waning-river = Waning River
land-river-wanderer = River Wanderer

land-desert = Withering Desert
