-- Why a review is hidden, in a word that its author is told and a note that only administrators see.
alter table reviews
  add column hidden_reason text check (
    hidden_reason in ('spam', 'offensive', 'personal', 'off-topic', 'not-real', 'other')
  ),
  add column hidden_note text,
  add column hidden_by uuid references users (id) on delete set null,
  add column hidden_at timestamptz,
  -- The words of the comment, folded by norm().
  add column search_words tsvector not null default '',
  add constraint reviews_shown_without_reason check (
    is_hidden or (
      hidden_reason is null and hidden_note is null and hidden_by is null and hidden_at is null
    )
  );

create function public.reviews_search() returns trigger
language plpgsql
as $$
begin
  new.search_words := to_tsvector('simple', public.norm(coalesce(new.comment, '')));
  return new;
end
$$;
-- Before reviews_touch, which compares whole rows.
create trigger reviews_search before insert or update of comment on reviews
  for each row execute function reviews_search();

alter table reviews disable trigger user;
update reviews set search_words = to_tsvector('simple', norm(comment)) where comment is not null;
alter table reviews enable trigger user;

create index reviews_words on reviews using gin (search_words);
-- Any page of the moderators' list, and its length, is read from this index alone.
create index reviews_list on reviews (created_at desc, id) include (is_hidden, rating);
drop index reviews_newest;
create index reviews_hidden on reviews (created_at desc, id) include (hidden_reason)
  where is_hidden;
create index reviews_hidden_by on reviews (hidden_by) where hidden_by is not null;

-- Reviews are also looked for by the name of their race, past ones as well.
create index races_name_words on races using gin (norm(race_name) gin_trgm_ops);
