-- A draft keeps the documents that came with a form that had a mistake, until the form is right.
alter table expert_applications
  drop constraint expert_applications_status_check,
  drop constraint expert_applications_decided,
  add column withdrawn_at timestamptz;
update expert_applications set withdrawn_at = updated_at where status = 'withdrawn';
alter table expert_applications
  add constraint expert_applications_status_check
    check (status in ('draft', 'pending', 'approved', 'declined', 'withdrawn')),
  add constraint expert_applications_decided
    check ((status in ('approved', 'declined')) = (decided_at is not null)),
  add constraint expert_applications_withdrawn
    check ((status = 'withdrawn') = (withdrawn_at is not null));
drop index expert_applications_once;
create unique index expert_applications_once on expert_applications (user_id)
  where status in ('draft', 'pending');
create index expert_applications_pending on expert_applications (created_at)
  where status = 'pending';
