-- Names are found by their words whatever stands between these: O’Brien, «Ñandú».
update race_results r
set search_text = w.words
from (
  select id, replace(
    ' ' || public.bare_words(concat_ws(' ', bib, case when is_name_hidden then '' else name end)),
    ' ', ' v' || left(import_id::text, 8)) as words
  from race_results
) w
where w.id = r.id and w.words is distinct from r.search_text;

-- Corrections that are older than the column. The audit log names the row, or else its entry: then it is the one row of
-- the entry that existed by then and still is as the correction left it. Where several are, it cannot be told which.
with corrected as (
  select e.id, e.created_at, r.id as result_id, count(*) over (partition by e.id) as found
  from audit_entries e
  join race_results r on r.id = e.subject_id or r.registration_id = e.subject_id
  join race_result_imports i on i.id = r.import_id and i.created_at <= e.created_at
  where e.action = 'corrected a result of' and e.subject_type = 'result' and (
    r.id = e.subject_id
    or jsonb_build_object(
      'bib', r.bib, 'name', r.name, 'sex', r.sex, 'category', r.category, 'club', r.club, 'team', r.team,
      'status', r.status, 'gunMs', r.gun_ms, 'chipMs', r.chip_ms
    ) @> (e.after - array['isNameHidden', 'publishedRow'])
  )
)
update race_results r set corrected_at = c.at
from (select result_id, max(created_at) as at from corrected where found = 1 group by result_id) c
where r.id = c.result_id and r.corrected_at is null;

alter table race_result_imports
  -- Where the photos of the race are; {bib} stands for the bib number of a runner.
  add column photos_link text check (char_length(photos_link) between 1 and 500);

-- Organizers' programs hear of results too; the subject of the event is the version.
alter table race_events drop constraint race_events_kind_check;
alter table race_events add constraint race_events_kind_check check (
  kind in (
    'registration.created', 'registration.updated', 'registration.cancelled', 'review.published',
    'results.published'
  )
);
