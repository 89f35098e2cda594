alter table race_results
  -- When somebody last corrected the row by hand; what it was before is in the audit log.
  add column corrected_at timestamptz;
create index race_results_corrected on race_results (import_id) where corrected_at is not null;

alter table race_result_imports
  -- What the version corrects and why, for everybody who reads the results.
  add column note text check (char_length(note) between 1 and 500);

-- Each word begins with its version, so that a search reads the words of one version and not those of all races.
update race_results
set search_text = regexp_replace(
  ' ' || rtrim(translate(public.plain_words(concat_ws(' ', bib, case when is_name_hidden then '' else name end)), '’‘–—·', '     ')),
  ' +', ' v' || left(import_id::text, 8), 'g');
