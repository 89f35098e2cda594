import { type SQL, sql } from "drizzle-orm";
import { integer, orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import { blogRaceReferences } from "#db/schema.ts";
import { lowestPrice } from "#features/races/price.server.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { changedFacts } from "./changed-facts.ts";
import type { ChangedFact, ComparedRace } from "./remembered.ts";
import { readFacts } from "./schema.ts";

/** What has changed since a post was compared with its races. */
export type OutdatedFacts = {
  changes: ChangedFact[];
  /** Names this comparison: `markFactsChecked` refuses where the races have changed again since. */
  seen: string;
};

/** The facts of a race `r` as they are remembered, as JSON. Their order is that of the JSON's own. */
export const currentFacts: SQL = sql`jsonb_build_object(
  'name', r.race_name,
  'date', to_char(r.start_date, 'YYYY-MM-DD'),
  'city', r.city,
  'country', r.country,
  'status', r.race_status,
  'distances', (select coalesce(jsonb_agg(d.distance order by d.distance collate "C"), '[]')
    from race_distances d where d.race_id = r.id),
  'price', (select jsonb_build_object('minor', p.minor, 'currency', p.currency)
    from ${lowestPrice} p))`;

/** What has changed in the races of a post; none where it does not exist. */
export async function findOutdatedFacts(
  { db }: Pick<Services, "db">,
  postId: string,
): Promise<OutdatedFacts> {
  if (!isId(postId)) return { changes: [], seen: "" };
  const rows = await readRows(
    db,
    {
      raceId: blogRaceReferences.raceId,
      remembered: blogRaceReferences.facts,
      now: orNull(blogRaceReferences.facts),
      content: text,
    },
    sql`select f.race_id as "raceId", f.facts as remembered, ${currentFacts} as now, p.content
      from blog_race_references f join blog_posts p on p.id = f.blog_id
        join races r on r.id = f.race_id
      where f.blog_id = ${postId}::uuid and f.facts is not null
      order by f.position, f.race_id`,
  );
  const races = rows.flatMap(({ raceId, remembered, now }): ComparedRace[] => {
    const [before, today] = [readFacts(remembered), readFacts(now)];
    return before && today ? [{ raceId, remembered: before, now: today }] : [];
  });
  const changes = changedFacts(races, rows[0]?.content ?? "");
  return { changes, seen: seenMark(changes) };
}

/** Of these posts, those whose races have changed, with the number of such races. */
export async function countOutdated(
  { db }: Pick<Services, "db">,
  postIds: readonly string[],
): Promise<Map<string, number>> {
  const ids = postIds.filter(isId);
  if (ids.length === 0) return new Map();
  const rows = await readRows(
    db,
    { id: blogRaceReferences.blogId, races: integer },
    sql`select f.blog_id as id, count(*)::int as races
      from blog_race_references f join races r on r.id = f.race_id
      where f.blog_id in ${ids} and f.facts is not null and f.facts <> ${currentFacts}
      group by f.blog_id`,
  );
  return new Map(rows.map(({ id, races }) => [id, races]));
}

/** The changes as an administrator has seen them, as one text. */
function seenMark(changes: readonly ChangedFact[]): string {
  return changes.map(({ raceId, field, now }) => `${raceId}:${field}:${now}`).join("\n");
}
