-- Experts are searched in their own table: two columns hold the folded texts, and a query counts.
drop trigger experts_search_insert on experts;
drop trigger experts_search_update on experts;
drop trigger "Experts_search_delete" on experts;
drop trigger reviews_expert_insert on reviews;
drop trigger reviews_expert_update on reviews;
drop trigger reviews_expert_delete on reviews;
drop table expert_search, expert_sets, expert_term_sets, expert_terms, expert_services, expert_cities, expert_words;
drop function expert_search_tidy();
drop function expert_search_on_change();
drop function expert_members_leave(expert_member[]);
drop function expert_members_join(expert_member[]);
drop function expert_members_of(int, int, int[], int[]);
drop type expert_member;
drop function expert_search_on_reviews();
drop function expert_search_before_leaving();
drop function expert_search_on_experts();
drop function expert_rating_refresh(uuid[]);
drop function expert_search_refresh(uuid[]);
drop function expert_terms_in(text);
drop function expert_search_text(experts);
drop function expert_services_text(text[]);
drop function expert_words_in(text[]);

alter table experts
  -- The services folded by norm(), one line each. Sorted by bytes, which is many times as fast.
  add column services_text text collate "C" not null default '',
  -- Name, title and services folded by norm(). Begins with a space, so that "% xy%" finds the beginnings
  -- of words.
  add column search_text text not null default '';

create function public.experts_search() returns trigger
language plpgsql
as $$
begin
  new.services_text := (
    select coalesce(string_agg(public.norm(btrim(name)), E'\n' order by place), '')
    from unnest(new.services) with ordinality as service (name, place)
  );
  new.search_text := ' ' || public.norm(concat_ws(' ', new.first_name, new.last_name, new.title)) || ' '
    || replace(new.services_text, E'\n', ' ');
  return new;
end
$$;
-- Before experts_touch, which compares whole rows.
create trigger experts_search
  before insert or update of first_name, last_name, title, services on experts
  for each row execute function experts_search();

alter table experts disable trigger experts_touch;
update experts set title = title;
alter table experts enable trigger experts_touch;
