import type { Database } from "#db/database.ts";
import { raceOrganizers } from "#db/schema.ts";
import { aPerson } from "../people.ts";

/** A person who organizes a race, as an administrator would have linked them. */
export async function anOrganizer(
  db: Database,
  raceId: string,
  columns: Parameters<typeof aPerson>[1] = {},
) {
  const userId = await aPerson(db, columns);
  await db.insert(raceOrganizers).values({ raceId, userId });
  return { userId, isAdmin: false };
}
