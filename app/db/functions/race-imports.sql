-- Whether a row is still as the import left it, without storing it: columns that change on their own do not
-- count. Undoing an import compares these.
create or replace function race_import_mark(row_image jsonb) returns text
language sql immutable
as $$
  select md5((row_image - '{place_id,time_zone,taken,sequence,sort_order,created_at,updated_at}'::text[])::text)
$$;

-- The text of the file, or the stored text if the file has none, or the same one with other spaces, line ends
-- or composed letters, none of which a file can express.
create or replace function race_import_text(said text, kept text) returns text
language sql immutable
as $$
  select case
    when said is null or said = kept then kept
    when said = regexp_replace(
      normalize(regexp_replace(kept, E'\r\n?', E'\n', 'g'), nfc),
      '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+'
        || '|[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$',
      '', 'g'
    ) then kept
    else said
  end
$$;
