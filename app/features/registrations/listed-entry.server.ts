import { sql } from "drizzle-orm";
import { orNull } from "#db/kinds.ts";
import { entryCategories, raceDistances, raceRegistrations, users } from "#db/schema.ts";
import { categoryOf } from "./categories/category-of.server.ts";
import { madeEntry } from "./made-entry.server.ts";

/** What every list of registrations for organizers tells of one: `listedColumns` fill it. */
export const listedEntry = {
  id: raceRegistrations.id,
  ...madeEntry,
  createdAt: raceRegistrations.createdAt,
  firstName: raceRegistrations.firstName,
  lastName: raceRegistrations.lastName,
  /** `null` when the runner's account is deleted. */
  email: orNull(users.email),
  distance: orNull(raceDistances.distance),
  category: orNull(entryCategories.name),
};

/** The columns of a list that has the registrations as `g`, together with `listedJoins`. */
export const listedColumns = sql`g.id, g.bib, g.status, g.created_at as "createdAt",
  g.first_name as "firstName", g.last_name as "lastName", u.email, d.distance, k.name as category`;

/** The account `u`, which may be deleted, the distance `d`, if one was chosen, and the category `k`. */
export const listedJoins = sql`left join users u on u.id = g.user_id
  left join race_distances d on d.id = g.distance_id
  left join lateral (${categoryOf(sql`g`)}) k on true`;
