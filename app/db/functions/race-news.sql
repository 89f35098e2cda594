create or replace trigger race_news_settings_touch before update on race_news_settings
  for each row when (old.* is distinct from new.*) execute function touch();
