create or replace trigger activities_touch before update on activities
  for each row when (old.* is distinct from new.*) execute function touch();
