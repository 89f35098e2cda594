-- How old a runner must be on the day of the race. An organizer who takes minors sets it below 16.
alter table races
  add column minimum_age int not null default 16 check (minimum_age between 0 and 100);

-- The parent or guardian who has consented, of a runner who is a minor on the day of the race.
alter table race_registrations
  add column guardian_name text check (guardian_name <> ''),
  add constraint race_registrations_guardian_of_nobody check (user_id is not null or guardian_name is null);
