-- One recording of a script by the configured voice, made by a job in parts.
create table podcast_audio (
  id uuid primary key default gen_random_uuid(),
  requested_by uuid references users (id) on delete set null,
  script text not null,
  voice_id text not null,
  voice_name text not null,
  engine text not null check (engine in ('built-in', 'elevenlabs')),
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  -- The kind of failure: see `ProblemKind`.
  problem text,
  parts_total int not null default 0,
  parts_done int not null default 0,
  file_key text,
  seconds double precision,
  bytes bigint,
  -- When each line of the script begins and ends, in seconds.
  cues jsonb not null default '[]',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint podcast_audio_done
    check ((status = 'done') = (file_key is not null and seconds is not null and bytes is not null))
);
create trigger podcast_audio_touch before update on podcast_audio
  for each row when (old.* is distinct from new.*) execute function touch();
create index podcast_audio_requested_by on podcast_audio (requested_by);

-- What a job has finished: after a crash it goes on behind the last part.
create table podcast_audio_parts (
  audio_id uuid not null references podcast_audio (id) on delete cascade,
  position int not null,
  file_key text not null,
  seconds double precision not null,
  cues jsonb not null,
  primary key (audio_id, position)
);

alter table podcasts
  add column topic text,
  add column description text,
  add column audio_id uuid unique references podcast_audio (id) on delete set null,
  -- The person behind `created_by`, which is always `admin`.
  add column created_by_id uuid references users (id) on delete set null,
  add column written_by text not null default 'person'
    check (written_by in ('person', 'built-in', 'model')),
  -- Said in the recording and in the feed.
  add column ai_disclosure text not null
    default 'This episode is read by a synthetic voice.';
create index podcasts_created on podcasts (created_at desc, id);
create index podcasts_created_by on podcasts (created_by_id) where created_by_id is not null;

-- The races that an episode talks about, in its order.
create table podcast_race_references (
  podcast_id uuid not null references podcasts (id) on delete cascade,
  race_id uuid not null references races (id) on delete cascade,
  position int not null default 0,
  primary key (podcast_id, race_id)
);
create index podcast_race_references_race on podcast_race_references (race_id);

-- An episode that is being made. It becomes a podcast when it is saved with its audio.
create table podcast_drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  source text not null check (source in ('topic', 'races')),
  topic text not null default '',
  race_ids uuid[] not null default '{}',
  script text not null default '',
  written_by text not null default 'person' check (written_by in ('person', 'built-in', 'model')),
  audio_id uuid references podcast_audio (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger podcast_drafts_touch before update on podcast_drafts
  for each row when (old.* is distinct from new.*) execute function touch();
create index podcast_drafts_user on podcast_drafts (user_id, updated_at desc);
create index podcast_drafts_audio on podcast_drafts (audio_id) where audio_id is not null;
