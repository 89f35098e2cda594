-- A write to entry_answers, in this order: whether it counts, what is taken of the choices.
-- A write to entry_files: event.
-- Another status of an entry (race_registrations): its answers count, or count no more.
-- Before a distance is deleted (race_distances): its questions without answers are deleted, the others are
-- no longer asked.

-- Adds to what is taken of choices. Their rows are locked in the order of their ids, so that concurrent
-- writers wait for each other and never in a circle. The constraint entry_choices_stock refuses one too many.
create or replace function add_taken(ids uuid[], counts integer[]) returns void
language plpgsql
as $$
begin
  perform from entry_choices where id = any (ids) order by id for no key update;
  update entry_choices c set taken = c.taken + given.count
  from unnest(ids, counts) as given (id, count)
  where c.id = given.id;
end
$$;

create or replace function set_is_counted() returns trigger
language plpgsql
as $$
begin
  new.is_counted := (
    select g.status <> 'cancelled' from race_registrations g where g.id = new.registration_id
  );
  return new;
end
$$;

create or replace trigger entry_answers_judge before insert on entry_answers
  for each row execute function set_is_counted();

create or replace function count_choices() returns trigger
language plpgsql
as $$
declare
  ids uuid[];
  counts integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(x.choice_id), array_agg(x.count) into ids, counts from (
      select choice_id, count(*)::int as count
      from added where is_counted and choice_id is not null group by choice_id
    ) x;
  elsif tg_op = 'DELETE' then
    select array_agg(x.choice_id), array_agg(x.count) into ids, counts from (
      select choice_id, -count(*)::int as count
      from removed where is_counted and choice_id is not null group by choice_id
    ) x;
  else
    select array_agg(x.choice_id), array_agg(x.count) into ids, counts from (
      select choice_id, sum(by)::int as count
      from (
        select choice_id, 1 as by from added where is_counted
        union all
        select choice_id, -1 from removed where is_counted
      ) changed
      where choice_id is not null group by choice_id having sum(by) <> 0
    ) x;
  end if;
  if ids is not null then perform add_taken(ids, counts); end if;
  return null;
end
$$;

create or replace trigger entry_answers_count_insert after insert on entry_answers
  referencing new table as added
  for each statement execute function count_choices();
create or replace trigger entry_answers_count_update after update on entry_answers
  referencing old table as removed new table as added
  for each statement execute function count_choices();
create or replace trigger entry_answers_count_delete after delete on entry_answers
  referencing old table as removed
  for each statement execute function count_choices();

create or replace function update_is_counted() returns trigger
language plpgsql
as $$
begin
  update entry_answers a set is_counted = g.status <> 'cancelled'
  from added g join removed r on r.id = g.id
  where a.registration_id = g.id and (g.status = 'cancelled') <> (r.status = 'cancelled');
  return null;
end
$$;

create or replace trigger race_registrations_answers after update on race_registrations
  referencing old table as removed new table as added
  for each statement execute function update_is_counted();

create or replace function end_questions_of_distance() returns trigger
language plpgsql
as $$
begin
  delete from entry_questions q where distance_id = old.id
    and not exists (select from entry_answers a where a.question_id = q.id);
  update entry_questions set distance_id = null, is_distance_deleted = true, is_asked = false
  where distance_id = old.id;
  return old;
end
$$;

create or replace trigger race_distances_questions before delete on race_distances
  for each row execute function end_questions_of_distance();

-- An entry whose file was sent or decided on has changed.
create or replace function note_entry_files() returns trigger
language plpgsql
as $$
begin
  perform note_changed_entries(array[new.registration_id]);
  return null;
end
$$;

create or replace trigger entry_files_events after insert or update of reviewed_at on entry_files
  for each row execute function note_entry_files();
