-- Races begin, end and close in the time zone of their place. Functions compute the times; see races.sql.

-- As IANA names it. UTC stands for "not known": no place of the gazetteer has that zone. A job at
-- startup looks up the zones of places that are already stored, and those of their races.
alter table places add column time_zone text not null default 'UTC';
-- That of its place, or the usual one of its country.
alter table races add column time_zone text not null default 'UTC';

-- Races without a place are looked up again, for the zones of their countries.
delete from race_places where decision = 'open';

-- When the day of the race ends at its place.
alter table race_directory add column ends_at timestamptz;
update race_directory set ends_at = (start_date + 1)::timestamp at time zone 'UTC';
alter table race_directory alter column ends_at set not null;
drop index race_directory_date;
create index race_directory_date on race_directory (start_date, race_id) include (race_status, ends_at);

alter table race_search add column ends_at timestamptz;
-- When its registration closes; '-infinity' where it is closed.
alter table race_search add column closes_at timestamptz not null default '-infinity';
drop index race_search_date;
drop index race_search_facet;
drop index race_search_lengths;
drop index race_search_price;
drop index race_search_rating;
drop index race_search_closed;
-- Its triggers count and price each row again, and none of that changes here.
alter table race_search disable trigger user;
update race_search set
  ends_at = (start_date + 1)::timestamp at time zone 'UTC',
  closes_at = (open_until + 1)::timestamp at time zone 'UTC';
alter table race_search enable trigger user;
alter table race_search alter column ends_at set not null;

alter table race_search drop column open_until;
create index race_search_date on race_search (start_date, race_id)
  include (facet_id, lengths_id, rating10, ends_at, closes_at);
create index race_search_facet on race_search (facet_id, start_date, race_id)
  include (lengths_id, rating10, ends_at, closes_at);
create index race_search_lengths on race_search (lengths_id, start_date, race_id)
  include (facet_id, rating10, ends_at, closes_at);
create index race_search_price on race_search (price, start_date, race_id)
  include (facet_id, rating10, ends_at, closes_at);
create index race_search_rating on race_search (rating10 desc nulls last, start_date, race_id)
  include (facet_id, ends_at);
-- The counts of those that have ended or closed are subtracted from those of all races.
create index race_search_ended on race_search (ends_at)
  include (start_date, facet_id, rating10);
create index race_search_closed on race_search (closes_at)
  include (start_date, facet_id, rating10, ends_at);
-- A place that gets its zone gives it to its races.
create index races_place on races (place_id) where place_id is not null;
