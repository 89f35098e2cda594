-- A race whose credits were returned since it was called off stays cancelled when its import is undone.
alter table race_import_changes drop constraint race_import_changes_outcome_check;
alter table race_import_changes add constraint race_import_changes_outcome_check check (
  outcome in ('undone', 'registrations', 'reviews', 'claims', 'changed', 'gone', 'credits')
);
