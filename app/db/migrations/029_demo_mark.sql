-- Written by the seeding alone, in its own transaction: this database was filled with demo data. At
-- most one row.
create table demo_mark (
  is_demo boolean primary key default true check (is_demo),
  created_at timestamptz not null default now()
);
