create or replace trigger podcasts_touch before update on podcasts
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger podcast_audio_touch before update on podcast_audio
  for each row when (old.* is distinct from new.*) execute function touch();

create or replace trigger podcast_drafts_touch before update on podcast_drafts
  for each row when (old.* is distinct from new.*) execute function touch();
