-- Deletes the reviews of deleted races and experts: a review names its subject by kind and id, which no
-- foreign key can follow. The kind is the argument of the trigger.
create or replace function reviews_follow_subject() returns trigger
language plpgsql
as $$
begin
  delete from public.reviews
  where entity_type = tg_argv[0] and entity_id in (select id from removed);
  return null;
end
$$;
