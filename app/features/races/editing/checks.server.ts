import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceChecks, races } from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import { type Editor, isEditable } from "../rights.server.ts";

/**
 * Notes that somebody has made sure of what the site says about races.
 * @param at - `null` for the beginning of the transaction
 */
export async function noteChecked(
  tx: Database,
  ids: readonly string[],
  at: Date | null,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into race_checks (race_id, checked_at)
    select value::uuid, coalesce(${at?.toISOString() ?? null}::timestamptz, now())
    from jsonb_array_elements_text(${JSON.stringify([...new Set(ids)].sort())}::text::jsonb)
    on conflict (race_id) do update set checked_at = excluded.checked_at`);
}

/** "Confirm it is still correct": a race is checked without a change. */
export async function confirmRace(
  { db, now }: Pick<Services, "db" | "now">,
  editor: Editor,
  id: string,
): Promise<{ problem: "no-race" | null }> {
  return db.transaction(async (tx) => {
    const [race] = await tx
      .select({ name: races.raceName })
      .from(races)
      .where(isEditable(editor, id))
      .for("key share");
    if (!race) return { problem: "no-race" };
    await noteChecked(tx, [id], now());
    await recordChange({ db: tx, now }, editor, {
      action: "checked",
      subjectType: "race",
      subjectId: id,
      subjectName: race.name,
    });
    return { problem: null };
  });
}

/** The day on which a race was last checked; `null` where nobody has. */
export async function checkedOn({ db }: Pick<Services, "db">, raceId: string): Promise<Day | null> {
  const [row] = await db
    .select({ at: raceChecks.checkedAt })
    .from(raceChecks)
    .where(eq(raceChecks.raceId, raceId));
  return row?.at ? toDay(row.at) : null;
}
