-- What organizers write to the runners of a race, and the thanks after it.
create table race_messages (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null references races (id) on delete cascade,
  -- `needed`: what a runner must know. `news` can be ended. `thanks`: the one letter to finishers.
  kind text not null check (kind in ('needed', 'news', 'thanks')),
  -- `sent`: every letter is in the outbox. Thanks that are switched off are `cancelled`.
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  subject_en text check (char_length(subject_en) between 1 and 120),
  text_en text check (char_length(text_en) between 1 and 5000),
  subject_es text check (char_length(subject_es) between 1 and 120),
  text_es text check (char_length(text_es) between 1 and 5000),
  audience jsonb not null default '{}',
  -- Answers go to its author.
  takes_answers boolean not null default false,
  -- Where its links lead.
  origin text not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  -- When somebody decided to send it, and when that happens.
  ordered_at timestamptz,
  send_at timestamptz,
  finished_at timestamptz,
  retries integer not null default 0 check (retries between 0 and 3),
  constraint race_messages_written check (
    kind = 'thanks'
    or (subject_en is not null and text_en is not null) or (subject_es is not null and text_es is not null)
  ),
  constraint race_messages_due check ((send_at is not null) or state in ('draft', 'cancelled'))
);

create index race_messages_of_race on race_messages (race_id, created_at);
create index race_messages_by on race_messages (created_by, created_at);
create index race_messages_due on race_messages (send_at) where state in ('scheduled', 'sending');
create unique index race_messages_thanks on race_messages (race_id) where kind = 'thanks';

-- One row for each runner who gets a message. Its letter is in the outbox once `outbox_id` says so.
create table race_message_recipients (
  message_id uuid not null references race_messages (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  registration_id uuid not null references race_registrations (id) on delete cascade,
  -- `skipped`: the runner has ended such messages since.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'skipped')),
  -- Messages leave the outbox after some weeks; their state stays here.
  outbox_id uuid unique,
  error text,
  sent_at timestamptz,
  primary key (message_id, user_id)
);

create index race_message_recipients_user on race_message_recipients (user_id);
create index race_message_recipients_entry on race_message_recipients (registration_id);
create index race_message_recipients_next on race_message_recipients (message_id)
  where state = 'waiting' and outbox_id is null;

-- Who wants no news of a race and its other editions; of no race at all without `race_id`.
create table race_news_refusals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  race_id uuid references races (id) on delete cascade,
  created_at timestamptz not null,
  constraint race_news_refusals_once unique nulls not distinct (user_id, race_id)
);

create index race_news_refusals_race on race_news_refusals (race_id);
