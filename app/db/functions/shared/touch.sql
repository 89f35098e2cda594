-- Sets updated_at when a row changes and the writer has not set it. Triggers of one kind run in the order of
-- their names: those that write search texts come before `…_touch`, which compares whole rows.
create or replace function touch() returns trigger
language plpgsql
as $$
begin
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  return new;
end
$$;
