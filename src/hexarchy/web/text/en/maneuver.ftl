goals-hint = Drag the unit to a field, or point at one: it faces the corner nearest to the pointer. f turns it.
goals-facing = Facing there
goals-formations = Formations it can take ({ $count })
