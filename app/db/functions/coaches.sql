create or replace trigger personas_touch before update on personas
  for each row when (old.* is distinct from new.*) execute function touch();
