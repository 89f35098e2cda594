-- A write to blog_posts: search words, updated_at.

create or replace function blog_posts_search() returns trigger
language plpgsql
as $$
begin
  new.search_words := to_tsvector(
    case new.lang when 'es' then 'spanish'::regconfig else 'english'::regconfig end,
    public.plain_words(
      concat_ws(
        ' ', new.title, array_to_string(new.tags, ' '), new.seo_description, left(new.content, 100000)
      )
    )
  );
  return new;
end
$$;

-- Runs before blog_posts_touch, by its name.
create or replace trigger blog_posts_search
  before insert or update of title, tags, seo_description, content, lang on blog_posts
  for each row execute function blog_posts_search();

create or replace trigger blog_posts_touch before update on blog_posts
  for each row when (old.* is distinct from new.*) execute function touch();
