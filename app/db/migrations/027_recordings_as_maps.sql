-- Recordings of OpenTracks and of Google's tracks are maps with times.
alter table activity_files drop constraint activity_files_format_check;
alter table activity_files add constraint activity_files_format_check
  check (format in ('gpx', 'tcx', 'kml', 'fit'));
