create or replace trigger training_plans_touch before update on training_plans
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger training_sessions_touch before update on training_sessions
  for each row when (old.* is distinct from new.*) execute function touch();
