/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { experts } from "#db/schema.ts";
import type { Lang } from "#values/say.ts";
import { openTestDatabase, rolledBack } from "../../../../tests/support/database.ts";
import { anExpert } from "../../../../tests/support/experts/experts.ts";
import { aReview } from "../../../../tests/support/reviews/reviews.ts";
import { noServiceFilters, type ServiceFilters } from "./filters.ts";
import { searchExperts } from "./search.server.ts";

const { db } = await openTestDatabase();

function search(tx: Database, filters: Partial<ServiceFilters> = {}, lang: Lang = "en") {
  return searchExperts({ db: tx }, { ...noServiceFilters, ...filters }, lang);
}

/** The first names of what is found, in its order. */
async function namesFor(tx: Database, filters: Partial<ServiceFilters> = {}) {
  const { experts } = await search(tx, filters);
  return experts.map(({ name }) => name.replace(/ .*/, ""));
}

async function reviewed(tx: Database, entityId: string, ...ratings: number[]) {
  for (const rating of ratings) await aReview(tx, { entityId, entityType: "expert", rating });
}

test("EXP-15 only active experts are found, and only they are counted", () =>
  rolledBack(db, async (tx) => {
    await anExpert(tx, { firstName: "Ana", services: ["Trail Running"] });
    await anExpert(tx, { firstName: "Gone", services: ["Trail Running"], isActive: false });
    expect(await namesFor(tx)).toEqual(["Ana"]);
    expect(await search(tx, { q: "gone" })).toMatchObject({ total: 0, corrected: null });
    expect(await search(tx)).toMatchObject({
      total: 1,
      facets: {
        specialties: [{ value: "Trail Running", count: 1 }],
        cities: [{ value: "Cusco", count: 1 }],
      },
    });
  }));

test("EXP-05 words are found in name, role and specialties, folded, in any order", () =>
  rolledBack(db, async (tx) => {
    await anExpert(tx, {
      firstName: "José",
      lastName: "Núñez",
      title: "Marathon Coach",
      services: ["Sports Nutrition", "Trail Running"],
      city: "Lima",
      bio: "Nowhere",
    });
    const total = async (q: string) => (await search(tx, { q })).total;
    for (const q of ["jose", "NUÑEZ", "coach jos", "nutri", "trail marathon", "nu", "  run  "]) {
      expect([q, await total(q)]).toEqual([q, 1]);
    }
    for (const q of [
      "lima",
      "nowhere",
      "jose ultra",
      "%",
      "_",
      "ut",
      "'; drop table experts; --",
    ]) {
      expect([q, await total(q)]).toEqual([q, 0]);
    }
  }));

test("EXP-06 a specialty matches in part, a city exactly", () =>
  rolledBack(db, async (tx) => {
    await anExpert(tx, { firstName: "Ana", services: ["Trail Running"], city: "Cusco" });
    await anExpert(tx, { firstName: "Luis", services: ["Running"], city: "San Cusco" });
    await anExpert(tx, { firstName: "Eva", services: ["Nutrición"], city: "cusco" });
    const names = async (filters: Partial<ServiceFilters>) => (await namesFor(tx, filters)).sort();
    expect(await names({ specialty: "running" })).toEqual(["Ana", "Luis"]);
    expect(await names({ specialty: "Trail Running" })).toEqual(["Ana"]);
    expect(await names({ specialty: "NUTRICION" })).toEqual(["Eva"]);
    expect(await names({ specialty: "ail run" })).toEqual(["Ana"]);
    expect(await names({ specialty: "%" })).toEqual([]);
    expect(await names({ city: "Cusco" })).toEqual(["Ana"]);
    expect(await names({ city: "Cus" })).toEqual([]);
    expect(await names({ specialty: "running", city: "San Cusco" })).toEqual(["Luis"]);
  }));

test("the count beside each choice is what following it shows, and ignores its own filter", () =>
  rolledBack(db, async (tx) => {
    await anExpert(tx, { services: ["Trail Running", "Sports Nutrition"], city: "Cusco" });
    await anExpert(tx, { services: ["trail running", "Running"], city: "Lima" });
    await anExpert(tx, { services: ["Running"], city: "Lima", title: "Physio" });
    for (const filters of [
      {},
      { q: "coach" },
      { city: "Lima" },
      { specialty: "Running" },
      { specialty: "ail", q: "ana" },
    ]) {
      const { facets } = await search(tx, filters);
      expect(facets.specialties.length + facets.cities.length).toBeGreaterThan(2);
      for (const { value: specialty, count } of facets.specialties) {
        expect([filters, specialty, (await search(tx, { ...filters, specialty })).total]).toEqual([
          filters,
          specialty,
          count,
        ]);
      }
      for (const { value: city, count } of facets.cities) {
        expect([filters, city, (await search(tx, { ...filters, city })).total]).toEqual([
          filters,
          city,
          count,
        ]);
      }
    }
    const { facets } = await search(tx, { specialty: "Sports Nutrition", city: "Lima" });
    expect(facets).toEqual({
      specialties: [
        { value: "Running", count: 2 },
        { value: "Trail Running", count: 1 },
      ],
      cities: [{ value: "Cusco", count: 1 }],
    });
  }));

