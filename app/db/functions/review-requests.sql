-- A write to review_requests: status of the whole from its channels.
-- A new status in outbox_messages: status of the channel in review_requests.

-- A request is queued while one channel is queued, and sent when one has sent it.
create or replace function sum_up_review_request() returns trigger
language plpgsql
as $$
declare
  ways text[] := array_remove(array[new.email_status, new.sms_status], null);
begin
  if cardinality(ways) = 0 then return new; end if;
  new.status := case
    when 'queued' = any (ways) then 'queued'
    when 'sent' = any (ways) then 'sent'
    else 'failed'
  end;
  new.error := nullif(concat_ws(' ', new.email_error, new.sms_error), '');
  return new;
end
$$;

create or replace trigger review_requests_sum_up before insert or update on review_requests
  for each row execute function sum_up_review_request();

-- Messages are deleted after some weeks; their status stays with the request.
create or replace function note_review_request() returns trigger
language plpgsql
as $$
begin
  update review_requests set email_status = new.status, email_error = new.error
    where email_message_id = new.id and new.channel = 'email';
  update review_requests set sms_status = new.status, sms_error = new.error
    where sms_message_id = new.id and new.channel = 'sms';
  return null;
end
$$;

create or replace trigger outbox_messages_review_request after update of status on outbox_messages
  for each row when (old.status is distinct from new.status)
  execute function note_review_request();
