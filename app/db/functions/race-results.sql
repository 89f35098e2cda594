-- A write to race_results: search text.

-- Each word begins with the version that it belongs to: the index then reads the words of one version. The reads add
-- the same letters (`wordsOfVersion` in app/features/results/desk.server.ts).
create or replace function race_results_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := regexp_replace(
    ' ' || rtrim(translate(public.plain_words(concat_ws(' ', new.bib, case when new.is_name_hidden then '' else new.name end)),
      '’‘–—·', '     ')),
    ' +', ' v' || left(new.import_id::text, 8), 'g');
  return new;
end
$$;

create or replace trigger race_results_search before insert or update of bib, name, is_name_hidden
  on race_results for each row execute function race_results_search();
