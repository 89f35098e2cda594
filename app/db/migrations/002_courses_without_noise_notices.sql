-- The page states the error of every climb, so courses have no notice about noisy heights.
update race_courses
set drawing = jsonb_set(drawing, '{notices}', jsonb_path_query_array(drawing, '$.notices[*] ? (@.code != "noisy-heights")'))
where drawing @> '{"notices": [{"code": "noisy-heights"}]}';

update own_courses
set drawing = jsonb_set(drawing, '{notices}', jsonb_path_query_array(drawing, '$.notices[*] ? (@.code != "noisy-heights")'))
where drawing @> '{"notices": [{"code": "noisy-heights"}]}';
