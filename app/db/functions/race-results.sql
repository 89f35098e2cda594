-- A write to race_results: search text. A version that is published: an event of its race.

-- Whose a row is: by the entry that it was matched to, or by an approved claim. Results of relays are in neither. An
-- account that was deleted has no user.
create or replace view result_runners as
select r.id as result_id, g.user_id, g.companion_id
from race_results r join race_registrations g on g.id = r.registration_id
union all
select r.id, c.user_id, null
from race_results r join result_claims c on c.id = r.claim_id;

-- Each word begins with the version that it belongs to: the index then reads the words of one version. The reads add
-- the same letters (`wordsOfVersion` in app/features/results/desk.server.ts).
create or replace function race_results_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := replace(
    ' ' || public.bare_words(concat_ws(' ', new.bib, case when new.is_name_hidden then '' else new.name end)),
    ' ', ' v' || left(new.import_id::text, 8));
  return new;
end
$$;

create or replace trigger race_results_search before insert or update of bib, name, is_name_hidden
  on race_results for each row execute function race_results_search();

-- Writes an event when a version is published, if the race has an organizer who can read it.
create or replace function note_results() returns trigger
language plpgsql
as $$
begin
  insert into race_events (race_id, kind, subject_id)
  select new.race_id, 'results.published', new.id
  where exists (select from race_organizers o where o.race_id = new.race_id);
  if found then perform pg_notify('race_events', ''); end if;
  return null;
end
$$;

create or replace trigger race_result_imports_events after update of state on race_result_imports
  for each row when (new.state = 'published' and old.state <> 'published') execute function note_results();
