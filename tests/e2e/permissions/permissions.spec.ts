import { preparedDataDir } from "../support/data-dir.ts";
import { startServer } from "../support/server.ts";
import { test as base, expect } from "../support/test.ts";
import { doors } from "./doors.ts";
import { type Attempt, adminsOnly, answerFor } from "./matrix.ts";
import { authSecret, cookieOf, type Person, people } from "./people.ts";
import { reads } from "./reads.ts";
import { writes } from "./writes.ts";

const everybody = Object.keys(people) as Person[];

/** Addresses in one test. */
const partSize = 50;

/** A separate server, whose database has a session for each role of the matrix. */
const test = base.extend<{ server: string }>({
  server: [
    async ({ servers }, use) => {
      const url = await servers.take("permissions", async () => {
        const dataDir = await preparedDataDir("tests/e2e/permissions/database.ts");
        return startServer({
          DATA_DIR: dataDir,
          DEMO_DATA: "0",
          SANDBOX: "1",
          AUTH_SECRET: authSecret,
          LIMITS_FACTOR: "1000",
        });
      });
      await use(url);
    },
    { timeout: 90_000 },
  ],
});

// One server for all tests of this file.
test.describe.configure({ mode: "default" });

test("ROLE-11 every address of the route table has a line in the matrix", async () => {
  const built = (await doors()).filter(({ isLater }) => !isLater);
  expect(built.length).toBeGreaterThan(40);
  const patterns = built.map(({ pattern }) => pattern).sort();
  expect(Object.keys(reads).sort()).toEqual(patterns);
  const writing = built.filter((door) => door.writes).map(({ pattern }) => pattern);
  expect(Object.keys(writes).sort()).toEqual(writing.sort());
});

test("ROLE-11 addresses that are not built yet answer no role", async ({ server }) => {
  for (const { pattern, isLater } of await doors()) {
    if (!isLater) continue;
    const path = `/${pattern.replace(":id", people.owner)}`;
    const outcome = pattern.startsWith("admin") ? adminsOnly(404) : 404;
    for (const person of everybody) {
      const answer = await answerTo(server, person, { path });
      expect(answer, `${path} by ${person}`).toBe(answerFor(outcome, person));
    }
  }
});

for (const [part, some] of inParts(reads)) {
  test(`ROLE-11 each role reads exactly what the matrix allows: ${part}`, async ({ server }) => {
    const wrong: string[] = [];
    for (const [pattern, attempt] of some) {
      for (const person of everybody) {
        const answer = await answerTo(server, person, attempt);
        note(wrong, `GET /${pattern} by ${person}`, answer, answerFor(attempt.outcome, person));
      }
    }
    expect(wrong).toEqual([]);
  });
}

for (const [part, some] of inParts(writes)) {
  test(`ROLE-11 each role writes exactly what the matrix allows, and never another person's data: ${part}`, async ({
    server,
  }) => {
    const wrong: string[] = [];
    let entries: number | null = null;
    for (const [pattern, attempts] of some) {
      for (const { what, order = everybody, stays, unrecorded, ...attempt } of attempts) {
        const title = `POST /${pattern}: ${what}`;
        const isRecorded = pattern.startsWith("admin") && !unrecorded;
        const before: number = isRecorded ? (entries ?? (await auditEntries(server))) : 0;
        for (const person of order) {
          if (stays && person === "owner") {
            const page = await fetch(server + stays.path, { headers: cookieOf("owner") });
            const sees = (await page.text()).includes(stays.text);
            note(wrong, `${title}: what stays`, sees, true);
          }
          const answer = await answerTo(server, person, attempt);
          note(wrong, `${title}, by ${person}`, answer, answerFor(attempt.outcome, person));
        }
        // Every recorded write adds one entry; what the others add is not known.
        entries = isRecorded ? await auditEntries(server) : null;
        if (isRecorded) note(wrong, `${title}: entries in the audit log`, entries, before + 1);
      }
    }
    expect(wrong).toEqual([]);
  });
}

/** The lines of a matrix in parts of a size that one test can ask, in their order. */
function inParts<T>(matrix: Record<string, T>): [name: string, lines: [string, T][]][] {
  const lines = Object.entries(matrix);
  return Array.from({ length: Math.ceil(lines.length / partSize) }, (_, place) => {
    const part = lines.slice(place * partSize, (place + 1) * partSize);
    return [`/${part[0]?.[0]} to /${part.at(-1)?.[0]}`, part];
  });
}

/** Of some thousand expectations each would be a step of the report, which costs as much as the request. */
function note<T>(wrong: string[], what: string, found: T, expected: T) {
  if (found !== expected) wrong.push(`${what}: ${found} instead of ${expected}`);
}

/** The status, or with a redirect the path that it leads to. Nothing is kept from earlier answers. */
async function answerTo(
  server: string,
  person: Person,
  { path, form }: Pick<Attempt, "path" | "form">,
): Promise<number | string> {
  const response = await fetch(server + path, {
    headers: { ...cookieOf(person), Origin: server },
    redirect: "manual",
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  await response.arrayBuffer();
  const location = response.headers.get("location");
  return location ? new URL(location, server).pathname : response.status;
}

/** The number of entries in the audit log. */
async function auditEntries(server: string): Promise<number> {
  const page = await fetch(`${server}/admin/audit-log`, { headers: cookieOf("admin") });
  const [, count] = /([\d,]+) entr(?:y|ies)</.exec(await page.text()) ?? [];
  return Number(count?.replaceAll(",", ""));
}
