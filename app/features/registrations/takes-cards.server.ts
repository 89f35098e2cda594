import { sql } from "drizzle-orm";
import { boolean } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import type { Services } from "#services/services.ts";

/** Whether the entries of a race can be paid by card now, on an organizer's account. */
export async function takesCards({ db }: Pick<Services, "db">, raceId: string): Promise<boolean> {
  const row = await readRow(
    db,
    { takesCards: boolean },
    sql`select takes_charges as "takesCards" from race_payee(${raceId}::uuid)`,
  );
  return row?.takesCards ?? false;
}
