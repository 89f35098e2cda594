-- What this installation made up for itself and every copy of the server must know.
create table app_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

alter table outbox_messages
  add column recipient_name text,
  add column html text,
  add column reply_to text,
  add column unsubscribe_url text,
  -- [{ filename, contentType, content }]
  add column attachments jsonb,
  add column attempts int not null default 0 check (attempts >= 0);
create index outbox_messages_recipient on outbox_messages (lower(recipient), created_at desc);
create index outbox_messages_waiting on outbox_messages (created_at) where status = 'queued';

-- How the stand-ins for outside services behave: switched by hand, to see what happens then.
create table sandbox_settings (
  name text primary key,
  value text not null
);
