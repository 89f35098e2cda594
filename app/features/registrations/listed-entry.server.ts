import { sql } from "drizzle-orm";
import { orNull } from "#db/kinds.ts";
import { raceDistances, raceRegistrations, users } from "#db/schema.ts";

/** What every list of registrations for organizers tells of one: `listedColumns` fill it. */
export const listedEntry = {
  id: raceRegistrations.id,
  bib: raceRegistrations.bib,
  status: raceRegistrations.status,
  createdAt: raceRegistrations.createdAt,
  firstName: raceRegistrations.firstName,
  lastName: raceRegistrations.lastName,
  /** `null` when the runner's account is deleted. */
  email: orNull(users.email),
  distance: orNull(raceDistances.distance),
};

/** The columns of a list that has the registrations as `g`, together with `listedJoins`. */
export const listedColumns = sql`g.id, g.bib, g.status, g.created_at as "createdAt",
  g.first_name as "firstName", g.last_name as "lastName", u.email, d.distance`;

/** The runner's account `u`, which may be deleted, and the distance `d`, if one was chosen. */
export const listedJoins = sql`left join users u on u.id = g.user_id
  left join race_distances d on d.id = g.distance_id`;
