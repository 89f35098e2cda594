import { afterAll, beforeAll } from "vitest";
import { auditEntries } from "#db/schema.ts";
import { doors } from "../../support/permissions/doors.ts";
import { type Attempt, adminsOnly, answerFor } from "../../support/permissions/matrix.ts";
import { cookieOf, type Person, people } from "../../support/permissions/people.ts";
import { reads } from "../../support/permissions/reads.ts";
import { writes } from "../../support/permissions/writes.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { uncompressed } from "../support/visitor.ts";
import { openWorld } from "./world.ts";

const table = await doors();
const everybody = Object.keys(people) as Person[];

/** Each address belongs to the first area whose pattern it matches. */
const areas = {
  "the pages for everybody":
    /^($|races|blog|podcasts|services|experts|reviews|media|covers|\w+\.\w+$)/,
  "the programs":
    /^(api|auth\/(v1|app)|functions|mcp|oembed|realtime|sandbox|storage|webhooks|widgets)\b/,
  accounts: /^(account(?!\/data\/delete)|auth|forgot|invitation|login|reset|signup)/,
  "the members": /^(checkout|coach|chat|dashboard|membership|offers|tools|training)/,
  "the organizers": /^organize\//,
  "the back office": /^admin/,
  "the other pages": /^(?!account|sign-out)/,
  "the ends of sessions": /^(account|sign-out)/,
};

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(() => close());

test("ROLE-11 every address of the route table has a line in the matrix", () => {
  const built = table.filter(({ isLater }) => !isLater);
  expect(built.length).toBeGreaterThan(40);
  const patterns = built.map(({ pattern }) => pattern).sort();
  expect(Object.keys(reads).sort()).toEqual(patterns);
  expect(byArea(reads).flatMap(([, lines]) => lines)).toHaveLength(patterns.length);
  const writing = built.filter((door) => door.writes).map(({ pattern }) => pattern);
  expect(Object.keys(writes).sort()).toEqual(writing.sort());
});

test("ROLE-11 addresses that are not built yet answer nobody", async () => {
  for (const { pattern, isLater } of table) {
    if (!isLater) continue;
    const path = `/${pattern.replace(":id", people.owner)}`;
    const outcome = pattern.startsWith("admin") ? adminsOnly(404) : 404;
    for (const person of everybody) {
      const answer = await answerTo(person, { path });
      expect(answer, `${path} by ${person}`).toBe(answerFor(outcome, person));
    }
  }
});

for (const [area, some] of byArea(reads)) {
  test(`ROLE-11 each role reads exactly what the matrix allows: ${area}`, async () => {
    const wrong: string[] = [];
    for (const [pattern, attempt] of some) {
      for (const person of everybody) {
        const answer = await answerTo(person, attempt);
        note(wrong, `GET /${pattern} by ${person}`, answer, answerFor(attempt.outcome, person));
      }
    }
    expect(wrong).toEqual([]);
  });
}

for (const [area, some] of byArea(writes)) {
  test(`ROLE-11 each role writes exactly what the matrix allows, and never another person's data: ${area}`, async () => {
    const { origin } = await openSite();
    const wrong: string[] = [];
    let entries: number | null = null;
    for (const [pattern, attempts] of some) {
      for (const { what, order = everybody, stays, unrecorded, ...attempt } of attempts) {
        const title = `POST /${pattern}: ${what}`;
        const isRecorded = pattern.startsWith("admin") && !unrecorded;
        const before: number = isRecorded ? (entries ?? (await countEntries())) : 0;
        for (const person of order) {
          if (stays && person === "owner") {
            const page = await fetch(origin + stays.path, { headers: cookieOf("owner") });
            const sees = (await page.text()).includes(stays.text);
            note(wrong, `${title}: what stays`, sees, true);
          }
          const answer = await answerTo(person, attempt);
          note(wrong, `${title}, by ${person}`, answer, answerFor(attempt.outcome, person));
        }
        // Every recorded write adds one entry; the others may add any number.
        entries = isRecorded ? await countEntries() : null;
        if (isRecorded) note(wrong, `${title}: entries in the audit log`, entries, before + 1);
      }
    }
    expect(wrong).toEqual([]);
  });
}

/** The lines of a matrix by the area of their address, in the order of the areas. */
function byArea<T>(matrix: Record<string, T>): [area: string, lines: [string, T][]][] {
  const patterns = Object.entries(areas);
  const areaOf = (address: string) => patterns.find(([, pattern]) => pattern.test(address))?.[0];
  return patterns.map(([area]) => [
    area,
    Object.entries(matrix).filter(([address]) => areaOf(address) === area),
  ]);
}

/** Keeps only the expectations that fail: there are several thousand. */
function note<T>(wrong: string[], what: string, found: T, expected: T) {
  if (found !== expected) wrong.push(`${what}: ${found} instead of ${expected}`);
}

/** The status, or the path that a redirect leads to. Cookies of earlier answers are not sent. */
async function answerTo(
  person: Person,
  { path, form }: Pick<Attempt, "path" | "form">,
): Promise<number | string> {
  const { origin } = await openSite();
  const response = await fetch(origin + path, {
    headers: { ...cookieOf(person), ...uncompressed, Origin: origin },
    redirect: "manual",
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  await response.arrayBuffer();
  const location = response.headers.get("location");
  return location ? new URL(location, origin).pathname : response.status;
}

/** The number of entries in the audit log. */
async function countEntries(): Promise<number> {
  const { running } = await openSite();
  return running.services.db.$count(auditEntries);
}
