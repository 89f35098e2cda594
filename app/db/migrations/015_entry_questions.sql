-- What a race asks of its runners in its own words.
create table entry_questions (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  -- null: of every distance, unless its distance was deleted.
  distance_id uuid references race_distances (id) on delete set null,
  is_distance_deleted boolean not null default false,
  kind text not null check (kind in ('text', 'choice', 'choices', 'number', 'date', 'agreement')),
  text_en text check (char_length(text_en) between 1 and 200),
  text_es text check (char_length(text_es) between 1 and 200),
  hint_en text check (char_length(hint_en) between 1 and 300),
  hint_es text check (char_length(hint_es) between 1 and 300),
  is_required boolean not null default false,
  -- A question that has answers is never deleted; it is no longer asked.
  is_asked boolean not null default true,
  sort_order integer not null default 0,
  check (text_en is not null or text_es is not null),
  check (not is_distance_deleted or (distance_id is null and not is_asked))
);
create index entry_questions_race on entry_questions (race_id, sort_order);
create index entry_questions_distance on entry_questions (distance_id);

create table entry_choices (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references entry_questions (id) on delete cascade,
  label_en text check (char_length(label_en) between 1 and 100),
  label_es text check (char_length(label_es) between 1 and 100),
  -- null: without a limit.
  stock integer check (stock >= 0),
  taken integer not null default 0 check (taken >= 0),
  sort_order integer not null default 0,
  check (label_en is not null or label_es is not null),
  constraint entry_choices_stock check (stock is null or taken <= stock)
);
create index entry_choices_question on entry_choices (question_id, sort_order);

create table entry_answers (
  id uuid primary key default gen_random_uuid(),
  registration_id uuid not null references race_registrations (id) on delete cascade,
  question_id uuid not null references entry_questions (id) on delete cascade,
  choice_id uuid references entry_choices (id) on delete cascade,
  answer text check (char_length(answer) between 1 and 1000),
  -- Whether the choice counts as taken: not while the entry is cancelled.
  is_counted boolean not null default true,
  check ((choice_id is null) <> (answer is null)),
  unique nulls not distinct (registration_id, question_id, choice_id)
);
create index entry_answers_question on entry_answers (question_id);
create index entry_answers_choice on entry_answers (choice_id);
