-- The search text is emptied with the name when the account of the person is erased.
create or replace function audit_entries_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := ' ' || public.norm(new.subject_name);
  return new;
end
$$;

create or replace trigger audit_entries_search before insert or update of subject_name on audit_entries
  for each row execute function audit_entries_search();
