# Other beginnings: special conditions.

panel-conditions = Special conditions
label-condition = { $kingdom }: { $condition }
label-expertise = { $kingdom }: { $condition }, { $number } of 6 drawn
