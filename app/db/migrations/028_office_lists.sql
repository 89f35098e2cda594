-- What messages, claims and the audit log are searched by, folded by norm(), with a space before each
-- word: reading a stored text is ten times as quick as folding it again. Plain columns kept by
-- triggers, because the triggers of updated_at compare whole rows.
alter table contact_messages add column search_text text collate "C" not null default '';
alter table race_claims add column search_text text collate "C" not null default '';
alter table audit_entries add column search_text text collate "C" not null default '';

create function public.contact_messages_search() returns trigger
language plpgsql
as $$
begin
  new.search_text :=
    ' ' || public.norm(concat_ws(' ', new.name, new.email, new.subject, new.message));
  return new;
end
$$;
create trigger contact_messages_search
  before insert or update of name, email, subject, message on contact_messages
  for each row execute function contact_messages_search();
update contact_messages
set search_text = ' ' || norm(concat_ws(' ', name, email, subject, message));

create function public.race_claims_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := ' ' || public.norm(concat_ws(' ', new.name, new.email));
  return new;
end
$$;
-- Before race_claims_touch, which compares whole rows.
create trigger race_claims_search before insert or update of name, email on race_claims
  for each row execute function race_claims_search();
alter table race_claims disable trigger race_claims_touch;
update race_claims set search_text = ' ' || norm(concat_ws(' ', name, email));
alter table race_claims enable trigger race_claims_touch;

-- The name is emptied when the account of the person is erased, and this with it.
create function public.audit_entries_search() returns trigger
language plpgsql
as $$
begin
  new.search_text := ' ' || public.norm(new.subject_name);
  return new;
end
$$;
create trigger audit_entries_search before insert or update of subject_name on audit_entries
  for each row execute function audit_entries_search();
update audit_entries set search_text = ' ' || norm(subject_name);

drop index contact_messages_words;
create index contact_messages_words on contact_messages using gin (search_text gin_trgm_ops);
create index race_claims_words on race_claims using gin (search_text gin_trgm_ops);
create index audit_entries_words on audit_entries using gin (search_text gin_trgm_ops);

-- Any page of these lists, and their length, is read from one index alone.
drop index contact_messages_newest;
create index contact_messages_list on contact_messages (created_at desc, id) include (handled_at);
drop index contact_messages_waiting;
create index contact_messages_waiting on contact_messages (created_at desc, id)
  where handled_at is null;
drop index race_claims_newest;
create index race_claims_list on race_claims (created_at desc, id desc);
create index race_claims_status on race_claims (status, created_at desc, id desc);
create index invitations_waiting on invitations (sent_at desc, id) where accepted_at is null;
drop index invitations_sent;

-- A page of registrations, and their length, also where only some races count.
drop index race_registrations_list;
create index race_registrations_list on race_registrations (created_at desc, id desc)
  include (race_id, user_id);
drop index race_directory_date;
create index race_directory_date on race_directory (start_date, race_id) include (race_status);

-- What the dashboard counts, from indexes alone.
create index users_joined on users (created_at) include (email_verified) where not is_temporary;
create index auth_sessions_used on auth_sessions (updated_at, user_id);
drop index user_favorites_newest;
create index user_favorites_newest on user_favorites (created_at) include (user_id, race_id);
drop index invoices_newest;
create index invoices_newest on invoices (created) include (status, amount_paid);

-- Names of races are looked for in race_directory.
drop index races_words;
drop index races_name_words;
