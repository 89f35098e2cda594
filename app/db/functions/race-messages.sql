-- A new status or delivery in outbox_messages: state of the recipient in race_message_recipients.

-- Messages are deleted after some weeks; their state stays with the recipient.
create or replace function note_race_message() returns trigger
language plpgsql
as $$
begin
  if new.channel = 'sms' then
    update race_message_recipients
      set sms_state = case new.status when 'queued' then 'waiting' else new.status end
      where sms_outbox_id = new.id;
    return null;
  end if;
  if new.channel = 'whatsapp' then
    update race_message_recipients
      set whatsapp_state = case new.status
        when 'queued' then coalesce(new.delivery, 'waiting')
        when 'sent' then coalesce(new.delivery, 'sent')
        else new.status end
      where whatsapp_outbox_id = new.id;
    return null;
  end if;
  update race_message_recipients
    set state = case new.status when 'queued' then 'waiting' else new.status end,
      error = new.error, sent_at = new.sent_at
    where outbox_id = new.id;
  return null;
end
$$;

create or replace trigger outbox_messages_race_message after update of status, delivery on outbox_messages
  for each row when (old.status is distinct from new.status or old.delivery is distinct from new.delivery)
  execute function note_race_message();
