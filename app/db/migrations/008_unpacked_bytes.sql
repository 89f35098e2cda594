-- An archive of recordings may unpack to more bytes than an int holds.
alter table activity_upload_files alter column unpacked type bigint;
