-- Each part of a sound that is read asks whether a published episode holds it.
create index podcasts_sound on podcasts (audio_url) where status = 'published';
