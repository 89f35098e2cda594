-- Races that take registrations, and races by the price of a length, are found in the projection and its
-- indexes instead of race by race.

-- The last day that takes registrations, as registration_ends() computes it; '-infinity' without any.
alter table race_search add column open_until date not null default '-infinity';

update race_search s set open_until = least(r.start_date, r.registration_deadline)
from races r
where r.id = s.race_id and r.registration_status = 'open'
  and r.race_status not in ('cancelled', 'completed');

drop index race_search_date;
drop index race_search_facet;
drop index race_search_lengths;
drop index race_search_price;
create index race_search_date on race_search (start_date, race_id)
  include (facet_id, lengths_id, rating10, open_until);
create index race_search_facet on race_search (facet_id, start_date, race_id)
  include (lengths_id, rating10, open_until);
create index race_search_lengths on race_search (lengths_id, start_date, race_id)
  include (facet_id, rating10, open_until);
create index race_search_price on race_search (price, start_date, race_id)
  include (facet_id, rating10, open_until);
-- Those that take none any more: their counts are subtracted from those of all races.
create index race_search_closed on race_search (open_until)
  include (start_date, facet_id, rating10);

-- Has all of a distance that a price of its length depends on.
create index race_distances_length on race_distances (distance_m)
  include (race_id, price_minor, discounted_price_minor, price_currency);
-- No query compares prices below one amount any more.
drop index race_distances_paid;
