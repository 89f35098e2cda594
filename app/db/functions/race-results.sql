-- A write to race_results: search text.

create or replace function race_results_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := ' ' || public.norm(concat_ws(' ', new.bib, case when new.is_name_hidden then '' else new.name end));
  return new;
end
$$;

create or replace trigger race_results_search before insert or update of bib, name, is_name_hidden
  on race_results for each row execute function race_results_search();
