-- Questions of a race that are answered with a file, such as a medical certificate. The answer of an entry
-- (entry_answers) is what has become of it: received, approved or refused. It stays when the file is deleted.
alter table entry_questions drop constraint entry_questions_kind_check;
alter table entry_questions add constraint entry_questions_kind_check
  check (kind in ('text', 'choice', 'choices', 'number', 'date', 'agreement', 'file'));

-- The file that a runner sent last; another one replaces it, with another id.
create table entry_files (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null references race_registrations (id) on delete cascade,
  question_id uuid not null references entry_questions (id) on delete cascade,
  -- null: the account is deleted, and the file is about to be.
  sent_by uuid references users (id) on delete set null,
  -- Its name among the stored files.
  file text not null unique,
  -- Why the organizer did not accept it.
  refusal text check (char_length(refusal) between 1 and 300),
  -- When the organizer decided; null: not yet.
  reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (registration_id, question_id),
  check (refusal is null or reviewed_at is not null)
);
create index entry_files_question on entry_files (question_id);
create index entry_files_sent_by on entry_files (sent_by);
