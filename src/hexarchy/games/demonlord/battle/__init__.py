"""Battles, from the choice between battle and siege to the last step of a retreat. One file for each stage.

step          which battles there are and in what order they are fought
board         who stands where in a battle
course        the outline of a battle and its rounds
deployment    matching pairs, reserves, characters
redeployment  reserves brought up, free units matched, fights joined; characters rearranged
blows         what an attack or a morale check counts for, with every modifier and its rule
stages        battle magic, missiles, melee
losses        morale dice, routs, the fate of characters
withdrawal    the offer to withdraw and its morale checks
retreat       the way home
outcome       who won, and what becomes of routed units, characters and the fortress
"""