test("the best reviewed come first by a fair mean, then the more experienced", () =>
  rolledBack(db, async (tx) => {
    const expert = (firstName: string, yearsExperience = 0) =>
      anExpert(tx, { firstName, yearsExperience });
    await expert("Young", 2);
    await reviewed(tx, await expert("Poor", 30), 2, 2);
    await reviewed(tx, await expert("One"), 5);
    await reviewed(tx, await expert("Many"), 5, 5, 5, 5, 5, 4, 5);
    await expert("Old", 20);
    expect(await namesFor(tx)).toEqual(["Many", "One", "Old", "Young", "Poor"]);
  }));

test("words that no expert has are corrected, whatever the other filters", () =>
  rolledBack(db, async (tx) => {
    await anExpert(tx, { firstName: "Fernanda", services: ["Sports Nutrition"], city: "Lima" });
    await anExpert(tx, { firstName: "Tom", services: ["Recovery Therapy"], city: "Cusco" });
    const found = await search(tx, { q: "fernnda nutrtion" });
    expect(found).toMatchObject({ corrected: "fernanda nutrition", total: 1, relaxations: [] });
    const elsewhere = await search(tx, { q: "nutrtion", city: "Cusco" });
    expect(elsewhere).toMatchObject({ corrected: "nutrition", total: 0 });
    expect(elsewhere.relaxations.map(({ name, total }) => [name, total])).toEqual([
      ["q", 1],
      ["city", 1],
    ]);
    const nothing = { total: 0, corrected: null, relaxations: [{ name: "q", total: 2 }] };
    expect(await search(tx, { q: "xyzzyx" })).toMatchObject(nothing);
    expect(await search(tx, { q: "fernanda therapy" })).toMatchObject(nothing);
  }));

test("pages show every expert once, and a page past the end shows the last", () =>
  rolledBack(db, async (tx) => {
    for (let number = 0; number < 50; number++) await anExpert(tx);
    const pages = await Promise.all([1, 2, 3].map((page) => search(tx, { page })));
    expect(new Set(pages.flatMap(({ experts }) => experts.map(({ id }) => id))).size).toBe(50);
    const beyond = await search(tx, { page: 500 });
    expect(beyond).toMatchObject({ total: 50, page: 3, pages: 3 });
    expect(beyond.experts.map(({ id }) => id)).toEqual(pages[2]?.experts.map(({ id }) => id));
  }));

test("a service is named as it was first spelled, and one within others counts their experts", () =>
  rolledBack(db, async (tx) => {
    const createdAt = new Date("2026-01-01T00:00:00Z");
    await anExpert(tx, {
      services: ["Trail Running", " trail running ", "Running Form"],
      createdAt,
    });
    await anExpert(tx, { services: ["trail running"] });
    await anExpert(tx, { services: ["running"] });
    await anExpert(tx, { services: ["run"], isActive: false });
    const { facets } = await search(tx);
    expect(facets.specialties).toEqual([
      { value: "running", count: 3 },
      { value: "Running Form", count: 1 },
      { value: "Trail Running", count: 2 },
    ]);
  }));

test("specialties are in the order of their names in the language of the page", () =>
  rolledBack(db, async (tx) => {
    await anExpert(tx, { services: ["Recovery Therapy", "Strength Training"] });
    const valuesIn = async (lang: Lang) =>
      (await search(tx, {}, lang)).facets.specialties.map(({ value }) => value);
    expect(await valuesIn("en")).toEqual(["Recovery Therapy", "Strength Training"]);
    expect(await valuesIn("es")).toEqual(["Strength Training", "Recovery Therapy"]);
  }));

test("counts and words follow an expert who changes, leaves or is deleted", () =>
  rolledBack(db, async (tx) => {
    const ana = await anExpert(tx, { firstName: "Fernanda", services: ["Nutrición"] });
    const off = await anExpert(tx, { firstName: "Gustavo", services: ["Yoga"], isActive: false });
    expect(await search(tx, { q: "gustvo" })).toMatchObject({ corrected: null });
    await tx.update(experts).set({ isActive: true }).where(eq(experts.id, off));
    expect(await search(tx, { q: "gustvo" })).toMatchObject({ corrected: "gustavo", total: 1 });
    await tx.update(experts).set({ firstName: "Eva", city: "Lima" }).where(eq(experts.id, ana));
    expect(await search(tx, { q: "fernnda" })).toMatchObject({ corrected: null, total: 0 });
    await tx
      .update(experts)
      .set({ services: ["Yoga"] })
      .where(eq(experts.id, ana));
    expect((await search(tx, { q: "eva" })).facets).toEqual({
      specialties: [{ value: "Yoga", count: 1 }],
      cities: [{ value: "Lima", count: 1 }],
    });
    await tx.delete(experts).where(eq(experts.id, off));
    expect(await search(tx)).toMatchObject({
      total: 1,
      facets: {
        specialties: [{ value: "Yoga", count: 1 }],
        cities: [{ value: "Lima", count: 1 }],
      },
    });
  }));

test("a list shows the beginning of a long bio", () =>
  rolledBack(db, async (tx) => {
    await anExpert(tx, { bio: "Runs and coaches. ".repeat(200) });
    const { experts } = await search(tx);
    expect(experts[0]?.bio?.length).toBeLessThan(230);
    expect(experts[0]?.bio).toMatch(/…$/);
  }));

test("an empty directory has an empty first page", () =>
  rolledBack(db, async (tx) => {
    expect(await search(tx, { page: 4, q: "" })).toMatchObject({
      experts: [],
      total: 0,
      page: 1,
      pages: 1,
      facets: { specialties: [], cities: [] },
    });
  }));
