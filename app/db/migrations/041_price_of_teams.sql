-- A team may be sold as one entry: who forms it pays for all, and its other members pay nothing and take no place.
alter table race_team_rules add column has_one_price boolean not null default false;

-- Whether an entry shares the price and the place of its team.
alter table race_registrations add column shares_place boolean not null default false;
