-- What an answer of the built-in coach shows besides its words, as the messages of the assistant keep it.
alter table coach_messages
  add column races jsonb not null default '[]',
  add column links jsonb not null default '[]',
  add column options jsonb not null default '[]';
