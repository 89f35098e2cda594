-- What is said about an import is stored as a code with what its sentence names, and put into words
-- where it is shown.
alter table race_import_problems
  add column code text not null default 'sentence',
  add column details jsonb not null default '{}';

update race_import_problems
set details = jsonb_build_object('text', message);

-- What decides which rows come in the file of those that were not imported.
update race_import_problems
set code = 'race-not-found',
  details = jsonb_build_object('title', said[1], 'date', said[2])
from (
  select id as found, regexp_match(
    message, '^Skipped race: (.*) \((\d{4}-\d{2}-\d{2})\) - not found in database$'
  ) as said
  from race_import_problems where kind = 'import'
) sentences
where id = found and said is not null;

update race_import_problems
set code = 'race-not-saved',
  details = jsonb_build_object('title', substring(message from '^Failed to import or update race: (.*)$'))
where kind = 'import' and message like 'Failed to import or update race: %';

update race_import_problems
set code = 'unexpected-error', details = '{}'
where kind = 'import' and message = 'Unexpected error during import';

alter table race_import_problems
  alter column code drop default,
  drop column message;

-- The same for the values that an import of a waiting file would change.
update race_import_forecasts
set changes = (
  select jsonb_agg(
    change || jsonb_build_object(
      'what', jsonb_build_object('of', 'label', 'label', change -> 'what')
    ) order by place
  )
  from jsonb_array_elements(changes) with ordinality as list (change, place)
)
where changes <> '[]';
