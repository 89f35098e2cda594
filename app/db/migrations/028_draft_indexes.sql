-- A race or a distance that is deleted takes its drafts along, and looks them up by these.
create index registration_drafts_race on registration_drafts (race_id);
create index registration_drafts_distance on registration_drafts (distance_id);
