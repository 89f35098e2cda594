import { sql } from "drizzle-orm";
import { integer, oneOf } from "#db/kinds.ts";
import { raceRegistrations } from "#db/schema.ts";
import { registrationStatuses } from "./registration.ts";

/**
 * An entry is made when it has its bib number. Before that its order is open; an entry that was never
 * paid for has none either, and only its order tells of it.
 */
export const isMade = sql`${raceRegistrations.bib} is not null`;

/** The columns that only made entries have, in a statement that is written by hand. */
export const madeEntry = { bib: integer, status: oneOf(registrationStatuses) };

/** The same for the query builder. */
export const madeColumns = {
  bib: sql`${raceRegistrations.bib}`.mapWith(madeEntry.bib),
  status: sql`${raceRegistrations.status}`.mapWith(madeEntry.status),
};
