-- What a race asks of its runners beyond the usual form. A race without a row asks what every race asks.
create table race_entry_rules (
  race_id uuid primary key references races (id) on delete cascade,
  insurance text not null default 'required' check (insurance in ('required', 'optional', 'hidden')),
  gender text not null default 'hidden' check (gender in ('required', 'optional', 'hidden')),
  document text not null default 'hidden' check (document in ('required', 'optional', 'hidden')),
  club text not null default 'hidden' check (club in ('required', 'optional', 'hidden')),
  updated_at timestamptz not null default now()
);

-- A race's own waiver. A changed text is a new version: entries keep the one that was accepted. A version without
-- any text goes back to the usual waiver.
create table race_waivers (
  race_id uuid not null references races (id) on delete cascade,
  version integer not null check (version > 0),
  text_en text check (char_length(text_en) between 1 and 20000),
  text_es text check (char_length(text_es) between 1 and 20000),
  created_at timestamptz not null default now(),
  primary key (race_id, version)
);

alter table race_registrations
  add column gender text check (gender in ('female', 'male', 'nonbinary')),
  add column document_type text check (document_type in ('dni', 'ine', 'curp', 'passport', 'other')),
  -- The number, encrypted with the secret of the installation, and its last letters, which screens show.
  add column document_sealed text,
  add column document_end text check (char_length(document_end) <= 3),
  add column club text check (char_length(club) between 1 and 100),
  -- null: the usual waiver.
  add column waiver_version integer,
  add constraint race_registrations_whole_document
    check (num_nulls(document_type, document_sealed, document_end) in (0, 3)),
  add constraint race_registrations_answers_of_nobody check (
    user_id is not null
    or (gender is null and document_type is null and document_sealed is null and club is null)
  );
