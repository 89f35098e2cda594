-- Nobody had confirmed that these numbers were theirs: each runner is asked again.
delete from whatsapp_consents;

-- The last word of a number: whether its owner takes messages. It holds for every account that names the number, also
-- after these accounts are deleted.
create table whatsapp_answers (
  number text primary key check (number ~ '^\+[1-9][0-9]{6,14}$'),
  takes_messages boolean not null,
  said_at timestamptz not null
);
