-- From this moment on the nightly job may delete the account; null for everybody who stays.
alter table users add column delete_after timestamptz;
create index users_delete_after on users (delete_after) where delete_after is not null;

-- The entry of a deleted account stays as the organizer's record, without the person. The database
-- refuses to let go of the person before everything personal is gone from the entry.
alter table race_registrations
  alter column user_id drop not null,
  alter column date_of_birth drop not null,
  drop constraint race_registrations_user_id_fkey,
  add constraint race_registrations_user_id_fkey
    foreign key (user_id) references users (id) on delete set null,
  add constraint race_registrations_person_or_nothing check (
    case when user_id is not null then date_of_birth is not null
    else date_of_birth is null and first_name || last_name || phone || country || insurance_provider
      || policy_number || emergency_contact_name || emergency_contact_phone = ''
    end
  );
