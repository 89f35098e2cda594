-- The account that keeps the page of an expert. Only an administrator links or unlinks it.
alter table experts add column user_id uuid unique references users (id) on delete set null;

-- Somebody asks to be listed. Approved, it becomes an expert that is linked to the account.
create table expert_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  title text not null,
  city text not null,
  province text,
  country text not null,
  years_experience int not null default 0 check (years_experience >= 0),
  services text[] not null default '{}',
  hourly_rate numeric(10, 2) not null default 0 check (hourly_rate >= 0),
  hourly_rate_currency text not null default 'USD'
    check (hourly_rate_currency in ('USD', 'MXN', 'PEN', 'CAD')),
  rate_description text,
  phone text,
  email text,
  bio text,
  -- For the administrators only.
  message text,
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  expert_id uuid references experts (id) on delete set null,
  -- In the letter to the applicant.
  decision_note text,
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint expert_applications_decided check ((status in ('pending', 'withdrawn')) = (decided_at is null))
);
create unique index expert_applications_once on expert_applications (user_id)
  where status = 'pending';
create index expert_applications_person on expert_applications (user_id, created_at desc);
create index expert_applications_newest on expert_applications (created_at desc);
create trigger expert_applications_touch before update on expert_applications
  for each row when (old.* is distinct from new.*) execute function touch();

-- Certificates and the like. Only the applicant and administrators read them.
create table expert_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references expert_applications (id) on delete cascade,
  name text not null,
  media_type text not null,
  bytes int not null check (bytes > 0),
  -- The key in the files service.
  file text not null unique,
  created_at timestamptz not null default now()
);
create index expert_documents_application on expert_documents (application_id, created_at);

-- The one public answer of an expert to a review.
create table review_answers (
  review_id uuid primary key references reviews (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  body text not null check (length(body) between 1 and 2000),
  is_hidden boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index review_answers_author on review_answers (user_id) where user_id is not null;
create trigger review_answers_touch before update on review_answers
  for each row when (old.* is distinct from new.*) execute function touch();

-- What a visitor and an expert write each other. Neither sees the address of the other.
create table expert_inquiries (
  id uuid primary key default gen_random_uuid(),
  expert_id uuid not null references experts (id) on delete cascade,
  -- The account of the visitor, if there is one.
  user_id uuid references users (id) on delete cascade,
  name text not null,
  email text not null,
  -- Set by either side: nothing more is sent.
  closed_at timestamptz,
  closed_by text check (closed_by in ('visitor', 'expert', 'admin')),
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  constraint expert_inquiries_closed check ((closed_at is null) = (closed_by is null))
);
create index expert_inquiries_expert on expert_inquiries (expert_id, last_message_at desc);
create index expert_inquiries_person on expert_inquiries (user_id) where user_id is not null;
create index expert_inquiries_address on expert_inquiries (lower(email));
create index expert_inquiries_oldest on expert_inquiries (last_message_at);

create table expert_inquiry_messages (
  id uuid primary key default gen_random_uuid(),
  inquiry_id uuid not null references expert_inquiries (id) on delete cascade,
  is_from_expert boolean not null,
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index expert_inquiry_messages_inquiry on expert_inquiry_messages (inquiry_id, created_at);
