-- A write to experts: updated_at, row of the search, reviews of deleted experts, office counts.
-- A write to expert_applications: updated_at, office counts.

create or replace trigger experts_touch before update on experts
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger experts_take_reviews after delete on experts
  referencing old table as removed
  for each statement execute function reviews_follow_subject('expert');

-- Only for changed columns that the search reads.
create or replace function expert_search_on_experts() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform public.expert_search_refresh(array(select id from added));
  else
    perform public.expert_search_refresh(array(
      select a.id
      from added a
      join removed r on r.id = a.id
      where (
        a.first_name, a.last_name, a.title, a.services, a.city, a.years_experience, a.is_active
      ) is distinct from (
        r.first_name, r.last_name, r.title, r.services, r.city, r.years_experience, r.is_active
      )
    ));
  end if;
  return null;
end
$$;

create or replace trigger experts_search_insert after insert on experts
  referencing new table as added
  for each statement execute function expert_search_on_experts();
create or replace trigger experts_search_update after update on experts
  referencing old table as removed new table as added
  for each statement execute function expert_search_on_experts();

-- Deletes take the lock of the search before their rows of it are deleted too. Triggers run in the order of
-- their names, and that of the foreign key begins with `RI_`.
create or replace function expert_search_before_leaving() returns trigger
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(727276);
  return null;
end
$$;

create or replace trigger "Experts_search_delete" after delete on experts
  for each row execute function expert_search_before_leaving();

create or replace trigger experts_tell_office after insert or delete on experts
  for each statement execute function tell_office_counts();

create or replace trigger expert_applications_touch before update on expert_applications
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger expert_applications_tell_office
  after insert or delete or update of status on expert_applications
  for each statement execute function tell_office_counts();
