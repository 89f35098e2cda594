-- A write to race_suggestions: office counts.

create or replace trigger race_suggestions_tell_office
  after insert or delete or update of status on race_suggestions
  for each statement execute function tell_office_counts();
