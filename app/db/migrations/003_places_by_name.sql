-- The rule may place a race by the name of its town alone. Races that it was not sure about are looked up
-- again by the job that places waiting races.

alter table race_places drop constraint race_places_decision_check;
alter table race_places add constraint race_places_decision_check
  check (decision in ('rule', 'name', 'accepted', 'hand', 'left', 'open'));

delete from race_places where decision = 'open';
