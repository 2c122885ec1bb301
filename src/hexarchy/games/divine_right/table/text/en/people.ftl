# The people of the Advanced game, beside the map.

panel-envoys = Envoys
label-envoy = { $envoy }: { $talent }
label-old-friend = An old friend in { $kingdom }
label-envoy-banished = The Envoy is banished from { $kingdom } up to turn
