import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { raceMessages, raceRegistrations } from "#db/schema.ts";
import { newPeople } from "../support/people.ts";
import { aRace } from "../support/races/races.ts";
import { storedEntry } from "../support/registrations.ts";

/**
 * Fills a database with a race of as many entries as the second argument says, and a message to all of them that is
 * due. The first argument is a data directory with an embedded database, or the address of a database on a server.
 */
const [place = "", entries = "0"] = process.argv.slice(2);
const isServer = place.startsWith("postgres:");
const { db, close } = await openDatabase(
  isServer ? { url: place, max: 1 } : { dataDir: join(place, "database") },
);
const raceId = await aRace(db, { raceName: "Carrera", startDate: "2090-12-06" });
const atOnce = 500;
for (let left = Number(entries); left > 0; left -= atOnce) {
  const people = await newPeople(db, Math.min(atOnce, left));
  await db
    .insert(raceRegistrations)
    .values(people.map(({ userId }) => ({ ...storedEntry, raceId, userId })));
}
const due = new Date("2026-11-20T12:00:00Z");
await db.insert(raceMessages).values({
  raceId,
  kind: "needed",
  state: "scheduled",
  subjectEn: "Start of {race}",
  textEn: "Hello {first_name}, your bib is {bib}.",
  audience: { distances: [], categories: [], statuses: [], payment: null, result: null },
  origin: "https://dorsal.example",
  createdAt: due,
  orderedAt: due,
  sendAt: due,
});
await close();
