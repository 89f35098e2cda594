-- Places of a distance that its organizer keeps for those who have a code: as many as the code has uses left. They count
-- in race_distances.taken, as open offers of the waiting list do.
alter table vouchers add column keeps_places boolean not null default false;

-- A code that keeps places need not lower the price.
alter table vouchers drop constraint vouchers_kind_check;
alter table vouchers add constraint vouchers_kind_check check (kind in ('amount', 'percent', 'free', 'none'));
alter table vouchers drop constraint vouchers_check;
alter table vouchers add constraint vouchers_value check ((kind in ('free', 'none')) = (value is null));
alter table vouchers add constraint vouchers_kept check (
  case when keeps_places then distance_id is not null and max_uses is not null else kind <> 'none' end
);
create index vouchers_kept on vouchers (race_id, last_day) where keeps_places and is_active;

-- The code whose kept place the entry has.
alter table race_registrations add column voucher_id uuid references vouchers (id) on delete set null;
create index race_registrations_voucher on race_registrations (voucher_id) where voucher_id is not null;
