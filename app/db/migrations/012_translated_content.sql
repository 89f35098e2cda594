-- Posts and episodes have a language, and may be the translation of another one.

alter table blog_posts
  add column lang text not null default 'en' check (lang in ('en', 'es')),
  -- The original in another language. A translation outlives it.
  add column translation_of uuid references blog_posts (id) on delete set null,
  add constraint blog_posts_no_own_translation check (translation_of <> id),
  add constraint blog_posts_one_translation unique (translation_of, lang);

alter table podcasts
  add column lang text not null default 'en' check (lang in ('en', 'es')),
  add column translation_of uuid references podcasts (id) on delete set null,
  add constraint podcasts_no_own_translation check (translation_of <> id),
  add constraint podcasts_one_translation unique (translation_of, lang);

-- In which language a script is read aloud.
alter table podcast_audio add column lang text not null default 'en' check (lang in ('en', 'es'));
alter table podcast_drafts add column lang text not null default 'en' check (lang in ('en', 'es'));

-- Words are found by their stems in the language of the text.
drop index blog_posts_title_words;
create index blog_posts_title_words on blog_posts using gin (
  to_tsvector(
    case lang when 'es' then 'spanish'::regconfig else 'english'::regconfig end, plain_words(title)
  )
);
drop index podcasts_words;
create index podcasts_words on podcasts using gin (
  to_tsvector(
    case lang when 'es' then 'spanish'::regconfig else 'english'::regconfig end,
    plain_words(title || ' ' || coalesce(topic, '') || ' ' || coalesce(description, ''))
  )
);
