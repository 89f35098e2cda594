-- The back office watches some numbers while it is open. Each statement that may change one of them tells
-- the servers, after the commit; of equal notifications in one transaction PostgreSQL sends one.
create function public.tell_office_counts() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('office_counts', '');
  return null;
end
$$;

create trigger races_tell_office after insert or delete on races
  for each statement execute function tell_office_counts();
create trigger race_registrations_tell_office after insert or delete on race_registrations
  for each statement execute function tell_office_counts();
create trigger race_claims_tell_office after insert or delete on race_claims
  for each statement execute function tell_office_counts();
create trigger experts_tell_office after insert or delete on experts
  for each statement execute function tell_office_counts();
create trigger expert_applications_tell_office
  after insert or delete or update of status on expert_applications
  for each statement execute function tell_office_counts();
create trigger contact_messages_tell_office
  after insert or delete or update of handled_at on contact_messages
  for each statement execute function tell_office_counts();
