/** @module-tag both-databases */
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openLog } from "#services/log/log.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { type ImportOptions, importRaces } from "./commands.server.ts";
import { previewImport } from "./preview/preview.ts";

const { db } = await openTestDatabase();
const log = openLog("silent");

/** Nine races: the database refuses the sixth race and a distance of the seventh. */
const header = "title,date,city,country,distances\n";
const names = ["A", "B", "C", "D", "E", "Refused", "G", "H", "I"];
const text = names
  .map(
    (name) =>
      `${name},2027-05-16,Lima,Peru,5K\n${name},2027-05-16,Lima,Peru,${name === "G" ? "13K" : "10K"}\n`,
  )
  .join("");

function load(rows: string, options: ImportOptions = {}) {
  const preview = previewImport(Buffer.from(header + rows));
  if ("problem" in preview) throw new Error(preview.problem.code);
  return importRaces({ db, log }, preview.plan, { batchSize: 4, ...options });
}

async function countRows(): Promise<unknown> {
  const [row] = await db.execute(sql`
    select (select count(*) from races) as races, (select count(*) from race_distances) as distances,
      (select count(*) from race_search) as found
  `);
  return row;
}

beforeAll(async () => {
  await db.execute(
    sql`alter table races add constraint no_refused check (race_name <> 'Refused' or city = 'Cusco')`,
  );
  await db.execute(
    sql`alter table race_distances add constraint no_13 check (distance_m <> 13000)`,
  );
});
beforeEach(async () => {
  await db.execute(sql`delete from races`);
});

test("ERR-67 ERR-70 a failure midway rolls everything back and names every refused row", async () => {
  expect(await load(text)).toMatchObject({
    status: "failed",
    created: 0,
    distances: { created: 0 },
    failed: ["G", "Refused"],
    errors: [
      { line: 15, finding: { code: "distance-not-added", distance: "13K", title: "G" } },
      { line: 12, finding: { code: "race-not-saved", title: "Refused" } },
    ],
  });
  expect(await countRows()).toEqual({ races: 0, distances: 0, found: 0 });
});

test("refused rows can be skipped; all others are stored", async () => {
  expect(await load(text, { skipRefused: true })).toMatchObject({
    status: "complete",
    created: 7,
    distances: { created: 15 },
    failed: ["G", "Refused"],
  });
  expect(await countRows()).toEqual({ races: 8, distances: 15, found: 8 });
});

test("ERR-68 a refused distance of a stored race has its own message", async () => {
  await load("G,2027-05-16,Lima,Peru,5K\n");
  expect(await load("G,2027-05-16,Lima,Peru,13K\n")).toMatchObject({
    errors: [{ line: 2, finding: { code: "distance-not-saved", distance: "13K", title: "G" } }],
  });
});

test("ERR-70 a refused update leaves the stored race unchanged", async () => {
  await load("Refused,2027-05-16,Cusco,Peru,5K\n");
  expect(await load("Refused,2027-05-16,Lima,Peru,5K\n")).toMatchObject({
    status: "failed",
    errors: [{ finding: { code: "race-not-saved", title: "Refused" } }],
  });
  expect(await db.execute(sql`select city from races`)).toEqual([{ city: "Cusco" }]);
});

test("ERR-71 an unexpected error marks the import as failed and changes nothing", async () => {
  await db.execute(sql`alter table race_distances rename column price to cost`);
  try {
    expect(await load("A,2027-05-16,Lima,Peru,5K\n")).toMatchObject({
      status: "failed",
      created: 0,
      errors: [{ line: null, finding: { code: "unexpected-error" } }],
    });
  } finally {
    await db.execute(sql`alter table race_distances rename column cost to price`);
  }
  expect(await countRows()).toMatchObject({ races: 0 });
});

test("two concurrent imports in opposite order store every race once", async () => {
  const rows = text.split("\n").filter((row) => !/Refused|13K/.test(row) && row !== "");
  const results = await Promise.all([
    load(`${rows.join("\n")}\n`),
    load(`${rows.toReversed().join("\n")}\n`),
  ]);
  expect(results.map((result) => result.status)).toEqual(["complete", "complete"]);
  expect(results[0].created + results[1].created).toBe(8);
  expect(await countRows()).toEqual({ races: 8, distances: 15, found: 8 });
});
