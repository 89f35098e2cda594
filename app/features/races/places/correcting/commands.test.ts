import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import { anAdmin, aPerson } from "../../../../../tests/support/people.ts";
import { anOrganizer } from "../../../../../tests/support/races/organizers.ts";
import { aRace, now } from "../../../../../tests/support/races/races.ts";
import { placeRaces, placeWaitingRaces } from "../placing.server.ts";
import { decidePlace } from "./commands.server.ts";
import { findOpenRaces, findRaceToPlace } from "./queries.server.ts";
import { placeForm } from "./schema.ts";

const { db } = await openTestDatabase();

const byHand = placeForm.parse({
  choice: "typed",
  name: "Pachacámac",
  position: "-12.2300001, -76.87",
});

test("an administrator accepts a candidate, types a position or leaves the race without one", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const race = await aRace(tx, { city: "Querétaro", country: "Mexico" });
    await placeRaces(tx, [race]);
    const { rows: races, total } = await findOpenRaces({ db: tx, now }, admin, 7);
    expect(total).toBe(1);
    expect(races[0]).toMatchObject({ id: race, problem: "no-state", place: null });
    const [first] = races[0]?.candidates ?? [];
    expect(first?.label).toBe("Santiago de Querétaro, Querétaro, Mexico");

    const accept = { choice: "place", label: first?.label ?? "" } as const;
    expect(await decidePlace({ db: tx, now }, admin, race, accept)).toEqual({ problem: null });
    const asked = { id: race, typed: "" };
    expect(await findRaceToPlace({ db: tx }, admin, asked)).toMatchObject({
      decision: "accepted",
      problem: null,
      place: { name: "Santiago de Querétaro", position: { lat: 20.588, lon: -100.388 } },
    });
    expect((await findOpenRaces({ db: tx, now }, admin, 1)).total).toBe(0);

    await decidePlace({ db: tx, now }, admin, race, byHand);
    expect(await findRaceToPlace({ db: tx }, admin, asked)).toMatchObject({
      decision: "hand",
      place: { name: "Pachacámac", position: { lat: -12.23, lon: -76.87 } },
    });
    await decidePlace({ db: tx, now }, admin, race, { choice: "leave" });
    expect(await placeWaitingRaces({ db: tx })).toBe(0);
    expect(await findRaceToPlace({ db: tx }, admin, asked)).toMatchObject({
      decision: "left",
      place: null,
    });
    const entries = await tx.select().from(auditEntries).where(eq(auditEntries.subjectId, race));
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ["placed", { position: "Santiago de Querétaro, 20.588, -100.388", source: "accepted" }],
      ["placed", { position: "Pachacámac, -12.23, -76.87", source: "hand" }],
      ["placed", { position: null, source: "left" }],
    ]);
  }));

test("of several places with one name in one state, the one that is chosen is stored", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const race = await aRace(tx, {
      city: "Emiliano Zapata",
      stateProvince: "Chiapas",
      country: "Mexico",
    });
    await placeRaces(tx, [race]);
    const asked = { id: race, typed: "" };
    const { candidates = [] } = (await findRaceToPlace({ db: tx }, admin, asked)) ?? {};
    expect(new Set(candidates.map(({ label }) => label)).size).toBe(candidates.length);
    expect(candidates.length).toBeGreaterThan(3);
    for (const { label, position } of candidates) {
      await decidePlace({ db: tx, now }, admin, race, { choice: "place", label });
      const found = await findRaceToPlace({ db: tx }, admin, asked);
      expect([label, found?.place?.position]).toEqual([label, position]);
    }
  }));

test("organizers correct their own race and no other", () =>
  rolledBack(db, async (tx) => {
    const race = await aRace(tx, { city: "Pachacámac", stateProvince: "Lima" });
    const organizer = await anOrganizer(tx, race);
    const stranger = { userId: await aPerson(tx), isAdmin: false };
    expect(await decidePlace({ db: tx, now }, stranger, race, byHand)).toEqual({
      problem: "no-race",
    });
    expect(await findRaceToPlace({ db: tx }, stranger, { id: race, typed: "" })).toBe(null);
    expect(await decidePlace({ db: tx, now }, organizer, race, byHand)).toEqual({ problem: null });
    expect((await decidePlace({ db: tx, now }, organizer, "no id", byHand)).problem).toBe(
      "no-race",
    );
  }));

test("a place that the gazetteer does not have and a country that is unknown are refused", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const race = await aRace(tx, { country: "Atlantis" });
    const unknown = { choice: "place", label: "Xyzzy" } as const;
    expect((await decidePlace({ db: tx, now }, admin, race, unknown)).problem).toBe(
      "no-such-place",
    );
    expect((await decidePlace({ db: tx, now }, admin, race, byHand)).problem).toBe("no-country");
  }));

test("a typed position needs two numbers that are on the earth", () => {
  const read = (position: string) =>
    placeForm.safeParse({ choice: "typed", name: "A", position }).success;
  expect(["-13.517, -71.9785", "0 0", "90;180", "1.5,-2"].map(read)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["", "91, 0", "0, 181", "x", "1", "1,2,3", "NaN NaN"].some(read)).toBe(false);
});
