import fc from "fast-check";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aKey, link, serveApi } from "../../../tests/support/programs/api.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import { type Operation, operations, writeCursor } from "./operations/schema.ts";
import { apiError } from "./resources/schema.ts";

const { db } = await openTestDatabase();
const { origin } = await serveApi(db);
const owner = await aPerson(db);
const key = await aKey(db, owner);
const race = await aRace(db, { raceName: "Lima 42K", startDate: "2027-03-07", distances: ["42K"] });
await link(db, owner, race);
const distances = await fetch(`${origin}/api/v1/races/${race}/distances`);
const distance: string = (await distances.json()).data[0].id;

const calls = 40;

const telling = [
  "",
  "0",
  "1",
  "24",
  "101",
  "-1",
  "1e9",
  "NaN",
  "facets",
  "literal",
  "Trail",
  "Perú",
  "2027-03-07",
  "2027-02-30",
  "0000-01-01",
  "9999-12-31",
  "2027-13",
  "2027-03",
  "this-week",
  "5",
  "4",
  "5-21",
  "marathon",
  "half marathon",
  "lima 42k",
  "december",
  "a",
  "'",
  "%",
  "\\",
  "\0",
  "\ud800",
  "Free",
  "S/ 120",
  "08:00",
  "25:00",
  "https://example.com",
  "/x",
  "closed",
];

/** Texts that mean something to some parameter, and texts that mean nothing to any. */
const values = fc.oneof(
  fc.constantFrom(
    ...telling,
    writeCursor(["2027-01-01", race]),
    writeCursor(["0000-01-01", race]),
    writeCursor([1_764_000_000_000_000, race]),
    writeCursor([9e15, race]),
    race,
  ),
  fc.string({ maxLength: 130, unit: "grapheme" }),
);

const idsLike = (id: string) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(id) },
    { weight: 1, arbitrary: fc.constantFrom("abc", "%00", "..%2f", id.toUpperCase()) },
    { weight: 1, arbitrary: fc.uuid() },
  );

const jsons = fc.oneof(values, fc.constant(null), fc.integer(), fc.boolean(), fc.jsonValue());

function requestsOf({ path, query, body }: Operation) {
  const names = Object.keys(query.shape);
  const members = body && "shape" in body ? Object.keys(body.shape as object) : [];
  return fc.record({
    path: fc
      .tuple(idsLike(race), idsLike(distance))
      .map(([id, distanceId]) => path.replace("{id}", id).replace("{distanceId}", distanceId)),
    query: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.uniqueArray(fc.tuple(fc.constantFrom("", ...names), values), {
          maxLength: 4,
          selector: ([name]) => name,
        }),
      },
      {
        weight: 1,
        arbitrary: fc.array(fc.tuple(fc.constantFrom(...names, "other"), values), { maxLength: 4 }),
      },
    ),
    body: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.dictionary(fc.constantFrom(...members, "other"), jsons, { maxKeys: 4 }),
      },
      { weight: 3, arbitrary: values.map((title) => ({ distance: "5K", title })) },
      { weight: 3, arbitrary: values.map((city) => ({ city })) },
      { weight: 1, arbitrary: fc.jsonValue() },
    ),
    isNamed: fc.boolean(),
    name: fc.option(fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom("a", "b") })),
  });
}

for (const [name, operation] of Object.entries(operations) as [string, Operation][]) {
  test(`${name} answers any input by its schema, and never with a failure`, async () => {
    let done = 0;
    await fc.assert(
      fc.asyncProperty(requestsOf(operation), async ({ path, query, body, isNamed, name }) => {
        const isRead = operation.method === "GET";
        const headers = new Headers();
        if (isNamed || !isRead) headers.set("Authorization", `Bearer ${key}`);
        if (name && !isRead) headers.set("Idempotency-Key", name);
        const sent = new URLSearchParams(
          query.filter(([one]) => one).map(([one, value]) => [one, value.toWellFormed()]),
        );
        const answer = await fetch(`${origin}/api/v1${path}?${sent}`, {
          method: operation.method,
          headers,
          body: isRead ? null : JSON.stringify(body),
        });
        const text = await answer.text();
        expect(answer.status, text).toBeLessThan(500);
        if (answer.status === 204) {
          done += 1;
          expect(text).toBe("");
          return;
        }
        const schema = answer.status < 300 ? operation.answer : apiError;
        if (answer.status < 300) done += 1;
        if (answer.status < 300) expect(answer.status).toBe(operation.status);
        const told = schema?.safeParse(JSON.parse(text));
        expect(told?.error, text).toBeUndefined();
      }),
      { numRuns: calls },
    );
    expect(done, "some of the inputs are right").toBeGreaterThan(0);
  });
}
