-- Where a race was found to be is not a change of it: an import whose races have got a place since can
-- still be taken back.
create or replace function public.race_import_mark(row_image jsonb) returns text
language sql immutable
as $$
  select md5((row_image - '{place_id,taken,sequence,sort_order,created_at,updated_at}'::text[])::text)
$$;
