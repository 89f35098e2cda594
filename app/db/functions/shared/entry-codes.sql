-- A code of 100 random bits as 20 letters and digits of Crockford's base 32, which has no letters that look
-- like digits. The bytes are those of two random UUIDs whose lower five bits are all random.
create or replace function new_entry_code() returns text
language sql volatile parallel safe
as $$
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(u.bytes, p.place) & 31), 1), ''
  )
  from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as bytes) u,
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 25]) p (place)
$$;
