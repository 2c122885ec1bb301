"""Year-around campaigning (DR-A-WIN): poor forage, snow and ice, storms, courts and harvests."""
