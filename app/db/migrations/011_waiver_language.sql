-- The language of the waiver that a runner has accepted: that of the page on which the box was ticked. Until
-- now there was an English one only.
alter table race_registrations
  add column waiver_lang text not null default 'en' check (waiver_lang in ('en', 'es'));
