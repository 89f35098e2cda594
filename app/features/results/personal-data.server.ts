import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { PersonalData } from "#features/accounts/personal-data.server.ts";
import { holdsLatestRow, nameMarks } from "./claim-conditions.server.ts";

/** The splits of a row `r` without the names of runners: of the leg of a relay, its number stays. */
export const namelessSplits = sql`(
  select coalesce(jsonb_agg(
    jsonb_build_object('name', split_part(s.split->>'name', '. ', 1), 'ms', s.split->'ms') order by s.place
  ), '[]')
  from jsonb_array_elements(r.splits) with ordinality s (split, place))`;

/** What a row `r` becomes when the account of its runner is deleted: the bib number, the times and the places stay. */
export const withoutRunner = sql`
  name = '', age = null, birth_year = null, club = null, country = null, splits = ${namelessSplits}`;

/** Results of races. A result is somebody's through the entry that it was matched to, or through a claim. */
export const resultData: PersonalData = {
  lists: {
    results: {
      tables: ["race_results"],
      rows: ({ userId }) => sql`
        select e.race_name, e.start_date, i.distance, i.state as version_state, i.version, r.bib, r.name,
          r.is_name_hidden, r.sex, r.age, r.birth_year, r.category, r.club, r.country, r.status, r.gun_ms,
          r.chip_ms, r.place_overall, r.place_sex, r.place_category, r.team, r.place_team, r.splits
        from race_results r join race_result_imports i on i.id = r.import_id
        join races e on e.id = i.race_id
        where r.id in (
          select w.result_id from result_runners w where w.user_id = ${userId}::uuid
          union all
          select t.id from race_registrations g join team_members m on m.registration_id = g.id
          join race_results t on t.team_id = m.team_id and t.registration_id is null
          where g.user_id = ${userId}::uuid)
        order by e.start_date, i.created_at`,
    },
    "result-claims": {
      tables: ["result_claims"],
      // Without the name that the row had: it may be hidden, and anyone may claim it.
      rows: ({ userId }) => sql`
        select e.race_name, e.start_date, c.distance, c.bib, c.state, c.note, c.created_at, c.decided_at
        from result_claims c join races e on e.id = c.race_id
        where c.user_id = ${userId}::uuid order by c.created_at`,
    },
    "result-files": {
      tables: ["race_result_imports"],
      rows: ({ userId }) => sql`
        select e.race_name, i.distance, i.file_name, i.state, i.version, i.note, i.created_at, i.published_at
        from race_result_imports i join races e on e.id = i.race_id
        where i.created_by = ${userId}::uuid or i.published_by = ${userId}::uuid
        order by i.created_at`,
    },
  },
  auditSubjects: ({ userId }) => sql`
    select w.result_id from result_runners w where w.user_id = ${userId}::uuid
    union all
    select c.id from result_claims c where c.user_id = ${userId}::uuid`,
};

/** Takes the person out of their results. Call it while the entries still say whose they are. */
export async function forgetRunner(tx: Database, userId: string) {
  // A decision or a publication that is under way is waited for, so that the rows that it gives are emptied too.
  await tx.execute(sql`
    select id from result_claims where user_id = ${userId}::uuid order by id for update`);
  // Trigger: search text; see app/db/functions/race-results.sql
  await tx.execute(sql`
    update race_results r set ${withoutRunner}
    where r.id in (select w.result_id from result_runners w where w.user_id = ${userId}::uuid)`);
  // An approved claim stays without the person, so that a later file does not bring the name back. Its name
  // becomes marks that tell only whether the row of that file has the same name.
  await tx.execute(sql`
    delete from result_claims c
    where user_id = ${userId}::uuid and not (state = 'approved' and ${holdsLatestRow()})`);
  await tx.execute(sql`
    update result_claims c set name = ${nameMarks}, note = null where c.user_id = ${userId}::uuid`);
  // The result of a relay is that of all its members: it keeps its name and loses those of its runners.
  await tx.execute(sql`
    update race_results r set splits = ${namelessSplits}
    where r.registration_id is null and r.team_id in (
      select m.team_id from team_members m join race_registrations g on g.id = m.registration_id
      where g.user_id = ${userId}::uuid)`);
}
