import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { foundRaces } from "./cards.server.ts";
import { raceByWord, raceFactsOf, racesNamed } from "./race-lookup.server.ts";

const { db } = await openTestDatabase();

async function named(tx: Database, name: string, limit = 5) {
  const found = await racesNamed({ db: tx, now }, name, limit);
  return found.map((race) => `${race.name} ${race.startDate.slice(0, 4)}`);
}

test("races are found by their names: the next edition first, then the latest past one", () =>
  rolledBack(db, async (tx) => {
    for (const year of [2024, 2025, 2027, 2028]) {
      await aRace(tx, { raceName: "Maratón de Lima", startDate: `${year}-05-16` });
    }
    await aRace(tx, { raceName: "Media Maratón de Lima", startDate: "2027-01-10" });
    await aRace(tx, { raceName: "Inca Trail", city: "Cusco", organizer: "Lima Runners" });
    const editions = [2027, 2028, 2025, 2024].map((year) => `Maratón de Lima ${year}`);
    expect(await named(tx, "maraton de lima", 4)).toEqual(editions);
    expect(await named(tx, "the Lima marathon", 1)).toEqual(["Maratón de Lima 2027"]);
    expect(await named(tx, "lima half marathon", 1)).toEqual(["Media Maratón de Lima 2027"]);
    expect(await named(tx, "inca trail", 20)).toEqual(["Inca Trail 2026"]);
    expect(await named(tx, "inca", 0)).toEqual([]);
    const [exact] = await racesNamed({ db: tx, now }, "Inca Trail", 1);
    expect(exact?.fit).toBe(1);
  }));

test("one word names a race where no other race to come has it", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Hardrock 100" });
    await aRace(tx, { raceName: "Buffalo Turkey Trot" });
    await aRace(tx, { raceName: "Misti Sky Race" });
    await aRace(tx, { raceName: "Ascenso al Misti" });
    const meant = async (text: string) =>
      (await raceByWord({ db: tx, now }, text, (word) => word !== "about"))?.name;
    expect(await meant("tell me about the hardrock")).toBe("Hardrock 100");
    expect(await meant("turkey trots")).toBe("Buffalo Turkey Trot");
    // Two races have the word: it stands for both.
    expect(await meant("the misti")).toBe("misti");
    expect(await meant("zzzzzz")).toBeUndefined();
  }));

test("a name with typing mistakes or a word too many is found, a strange one is not", () =>
  rolledBack(db, async (tx) => {
    await aRace(tx, { raceName: "Maratón de Lima" });
    await aRace(tx, { raceName: "Inca Trail Challenge", city: "Cusco" });
    await tx.execute(sql`select search_words_rebuild()`);
    expect(await named(tx, "maratn de limma")).toEqual(["Maratón de Lima 2026"]);
    expect(await named(tx, "inca trial chalenge")).toEqual(["Inca Trail Challenge 2026"]);
    expect(await named(tx, "inca trail great challenge")).toEqual(["Inca Trail Challenge 2026"]);
    for (const name of ["Paris", "xq", "", "  ", "%", "_", "'; drop table races", "🏃", "\\"]) {
      expect([name, await named(tx, name)]).toEqual([name, []]);
    }
  }));

test("the facts of a race are those of its page, in the order of the ids", () =>
  rolledBack(db, async (tx) => {
    const id = await aRace(tx, {
      raceName: "Andes Half",
      event: "Andes Festival",
      organizer: "Perú Runners",
      city: "Cusco",
      stateProvince: "Cusco",
      address: "Plaza de Armas",
      raceType: "mountain",
      raceTypeCategory: "internal",
      startDate: "2027-03-14",
      startTime: "07:30",
      registrationDeadline: "2027-03-01",
      registrationLink: "javascript:alert(1)",
      rulesUrl: "https://example.com/rules",
      elevationGain: "1200 m",
      description: `Long. ${"word ".repeat(400)}`,
      distances: [
        {
          distance: "Half Marathon",
          price: "80",
          priceCurrency: "PEN",
          priceIncludes: "Shirt, medal",
          timeLimit: "4 hours",
          capacity: 10,
          taken: 10,
        },
        { distance: "10K", startTime: "08:00", capacity: 50, taken: 20 },
      ],
    });
    const past = await aRace(tx, { raceName: "Past", startDate: "2026-11-19", distances: [] });
    await aReview(tx, { entityId: id, rating: 4 });
    await aReview(tx, { entityId: id, rating: 5 });
    const strange = "00000000-0000-4000-8000-000000000000";
    const [before, facts, ...others] = await raceFactsOf({ db: tx, now }, [
      past,
      strange,
      "x",
      id,
      id,
    ]);
    expect(others).toEqual([]);
    expect(before).toMatchObject({ name: "Past", isPast: true, distances: [], rating: null });
    expect(before?.registration.state).toBe("over");
    expect(facts).toMatchObject({
      id,
      event: "Andes Festival",
      type: "Trail",
      isPast: false,
      startTime: "07:30",
      address: "Plaza de Armas",
      elevationGain: "1200 m",
      rulesUrl: "https://example.com/rules",
      rating: { average: 4.5, count: 2 },
      price: { text: "S/80 PEN" },
      registration: { state: "open", deadline: "2027-03-01", isHere: true, link: null },
    });
    expect(facts?.description).toMatch(/^Long\. word .* word…$/);
    expect(facts?.description?.length).toBeLessThanOrEqual(600);
    expect(facts?.distances).toMatchObject([
      { name: "Half Marathon", meters: 21_098, timeLimit: "4 hours", placesLeft: 0 },
      { name: "10K", startTime: "08:00", placesLeft: 30, price: { kind: "unknown" } },
    ]);
  }));

test("registrations are open, full, closed, past their deadline, over or cancelled", () =>
  rolledBack(db, async (tx) => {
    const stateOf = async (columns: Parameters<typeof aRace>[1]) => {
      const [facts] = await raceFactsOf({ db: tx, now }, [await aRace(tx, columns)]);
      return facts?.registration.state;
    };
    expect(await stateOf({})).toBe("open");
    expect(await stateOf({ distances: [] })).toBe("open");
    expect(await stateOf({ distances: [{ distance: "5K", capacity: 0 }] })).toBe("full");
    expect(await stateOf({ registrationStatus: "closed" })).toBe("closed");
    expect(await stateOf({ registrationDeadline: "2026-11-19" })).toBe("deadline-passed");
    expect(await stateOf({ raceStatus: "completed" })).toBe("over");
    expect(await stateOf({ startDate: "2026-11-19" })).toBe("over");
    expect(await stateOf({ raceStatus: "cancelled" })).toBe("cancelled");
  }));

test("the cards of a stored answer are read again in its order, without races that are gone", () =>
  rolledBack(db, async (tx) => {
    const first = await aRace(tx, { raceName: "A", startDate: "2027-01-01" });
    const second = await aRace(tx, { raceName: "B" });
    const gone = "00000000-0000-4000-8000-000000000000";
    const refs = [first, gone, "nonsense", second].map((id) => ({ id, why: [`why ${id}`] }));
    const found = await foundRaces({ db: tx, now }, refs);
    expect(found.map(({ race, why }) => [race.name, why])).toEqual([
      ["A", [`why ${first}`]],
      ["B", [`why ${second}`]],
    ]);
    await tx.execute(sql`update races set race_name = 'C' where id = ${second}::uuid`);
    expect((await foundRaces({ db: tx, now }, refs))[1]?.race.name).toBe("C");
    expect(await foundRaces({ db: tx, now }, [])).toEqual([]);
  }));
