-- What the back office finds runners by: the name, folded by norm(), with a space before each word.
-- A plain column kept by a trigger, because the trigger of updated_at compares whole rows, which no
-- generated column may be a part of.
alter table race_registrations add column search_text text collate "C" not null default '';

create function public.race_registrations_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := ' ' || public.norm(concat_ws(' ', new.first_name, new.last_name));
  return new;
end
$$;
-- Triggers of one kind run in the order of their names: this one before race_registrations_touch.
create trigger race_registrations_search before insert or update of first_name, last_name
  on race_registrations for each row execute function race_registrations_search();

alter table race_registrations disable trigger race_registrations_touch;
update race_registrations set search_text = ' ' || norm(concat_ws(' ', first_name, last_name));
alter table race_registrations enable trigger race_registrations_touch;

create index race_registrations_words on race_registrations using gin (search_text gin_trgm_ops);
-- Any page of the list, and its length, is read from these indexes alone.
drop index race_registrations_newest;
create index race_registrations_list on race_registrations (created_at desc, id desc);
create index race_registrations_status on race_registrations (status, created_at desc, id desc);
create index race_registrations_race on race_registrations (race_id, created_at desc, id desc)
  include (status);
create index races_words on races using gin ((' ' || norm(race_name)) gin_trgm_ops);

-- What became of a request on each way that was chosen; null for a way that was not.
alter table review_requests
  add column email_status text check (email_status in ('queued', 'sent', 'failed')),
  add column email_error text,
  add column email_message_id uuid,
  add column sms_status text check (sms_status in ('queued', 'sent', 'failed')),
  add column sms_error text,
  add column sms_message_id uuid;
create index review_requests_email on review_requests (email_message_id);
create index review_requests_sms on review_requests (sms_message_id);

-- The whole is on its way while one way is, and sent when one has arrived.
create function public.sum_up_review_request() returns trigger
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
create trigger review_requests_sum_up before insert or update on review_requests
  for each row execute function sum_up_review_request();

-- Messages are forgotten after some weeks; what became of them stays with the request.
create function public.note_review_request() returns trigger
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
create trigger outbox_messages_review_request after update of status on outbox_messages
  for each row when (old.status is distinct from new.status)
  execute function note_review_request();

-- How far somebody has got with a claim, and what there is to remember about it.
alter table race_claims
  add column status text not null default 'new' check (status in ('new', 'contacted', 'done')),
  add column note text,
  add column updated_at timestamptz not null default now();
create trigger race_claims_touch before update on race_claims
  for each row when (old.* is distinct from new.*) execute function touch();
