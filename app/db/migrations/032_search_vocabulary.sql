-- One or two letters are looked for within the words of the vocabulary when no word begins with
-- them: years and words of two letters belong to it too. Misspelt words are still corrected to
-- longer ones only.
create or replace function public.search_words_rebuild() returns void
language plpgsql
as $$
begin
  -- Two at once would each bring every word.
  perform pg_advisory_xact_lock(727275);
  delete from public.search_words;
  insert into public.search_words (word, n)
  select word, ndoc
  from ts_stat('select to_tsvector(''simple'', search_text) from public.race_search')
  where length(word) between 2 and 40 and word !~ '^[0-9]{5,}$';
end
$$;
select search_words_rebuild();
