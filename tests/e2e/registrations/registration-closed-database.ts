import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { addDays } from "#values/day.ts";
import { aPerson } from "../../support/people.ts";
import { aRace } from "../../support/races/races.ts";
import { aRegistration } from "../../support/registrations.ts";
import { closedRaces, dayAfter } from "./registration-closed.ts";

/**
 * Fills the embedded database of the data directory in the first argument with internal races that
 * take no entries, each for another reason, and with some that take them in an unusual way.
 */
const { db, close } = await openDatabase({ dataDir: join(String(process.argv[2]), "database") });
await migrate(db);

const internal = { raceTypeCategory: "internal", startDate: dayAfter(40) } as const;
const { cancelled, deadline, closed, past, full, partlyFull, whole, external } = closedRaces;

await aRace(db, { ...internal, id: cancelled, raceName: "Called Off", raceStatus: "cancelled" });
await aRace(db, {
  ...internal,
  id: deadline,
  raceName: "Too Late Run",
  registrationDeadline: dayAfter(-1),
});
await aRace(db, { ...internal, id: closed, raceName: "Closed Run", registrationStatus: "closed" });
await aRace(db, { ...internal, id: past, raceName: "Over Run", startDate: dayAfter(-1) });
await aRace(db, { ...internal, id: whole, raceName: "Whole Run", distances: [] });
await aRace(db, {
  ...internal,
  id: external,
  raceName: "Elsewhere",
  raceTypeCategory: "external",
  registrationLink: "https://entries.test/elsewhere",
});
await aRace(db, {
  ...internal,
  id: full,
  raceName: "Full Run",
  distances: [{ id: full, distance: "10K", capacity: 1 }],
});
await aRace(db, {
  ...internal,
  id: partlyFull,
  raceName: "Partly Full Run",
  registrationDeadline: addDays(internal.startDate, -3),
  distances: [
    { id: partlyFull, distance: "10K", capacity: 1 },
    { distance: "21K", capacity: 1 },
  ],
});
for (const id of [full, partlyFull]) {
  await aRegistration(db, { raceId: id, distanceId: id, userId: await aPerson(db) });
}
await close();
