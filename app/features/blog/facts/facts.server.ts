import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/database.ts";
import { withRetry } from "#db/failures/retry.ts";
import { integer, orNull, text } from "#db/kinds.ts";
import { readRow, readRows } from "#db/rows.ts";
import { blogPosts, blogRaceReferences } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { lowestPrice } from "#features/races/price.server.ts";
import type { Services } from "#services/services.ts";
import { isId } from "#values/id.ts";
import { subjectType } from "../reading/post.ts";
import {
  type ChangedFact,
  type ComparedRace,
  changedFacts,
  type RememberedFacts,
} from "./changed-facts.ts";

/** What has changed since a post was compared with its races. */
type OutdatedFacts = {
  changes: ChangedFact[];
  /** Names this comparison: `markFactsChecked` refuses where the races have changed again since. */
  seen: string;
};

/** The facts of a race `r` as they are remembered, as JSON. Their order is that of the JSON's own. */
const currentFacts: SQL = sql`jsonb_build_object(
  'name', r.race_name,
  'date', to_char(r.start_date, 'YYYY-MM-DD'),
  'city', r.city,
  'country', r.country,
  'status', r.race_status,
  'distances', (select coalesce(jsonb_agg(d.distance order by d.distance collate "C"), '[]')
    from race_distances d where d.race_id = r.id),
  'price', (select jsonb_build_object('minor', p.minor, 'currency', p.currency)
    from ${lowestPrice} p))`;

/** `changed-again`: a race is other than the administrator has seen it. */
export type FactsProblem = "no-post" | "changed-again";

/**
 * Remembers the facts of races that a post refers to and that it was not compared with yet. Called
 * with the transaction that stores the references.
 */
export async function rememberFacts(db: Database, postId: string): Promise<void> {
  await db.execute(sql`update blog_race_references f set facts = ${currentFacts}
    from races r where r.id = f.race_id and f.blog_id = ${postId}::uuid and f.facts is null`);
}

/**
 * An administrator has looked at what changed: from now on, the post is compared with the races as
 * they are.
 * @param seen - names the changes that the administrator was shown
 */
export async function markFactsChecked(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { postId, seen }: { postId: string; seen: string },
): Promise<{ problem: FactsProblem | null }> {
  if (!isId(postId)) return { problem: "no-post" };
  return withRetry(db, async (tx) => {
    const post = await readRow(
      tx,
      { title: blogPosts.title },
      sql`select title from blog_posts where id = ${postId}::uuid for no key update`,
    );
    if (!post) return { problem: "no-post" as const };
    // A race that is being edited waits until the comparison is stored.
    await tx.execute(sql`select from races where id in
      (select race_id from blog_race_references where blog_id = ${postId}::uuid)
      order by id for share`);
    const outdated = await findOutdatedFacts({ db: tx }, postId);
    if (outdated.seen !== seen) return { problem: "changed-again" as const };
    await tx.execute(sql`update blog_race_references f set facts = ${currentFacts}
      from races r where r.id = f.race_id and f.blog_id = ${postId}::uuid`);
    if (outdated.changes.length > 0) {
      await recordChange({ db: tx, now }, admin, {
        action: "checked",
        subjectType,
        subjectId: postId,
        subjectName: post.title,
        before: named(
          outdated.changes.map(({ before, ...change }) => ({ ...change, value: before })),
        ),
        after: named(outdated.changes.map(({ now: value, ...change }) => ({ ...change, value }))),
      });
    }
    return { problem: null };
  });
}

/** `{ "Lima 42K: date": "May 16, 2027" }` */
function named(
  changes: readonly { raceName: string; field: string; value: string }[],
): Record<string, string> {
  return Object.fromEntries(
    changes.map(({ raceName, field, value }) => [`${raceName}: ${field}`, value]),
  );
}

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

const facts = z.object({
  name: z.string(),
  date: z.string(),
  city: z.string(),
  country: z.string(),
  status: z.string(),
  distances: z.array(z.string()),
  price: z.object({ minor: z.number(), currency: z.string() }).nullable(),
});

/** What is stored as the facts of a race; `null` where nothing is, or another shape of earlier days. */
function readFacts(stored: unknown): RememberedFacts | null {
  return facts.safeParse(stored).data ?? null;
}
