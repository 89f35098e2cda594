-- How a version ranks teams: by the sum of the times or of the places of their best runners; null: it does not.
alter table race_result_imports
  add column team_by text check (team_by in ('time', 'place')),
  add column team_count integer not null default 3 check (team_count between 2 and 20),
  -- The teams in their order: [{ team, place, sum, resultIds }], with the runners who count.
  add column team_ranking jsonb not null default '[]';

alter table race_results
  -- As the file names it, or as the entry has it.
  add column team text check (char_length(team) between 1 and 120),
  -- The team that was formed here. The row of a whole team has no entry: it is that of all members.
  add column team_id uuid references entry_teams (id) on delete set null,
  add column place_team integer check (place_team > 0);

create index race_results_team_id on race_results (team_id) where team_id is not null;
