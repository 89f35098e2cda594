-- A write to race_claims: search text, updated_at, office counts.

create or replace function race_claims_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := ' ' || public.norm(concat_ws(' ', new.name, new.email));
  return new;
end
$$;

create or replace trigger race_claims_search before insert or update of name, email on race_claims
  for each row execute function race_claims_search();

create or replace trigger race_claims_touch before update on race_claims
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger race_claims_tell_office after insert or delete or update of status
  on race_claims
  for each statement execute function tell_office_counts();
