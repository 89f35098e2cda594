-- What a distance costs, in minor units of its currency, with its race: the races that cost at most so
-- much are looked up here where they are few. Asked race by race, those that do not were read too.
create index race_distances_paid on race_distances
  ((coalesce(discounted_price_minor, price_minor)), race_id);
