-- A write to experts: searched texts, updated_at, reviews of deleted experts, office counts.
-- A write to expert_applications: updated_at, office counts.

create or replace function experts_search() returns trigger
language plpgsql
as $$
begin
  new.services_text := (
    select coalesce(string_agg(public.norm(btrim(name)), E'\n' order by place), '')
    from unnest(new.services) with ordinality as service (name, place)
  );
  new.search_text := ' ' || public.norm(concat_ws(' ', new.first_name, new.last_name, new.title)) || ' '
    || replace(new.services_text, E'\n', ' ');
  return new;
end
$$;

-- Its name sorts before experts_touch, which compares whole rows.
create or replace trigger experts_search
  before insert or update of first_name, last_name, title, services on experts
  for each row execute function experts_search();

create or replace trigger experts_touch before update on experts
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger experts_take_reviews after delete on experts
  referencing old table as removed
  for each statement execute function reviews_follow_subject('expert');

create or replace trigger experts_tell_office after insert or delete on experts
  for each statement execute function tell_office_counts();

create or replace trigger expert_applications_touch before update on expert_applications
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger expert_applications_tell_office
  after insert or delete or update of status on expert_applications
  for each statement execute function tell_office_counts();
