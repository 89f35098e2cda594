-- When the two runners of a transfer that is about to lapse were reminded of it.
alter table entry_changes add column reminded_at timestamptz;
