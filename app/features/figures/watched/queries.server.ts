import { type SQL, sql } from "drizzle-orm";
import { integer, recordOf } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import type { Services } from "#services/services.ts";
import { type WatchedCounts, type WatchedName, watchedNames } from "./watched-counts.ts";

const counting = {
  races: sql`select count(*) from races`,
  registrations: sql`select count(*) from race_registrations where bib is not null`,
  claims: sql`select count(*) from race_claims`,
  experts: sql`select count(*) from experts`,
  applications: sql`select count(*) from expert_applications where status = 'pending'`,
  messages: sql`select count(*) from contact_messages where handled_at is null`,
} satisfies Record<WatchedName, SQL>;

/**
 * Counts with one statement. The triggers of `office_counts` tell when one of these may have changed.
 * @param names - what a screen shows; all of them where none are named
 */
export async function countWatched(
  { db, now }: Pick<Services, "db" | "now">,
  names: readonly WatchedName[] = watchedNames,
): Promise<WatchedCounts> {
  // Before the statement: what changes meanwhile is told later.
  const counted: WatchedCounts = { at: now().getTime() };
  const parts = names.map((name) => sql`${name}::text, (${counting[name]})`);
  const row = await readRow(
    db,
    { counts: recordOf(integer) },
    sql`select json_build_object(${sql.join(parts, sql`, `)}) as counts`,
  );
  for (const name of names) {
    const count = row?.counts[name];
    if (count !== undefined) counted[name] = count;
  }
  return counted;
}

/** The same; `null` if the database cannot count, which is logged. The screens then show no numbers. */
export async function watchedOrNull(
  services: Pick<Services, "db" | "now" | "log">,
  names: readonly WatchedName[],
): Promise<WatchedCounts | null> {
  return await countWatched(services, names).catch((error: unknown) => {
    services.log.error({ error }, `not counted: ${names.join(", ")}`);
    return null;
  });
}
