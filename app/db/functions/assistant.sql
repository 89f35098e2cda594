create or replace trigger ai_assistants_touch before update on ai_assistants
  for each row when (old.* is distinct from new.*) execute function touch();
