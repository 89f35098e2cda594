import { eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "#db/schema.ts";
import { openTestDatabase, rolledBack } from "../../../../../tests/support/database.ts";
import { anAdmin, aPerson } from "../../../../../tests/support/people.ts";
import { anOrganizer } from "../../../../../tests/support/races/organizers.ts";
import { aRace, now } from "../../../../../tests/support/races/races.ts";
import { placeRaces, placeWaitingRaces } from "../placing.server.ts";
import { acceptSuggestions, decidePlace } from "./commands.server.ts";
import { findRacesToPlace, findRaceToPlace, type PlacingFilter } from "./queries.server.ts";
import { placeForm, readPlacingFilter } from "./schema.ts";

const { db } = await openTestDatabase();

const byHand = placeForm.parse({
  choice: "typed",
  name: "Pachacámac",
  position: "-12.2300001, -76.87",
});

test("an administrator accepts a candidate, types a position or leaves the race without one", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const race = await aRace(tx, {
      city: "Querétaro",
      stateProvince: "Jalisco",
      country: "Mexico",
    });
    await placeRaces(tx, [race]);
    const { rows: races, total } = await findRacesToPlace({ db: tx, now }, admin, listed({}, 7));
    expect(total).toBe(1);
    expect(races[0]).toMatchObject({ id: race, problem: "other-state", place: null });
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
    expect((await findRacesToPlace({ db: tx, now }, admin, listed())).total).toBe(0);

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

const everyOpen: PlacingFilter = { decision: "open", q: "", country: "" };

function listed(filter: Partial<PlacingFilter> = {}, asked = 1) {
  return { filter: { ...everyOpen, ...filter }, asked };
}

test("the suggestions of a filtered list are accepted at once, and no others", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const wrongState = { city: "Querétaro", stateProvince: "Jalisco", country: "Mexico" };
    const mexican = await Promise.all([1, 2].map(() => aRace(tx, wrongState)));
    const wrongInPeru = { city: "Trujillo", stateProvince: "Lima", country: "Peru" };
    const peruvian = await aRace(tx, wrongInPeru);
    const unknown = await aRace(tx, { city: "Xyzzy", country: "Mexico" });
    const left = await aRace(tx, wrongState);
    const byName = await aRace(tx, { city: "Guadalajara", country: "Mexico" });
    await placeRaces(tx, [...mexican, peruvian, unknown, left, byName]);
    await decidePlace({ db: tx, now }, admin, left, { choice: "leave" });

    const found = (filter: Partial<PlacingFilter>) =>
      findRacesToPlace({ db: tx, now }, admin, listed(filter));
    const open = await found({});
    expect(open.countries).toEqual(["Mexico", "Peru"]);
    expect(open.total).toBe(4);
    expect((await found({ country: "Mexico" })).total).toBe(3);
    expect((await found({ q: "truj" })).rows.map(({ id }) => id)).toEqual([peruvian]);
    expect((await found({ decision: "name" })).rows.map(({ id }) => id)).toEqual([byName]);

    const filter = { ...everyOpen, country: "Mexico" };
    expect(await acceptSuggestions({ db: tx, now }, admin, filter)).toEqual({
      placed: 2,
      looked: 3,
    });
    for (const id of mexican) {
      expect(await findRaceToPlace({ db: tx }, admin, { id, typed: "" })).toMatchObject({
        decision: "accepted",
        place: { name: "Santiago de Querétaro" },
      });
    }
    expect((await found({})).rows.map(({ id }) => id).sort()).toEqual([peruvian, unknown].sort());
    expect(await findRaceToPlace({ db: tx }, admin, { id: left, typed: "" })).toMatchObject({
      decision: "left",
      place: null,
    });
    expect(await acceptSuggestions({ db: tx, now }, admin, filter)).toEqual({
      placed: 0,
      looked: 1,
    });
    const entries = await tx.select().from(auditEntries).where(isNull(auditEntries.subjectId));
    expect(entries.map(({ subjectName, after }) => [subjectName, after])).toEqual([
      ["2 races", { source: "accepted", search: "", country: "Mexico" }],
    ]);
  }));

test("the filters in an address are read, and invalid values are ignored", () => {
  const read = (query: string) => readPlacingFilter(new URLSearchParams(query));
  expect(read("q=+lima&country=Peru&decision=name")).toEqual({
    decision: "name",
    q: "lima",
    country: "Peru",
  });
  expect(read(`decision=hand&country=${"x".repeat(200)}`)).toEqual(everyOpen);
});

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
