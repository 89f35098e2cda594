-- A text as words with spaces between them, folded by norm(). The parser of to_tsvector looks for mail
-- addresses, files and tags wherever it meets a mark: 6,000 letters of `a1@` take it five seconds, and the
-- time grows with the cube of the length.
create function public.plain_words(value text) returns text
language sql immutable strict parallel safe
as $$
  select translate(public.norm(value), '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
$$;

create or replace function public.blog_posts_search() returns trigger
language plpgsql
as $$
begin
  new.search_words := to_tsvector(
    'english',
    public.plain_words(
      concat_ws(
        ' ', new.title, array_to_string(new.tags, ' '), new.seo_description, left(new.content, 100000)
      )
    )
  );
  return new;
end
$$;

create or replace function public.reviews_search() returns trigger
language plpgsql
as $$
begin
  new.search_words := to_tsvector('simple', public.plain_words(coalesce(new.comment, '')));
  return new;
end
$$;

alter table blog_posts disable trigger blog_posts_touch;
update blog_posts set title = title;
alter table blog_posts enable trigger blog_posts_touch;

alter table reviews disable trigger user;
update reviews set search_words = to_tsvector('simple', plain_words(comment)) where comment is not null;
alter table reviews enable trigger user;

drop index blog_posts_title_words;
-- What has the words in its title comes first.
create index blog_posts_title_words on blog_posts using gin (to_tsvector('english', plain_words(title)));
