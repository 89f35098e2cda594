-- A results file of 20,000 rows is stored at once, and three letters of each name cost more than all the rest of it.
-- Names are found by the beginnings of their words; nothing waits for a later clean-up, which made the first searches slow.
drop index race_results_words;
create index race_results_words on race_results using gin (to_tsvector('simple', search_text))
  with (fastupdate = off);
-- A number alone is a whole bib number, however many zeros the timer wrote before it.
create index race_results_of_bib on race_results (import_id, ltrim(bib, '0'));
