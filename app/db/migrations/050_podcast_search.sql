-- What the search finds an episode by.
create index podcasts_words on podcasts using gin (
  to_tsvector(
    'english', plain_words(title || ' ' || coalesce(topic, '') || ' ' || coalesce(description, ''))
  )
);
