-- The temporary accounts that reviews of visitors belong to, one for each address that was typed.
-- Nobody can sign in to them: their own address in users leads nowhere.
create table review_guests (
  user_id uuid primary key references users (id) on delete cascade,
  email text not null
);
create unique index review_guests_email on review_guests (lower(email));

-- When a guest confirmed the review by mail.
alter table reviews add column verified_at timestamptz;
