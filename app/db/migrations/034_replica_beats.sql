-- A number that grows every second while pages are read from a replica. The number on the replica tells how far it
-- is behind: see app/db/replica.ts.
create table replica_beats (
  only_row boolean primary key default true check (only_row),
  beat bigint not null
);
