-- What runners must know can go to their phones too: the subject, with a link to the registration.
alter table race_messages add column also_sms boolean not null default false;
-- Only what runners must know.
alter table race_messages add constraint race_messages_sms check (not also_sms or kind = 'needed');

alter table race_message_recipients
  add column sms_outbox_id uuid unique,
  -- `null`: no text message was wanted, or none has been tried.
  add column sms_state text check (sms_state in ('waiting', 'sent', 'failed'));
