import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews } from "#db/schema.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aKey, link, serveApi } from "../../../tests/support/programs/api.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import { operations } from "./operations/schema.ts";

const { db } = await openTestDatabase();
const { origin } = await serveApi(db);
const api = `${origin}/api/v1`;

const lima = await aRace(db, {
  raceName: "Lima 42K",
  organizer: "Lima Corre",
  startDate: "2027-03-07",
  distances: [{ distance: "42K", price: "S/ 120", priceCurrency: "PEN" }, "10K"],
});
await aRace(db, {
  raceName: "Cusco Trail",
  raceType: "Trail",
  city: "Cusco",
  startDate: "2027-03-07",
});
await aRace(db, {
  raceName: "Quito 10K",
  city: "Quito",
  country: "Ecuador",
  startDate: "2027-04-04",
});
await aRace(db, { raceName: "Last year", startDate: "2025-11-20" });

const read = async (path: string, init?: RequestInit) => {
  const answer = await fetch(api + path, init);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
const names = (body: { data: { race_name: string }[] }) => body.data.map((race) => race.race_name);

test("the list has the upcoming races, by the filters of the website", async () => {
  const all = await read("/races");
  expect(all.status).toBe(200);
  expect(() => operations.listRaces.answer.parse(all.body)).not.toThrow();
  expect(names(all.body).sort()).toEqual(["Cusco Trail", "Lima 42K", "Quito 10K"]);
  expect(names((await read("/races?type=Trail")).body)).toEqual(["Cusco Trail"]);
  expect(names((await read("/races?country=Ecuador")).body)).toEqual(["Quito 10K"]);
  expect(names((await read("/races?q=lima")).body)).toEqual(["Lima 42K"]);
  const priced = (await read("/races?distance=42")).body.data[0];
  expect(priced.price).toEqual({ text: "S/ 120 PEN", minor: 12_000, currency: "PEN" });
  expect(priced.url).toBe(`${origin}/races/${lima}`);
});

test("cursors lead through all races once, in the order of days", async () => {
  const seen: string[] = [];
  for (let path: string | null = "/races?limit=1"; path; ) {
    const { body } = await read(path);
    seen.push(...names(body));
    path = body.next && `/races?limit=1&cursor=${body.next}`;
  }
  expect(seen).toHaveLength(3);
  expect(seen[2]).toBe("Quito 10K");
  expect(new Set(seen).size).toBe(3);
  const words = await read("/races?q=42k&limit=1");
  expect(words.body.next).toBeNull();
});

test("facets and the number of all races are told when they are asked for", async () => {
  const { body } = await read("/races?include=facets&limit=1");
  expect(body.total).toBe(3);
  expect(body.facets.country).toContainEqual({ value: "Ecuador", count: 1 });
  expect((await read("/races?limit=1")).body).not.toHaveProperty("total");
});

test("a misspelt word finds the races that it means, and says so", async () => {
  const { body } = await read("/races?q=cuscoo");
  expect(names(body)).toEqual(body.corrected === null ? [] : ["Cusco Trail"]);
});

test("a parameter that makes no sense is refused with its name", async () => {
  const { status, body } = await read("/races?rating=9&from=2027-02-30");
  expect(status).toBe(400);
  expect(body.error.code).toBe("invalid");
  expect(Object.keys(body.error.fields).sort()).toEqual(["from", "rating"]);
  const refused = {
    "limit=abc": { limit: "must be a number" },
    "limit=0": { limit: "must be at least 1" },
    "limit=1.5": { limit: "must be a whole number" },
    "limit=101": { limit: "must be at most 100" },
    "limit=1&limit=2": { limit: "may be given only once" },
    "page=2&countri=Peru&sort=price": {
      page: "is not a parameter of this address",
      countri: "is not a parameter of this address",
      sort: "is not a parameter of this address",
    },
    "distance=potato": { distance: "is not a length: write `10`, `5-21` or `marathon`" },
    "distance=-5": { distance: "is not a length: write `10`, `5-21` or `marathon`" },
    "distance=1.2.3-5": { distance: "is not a length: write `10`, `5-21` or `marathon`" },
    "distance=10-5": { distance: "begins with the longer length" },
    "within=50": { within: "needs `near`" },
    "near=Cusco&within=0": { within: "must be from 1 to 1000 kilometers" },
    "near=Cusco&within=far": { within: "cannot be read" },
    "near=Nowhereville": { near: "is not a place that we know" },
    "country=Peru&country=Narnia": { country: "is not a country that we know" },
    "from=2027-05-01&to=2027-04-01": { from: "is after `to`" },
    "when=tomorrow": { when: "must be one of this-week, next-week, next-month" },
    "include=all": { include: "must be facets" },
  };
  for (const [query, fields] of Object.entries(refused)) {
    const { status, body } = await read(`/races?${query}`);
    expect([status, body.error], query).toMatchObject([400, { code: "invalid", fields }]);
  }
  expect((await read("/races?distance=5-10&near=Cusco&within=100&city=&country=")).status).toBe(
    200,
  );
  expect((await read(`/races/${lima}?fields=id`)).body.error.fields).toHaveProperty("fields");
  expect((await read("/calendar?month=March")).body.error.fields).toHaveProperty("month");
  expect((await read("/races?cursor=abc")).body.error.code).toBe("bad_cursor");
});

test("a race has everything that its page shows, and its parts have addresses of their own", async () => {
  const { body } = await read(`/races/${lima}`);
  expect(() => operations.getRace.answer.parse(body)).not.toThrow();
  expect(body.data).toMatchObject({
    organizer: "Lima Corre",
    calendar_url: `${origin}/races/${lima}/calendar.ics`,
  });
  const distances = await read(`/races/${lima}/distances`);
  expect(distances.body.data).toEqual(body.data.distances);
  expect(distances.body.data).toHaveLength(2);
  for (const id of [randomUUID(), "abc", "%00"]) {
    expect((await read(`/races/${id}`)).body.error.code, id).toBe("no_race");
  }
});

test("reviews come newest first, by cursor, without hidden ones and full names", async () => {
  for (let day = 1; day <= 3; day += 1) {
    const userId = await aPerson(db, { firstName: "Lucía", lastName: "Mora" });
    const createdAt = new Date(`2026-11-0${day}T08:00:00Z`);
    const about = { entityType: "race" as const, entityId: lima, createdAt };
    await db.insert(reviews).values({ ...about, userId, rating: day + 2, isHidden: day === 2 });
  }
  const first = await read(`/races/${lima}/reviews?limit=1`);
  expect(first.body.data[0]).toMatchObject({ rating: 5, author_name: "Lucía M." });
  const second = await read(`/races/${lima}/reviews?limit=1&cursor=${first.body.next}`);
  expect(second.body).toMatchObject({ data: [{ rating: 3 }], next: null, rating: { count: 2 } });
});

test("the organizer is a name, verified once an account is linked, never a person", async () => {
  const path = `/races/${lima}/organizers`;
  expect((await read(path)).body.data).toEqual([{ name: "Lima Corre", is_verified: false }]);
  const userId = await aPerson(db);
  await link(db, userId, lima);
  const headers = { Authorization: `Bearer ${await aKey(db, userId)}` };
  const { body } = await read(path, { headers });
  expect(body.data).toEqual([{ name: "Lima Corre", is_verified: true }]);
});

test("the calendar of a month has its days with races, and an address to subscribe to", async () => {
  const { body } = await read("/calendar?month=2027-03&country=Peru");
  expect(() => operations.readCalendar.answer.parse(body)).not.toThrow();
  expect(body).toMatchObject({
    from: "2027-03-01",
    to: "2027-03-31",
    data: [{ day: "2027-03-07", total: 2 }],
  });
  expect(body.subscribe_url).toBe(`${origin}/races.ics?country=Peru`);
});

test("misspelt words are read as on the website, one of two choices and in the calendar too", async () => {
  await db.execute(sql`select search_words_rebuild()`);
  const { body } = await read("/races?q=limma%20o%20cusco");
  expect([names(body).sort(), body.corrected]).toEqual([
    ["Cusco Trail", "Lima 42K"],
    "lima o cusco",
  ]);
  for (const [words, total] of [
    ["limma%20o%20cusco", 2],
    ["limma", 1],
  ]) {
    const { body } = await read(`/calendar?month=2027-03&q=${words}`);
    expect([words, body.data]).toMatchObject([words, [{ day: "2027-03-07", total }]]);
  }
});

test("what everybody may read comes from the page cache, with a tag, for pages of other sites too", async () => {
  const first = await read("/races?city=Quito");
  expect(first.headers.get("cache-control")).toBe("public, max-age=60");
  expect(first.headers.get("access-control-allow-origin")).toBe("*");
  expect(first.headers.get("ratelimit-policy")).toMatch(/^"network";q=\d+;w=60$/);
  expect(first.headers.has("ratelimit")).toBe(false);
  const tag = first.headers.get("etag") ?? "";
  const again = await fetch(`${api}/races?city=Quito`, { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
  for (const known of [`"x", W/${tag}`, "*"]) {
    const other = await fetch(`${api}/races?city=Quito`, { headers: { "If-None-Match": known } });
    expect(other.status, known).toBe(304);
  }
  const asked = await fetch(`${api}/races`, {
    method: "OPTIONS",
    headers: { "Access-Control-Request-Headers": "authorization" },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get("access-control-allow-headers")).toBe("authorization");
});

test("an address or a method that does not exist is refused in the shape of all errors", async () => {
  expect((await read("/nothing")).body.error.code).toBe("not_found");
  const answer = await read("/races", { method: "POST", body: "{}" });
  expect([answer.status, answer.body.error.code]).toEqual([405, "wrong_method"]);
  expect(answer.headers.get("allow")).toBe("GET");
});
