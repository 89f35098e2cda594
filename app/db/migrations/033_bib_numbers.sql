-- Every entry has a number for the bib from the moment it is made. It counts within the race, in the
-- order of registration, and stays: what is cancelled leaves its number unused.
create table race_bibs (
  race_id uuid primary key references races (id) on delete cascade,
  last_bib integer not null check (last_bib > 0)
);

-- 0 stands for an entry that has no number yet: the trigger gives it one.
alter table race_registrations add column bib integer not null default 0;

alter table race_registrations disable trigger race_registrations_touch;
update race_registrations g set bib = numbered.bib
from (
  select id, row_number() over (partition by race_id order by created_at, id) as bib
  from race_registrations
) numbered
where numbered.id = g.id;
alter table race_registrations enable trigger race_registrations_touch;

insert into race_bibs (race_id, last_bib)
select race_id, max(bib) from race_registrations group by race_id;

alter table race_registrations
  add constraint race_registrations_bib unique (race_id, bib),
  add constraint race_registrations_bib_check check (bib > 0);

create function public.give_bib() returns trigger
language plpgsql
as $$
begin
  -- Whoever deletes the race is waited for here, and not with a number in hand.
  perform from races where id = new.race_id for key share;
  -- A number that comes with its entry is counted, so that nobody else gets it.
  insert into race_bibs as b (race_id, last_bib)
  values (new.race_id, greatest(new.bib, 1))
  on conflict (race_id) do update
    set last_bib = case when new.bib > 0 then greatest(b.last_bib, new.bib) else b.last_bib + 1 end
  returning case when new.bib > 0 then new.bib else b.last_bib end into new.bib;
  return new;
end
$$;
create trigger race_registrations_bib before insert on race_registrations
  for each row execute function give_bib();
