-- What an administrator must choose before a file can be read: also how its prices are written.
alter table race_imports drop constraint race_imports_question_check;
alter table race_imports add constraint race_imports_question_check
  check (question in ('columns', 'dates', 'numbers'));

-- A price of the file that can be read in two ways, such as 1.250; null where it has none.
alter table race_imports add column numbers text;

-- The mark before decimals, and the day from which dates without a year count.
alter table race_imports alter column mapping
  set default '{"columns": {}, "dates": null, "decimals": null, "since": null}';
update race_imports set mapping = '{"decimals": null, "since": null}' || mapping;
update race_import_mappings set mapping = '{"decimals": null, "since": null}' || mapping;

-- Findings that are not made any more keep their sentences.
update race_import_problems set code = 'sentence', details = jsonb_build_object('text', case code
  when 'not-a-time' then format('"%s" is not a time; write it as HH:MM.', details ->> 'text')
  when 'unknown-currency' then format('"%s" is not one of the currencies USD, MXN, PEN, CAD.', details ->> 'text')
  when 'not-a-web-address' then format('"%s" is not a web address; begin it with https://.', details ->> 'text')
  else format('An earlier row holds "%s" on this day in %s, not in %s.',
    details ->> 'title', details ->> 'here', details ->> 'there')
end)
where code in ('not-a-time', 'unknown-currency', 'not-a-web-address', 'other-place');

-- The stored race that a new race of the file may be, moved to another day: its id, day and runners.
alter table race_import_forecasts add column moved_from jsonb;

-- The races of the file that an administrator has declared to be moved ones: line and race.
alter table race_imports add column moves jsonb not null default '[]';
