-- Which messages somebody has dealt with.
alter table contact_messages
  add column handled_at timestamptz,
  -- Null as well once the account of who did it is gone.
  add column handled_by uuid references users (id) on delete set null;
create index contact_messages_waiting on contact_messages (created_at desc) where handled_at is null;
create index contact_messages_handler on contact_messages (handled_by) where handled_by is not null;
create index contact_messages_words on contact_messages
  using gin (lower(name || ' ' || email || ' ' || coalesce(subject, '') || ' ' || message) gin_trgm_ops);

-- What the dashboard counts by its day.
create index users_last_sign_in on users (last_sign_in_at) where last_sign_in_at is not null;
create index user_favorites_newest on user_favorites (created_at);
create index chat_messages_newest on chat_messages ("timestamp") where is_user;
create index invoices_newest on invoices (created);
