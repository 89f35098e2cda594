-- What a runner wrote about an activity, in the list of the service that it was recorded with.
alter table activities add column description text
  check (char_length(description) between 1 and 2000);

-- How far a waiting file is read: its findings so far, those of them that were passed over, how many it
-- seems to hold, and the bytes that were unpacked so far.
alter table activity_upload_files add column findings int not null default 0 check (findings >= 0);
alter table activity_upload_files add column passed_over int not null default 0
  check (passed_over between 0 and findings);
alter table activity_upload_files add column expected int check (expected > 0);
alter table activity_upload_files add column unpacked int not null default 0 check (unpacked >= 0);
