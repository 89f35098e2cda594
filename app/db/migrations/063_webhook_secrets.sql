-- A new secret of an address takes the place of the old one, which signs beside it until the receiver has
-- had time to learn the new one.
alter table webhook_endpoints
  add column previous_secret text,
  add column previous_until timestamptz,
  add constraint webhook_endpoints_previous
    check ((previous_secret is null) = (previous_until is null));

-- The words of races and experts are read as those of posts and reviews are: marks between them made the
-- parser look for mail addresses, files and tags.
create or replace function public.search_words_rebuild() returns void
language plpgsql
as $$
begin
  -- Two at once would each bring every word.
  perform pg_advisory_xact_lock(727275);
  delete from public.search_words;
  insert into public.search_words (word, n)
  select word, ndoc
  from ts_stat('select to_tsvector(''simple'', public.plain_words(search_text)) from public.race_search')
  where length(word) between 2 and 40 and word !~ '^[0-9]{5,}$';
end
$$;

create or replace function public.expert_words_in(texts text[]) returns table (word text, n int)
language sql stable
as $$
  select word, ndoc::int
  from ts_stat(format(
    'select to_tsvector(''simple'', public.plain_words(said)) from unnest(%L::text[]) told (said)', texts
  ))
  where length(word) between 2 and 40 and word !~ '^[0-9]{5,}$'
$$;

select search_words_rebuild();
delete from expert_words;
insert into expert_words (word, n)
select word, n
from expert_words_in(array(select search_text from expert_search where is_active));
