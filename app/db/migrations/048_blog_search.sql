alter table blog_posts
  -- The words of the title, the tags, the description and the text, folded by norm() and without endings.
  add column search_words tsvector not null default '';

create function public.blog_posts_search() returns trigger
language plpgsql
as $$
begin
  new.search_words := to_tsvector(
    'english',
    public.norm(
      concat_ws(
        ' ', new.title, array_to_string(new.tags, ' '), new.seo_description, left(new.content, 100000)
      )
    )
  );
  return new;
end
$$;
-- Before blog_posts_touch, which compares whole rows.
create trigger blog_posts_search
  before insert or update of title, tags, seo_description, content on blog_posts
  for each row execute function blog_posts_search();

alter table blog_posts disable trigger blog_posts_touch;
update blog_posts set title = title;
alter table blog_posts enable trigger blog_posts_touch;

create index blog_posts_words on blog_posts using gin (search_words);
-- What has the words in its title comes first.
create index blog_posts_title_words on blog_posts using gin (to_tsvector('english', norm(title)));
