-- What runners must know can reach them by WhatsApp too, where they have agreed to it.
alter table outbox_messages drop constraint outbox_messages_channel_check;
alter table outbox_messages add constraint outbox_messages_channel_check
  check (channel in ('email', 'sms', 'whatsapp'));
alter table outbox_messages
  -- What the places of an approved template are filled with: ["…"].
  add column parameters jsonb,
  add column lang text check (lang in ('en', 'es')),
  -- What the provider says after it has taken the message; null: nothing yet.
  add column delivery text check (delivery in ('delivered', 'read'));

alter table race_messages add column also_whatsapp boolean not null default false;
-- Only what runners must know.
alter table race_messages add constraint race_messages_whatsapp
  check (not also_whatsapp or kind = 'needed');

alter table race_message_recipients
  add column whatsapp_outbox_id uuid unique,
  -- null: not wanted, or the runner has not agreed to it.
  add column whatsapp_state text
    check (whatsapp_state in ('waiting', 'sent', 'delivered', 'read', 'failed'));

-- Who wants messages about races by WhatsApp, at which number, and since when.
create table whatsapp_consents (
  user_id uuid primary key references users (id) on delete cascade,
  number text not null check (number ~ '^\+[1-9][0-9]{6,14}$'),
  created_at timestamptz not null
);
-- Somebody who answers STOP is found by the number.
create index whatsapp_consents_number on whatsapp_consents (number);
