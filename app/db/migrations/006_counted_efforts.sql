-- What a runner says of a best effort: false strikes it, true confirms one that seems too fast.
alter table activity_efforts add column counts boolean;
