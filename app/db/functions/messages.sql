-- A write to contact_messages: search text, office counts.

create or replace function contact_messages_search() returns trigger
language plpgsql
as $$
begin
  new.search_text :=
    ' ' || public.norm(concat_ws(' ', new.name, new.email, new.subject, new.message));
  return new;
end
$$;

create or replace trigger contact_messages_search
  before insert or update of name, email, subject, message on contact_messages
  for each row execute function contact_messages_search();

create or replace trigger contact_messages_tell_office
  after insert or delete or update of handled_at on contact_messages
  for each statement execute function tell_office_counts();
