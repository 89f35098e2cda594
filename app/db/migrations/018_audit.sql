-- What administrators did, kept for good. Written in the transaction of the change itself.
create table audit_entries (
  id uuid primary key default gen_random_uuid(),
  -- Null once the account is gone; the entry stays.
  admin_id uuid references users (id) on delete set null,
  -- A verb of the past: created, changed, deleted, hid.
  action text not null check (length(action) between 1 and 60),
  subject_type text not null check (length(subject_type) between 1 and 40),
  -- Of a row that may be gone by now, therefore no key.
  subject_id uuid,
  -- How the subject was called then. Of people it is emptied when their account is erased.
  subject_name text not null,
  before jsonb,
  after jsonb,
  reason text,
  created_at timestamptz not null default now()
);
create index audit_entries_newest on audit_entries (created_at desc, id);
create index audit_entries_subject on audit_entries (subject_id, created_at desc);
create index audit_entries_admin on audit_entries (admin_id, created_at desc);
