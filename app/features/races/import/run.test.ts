import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { projectRoot } from "#db/root.ts";
import { races } from "#db/schema.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { anImportDesk, everyRace } from "../../../../tests/support/race-imports.ts";
import { aRace } from "../../../../tests/support/races.ts";
import { findImport, importProblems } from "./race-imports.server.ts";
import { runImport } from "./run.server.ts";
import { cancelImport, startImport } from "./steps.server.ts";
import { fileKey, refusedRowsOf, uploadImport } from "./uploads.server.ts";

const { db } = await openTestDatabase();
const excerpt = readFileSync(join(projectRoot(), "tests/support/real-races-excerpt.csv"));
const header = "title,date,city,country,distances,price\n";

const { clock, sent, services, admin, going, upload, importFile } = await anImportDesk(db);

beforeEach(async () => {
  await db.execute(sql`delete from races`);
  await db.execute(sql`delete from race_imports`);
  sent.length = 0;
});

test("ADM-CSV-01 an upload is kept with what it would do, and changes nothing", async () => {
  await aRace(db, { raceName: "Lima", startDate: "2027-05-16" });
  const before = await everyRace(db);
  const id = await upload(
    `${header}Lima,2027-05-16,Lima,Peru,10K\nCusco,2027-05-16,Cusco,Peru,5K\nIca,31/02/2027,Ica,Peru,5K\n`,
  );
  expect(await findImport({ db }, id)).toMatchObject({
    state: "uploaded",
    fileName: "races.csv",
    encoding: "utf-8",
    separator: ",",
    rowCount: 3,
    raceCount: 2,
    distanceCount: 2,
    problemCount: 1,
    forecast: { created: 1, updated: 0, unchanged: 1 },
    firstRaces: [{ title: "Lima" }, { title: "Cusco", distances: [{ distance: "5K" }] }],
  });
  expect(await everyRace(db)).toBe(before);
});

test("ADM-CSV-05 ADM-CSV-06 what is no CSV of races is refused, and nothing is kept of it", async () => {
  const refuse = (text: string) =>
    uploadImport(services, admin, { name: "x", bytes: Buffer.from(text) });
  expect(await refuse("PK\u0003\u0004")).toMatchObject({
    problem: { message: "Please select a valid CSV file" },
  });
  expect(await refuse("")).toMatchObject({
    problem: { message: "CSV file appears to be empty or invalid" },
  });
  expect(await db.execute(sql`select from race_imports`)).toHaveLength(0);
});

test("ADM-CSV-16 an import stores its races, says how far it is, and twice changes nothing", async () => {
  const first = await importFile(excerpt);
  expect(sent).toEqual([["import-races", first]]);
  expect(await findImport({ db }, first)).toMatchObject({
    state: "complete",
    done: 11,
    runs: 1,
    tally: { created: 11, distances: { created: 15 } },
  });
  const before = await everyRace(db);
  const second = await importFile(excerpt);
  expect(await findImport({ db }, second)).toMatchObject({
    forecast: { created: 0, updated: 0, unchanged: 11 },
    tally: { created: 0, updated: 0, unchanged: 11 },
  });
  expect(await everyRace(db)).toBe(before);
});

test("GAP-52 ERR-69 with only existing races the others are listed and come in the error file", async () => {
  const id = await importFile(`${header}Cusco,2027-05-16,Cusco,Peru,5K\n`, { onlyExisting: true });
  const message = "Skipped race: Cusco (2027-05-16) - not found in database";
  expect(await findImport({ db }, id)).toMatchObject({ tally: { skipped: 1, created: 0 } });
  expect(await importProblems({ db }, id)).toEqual([{ line: 2, message }]);
  expect(await refusedRowsOf(services, id)).toContain(`2,${message},Cusco,2027-05-16,Cusco`);
});

test("ERR-71 an import whose file is gone has failed and says so", async () => {
  const id = await upload(excerpt);
  await services.files.remove(fileKey(id));
  await startImport(services, admin, id, { onlyExisting: false });
  await runImport(services, { importId: id }, going);
  expect(await findImport({ db }, id)).toMatchObject({ state: "failed", done: 0 });
  expect(await importProblems({ db }, id)).toEqual([
    { line: null, message: "Unexpected error during import" },
  ]);
});

test("a cancelled import stores nothing more, and can go on where it stopped", async () => {
  const id = await upload(excerpt);
  await startImport(services, admin, id, { onlyExisting: false });
  expect(await startImport(services, admin, id, { onlyExisting: false })).not.toEqual({
    problem: null,
  });
  expect(await cancelImport(services, admin, id)).toEqual({ problem: null });
  await runImport(services, { importId: id }, going);
  expect(await findImport({ db }, id)).toMatchObject({ state: "cancelled", done: 0 });
  await startImport(services, admin, id, { onlyExisting: false });
  await runImport(services, { importId: id }, going);
  expect(await findImport({ db }, id)).toMatchObject({ state: "complete", done: 11 });
});

test("a run that was cut off is taken up where the last whole batch ended", async () => {
  const rows = Array.from({ length: 600 }, (_, n) => `Race ${n},2027-05-16,Lima,Peru,5K`);
  const id = await upload(header + rows.join("\n"));
  await startImport(services, admin, id, { onlyExisting: false });
  const stop = new AbortController();
  const untilTheFirstBatch = {
    ...services,
    now: () => {
      if (sent.length > 1) stop.abort();
      sent.push(["looked at the clock", id]);
      return clock.now;
    },
  };
  const cut = runImport(untilTheFirstBatch, { importId: id }, { signal: stop.signal });
  await expect(cut).rejects.toThrow();
  const halfWay = await findImport({ db }, id);
  expect(halfWay).toMatchObject({ state: "importing", runs: 1 });
  expect(await db.$count(races)).toBe(halfWay?.done);
  await runImport(services, { importId: id }, going);
  expect(await findImport({ db }, id)).toMatchObject({
    state: "complete",
    done: 600,
    runs: 2,
    tally: { created: 600 },
  });
  expect(await db.$count(races)).toBe(600);
});

test("two imports follow each other: the later one waits for its turn", async () => {
  const first = await upload(excerpt);
  await startImport(services, admin, first, { onlyExisting: false });
  clock.now = new Date(clock.now.getTime() + 1000);
  const second = await upload(excerpt);
  await startImport(services, admin, second, { onlyExisting: false });
  await runImport(services, { importId: second }, going);
  expect(await findImport({ db }, second)).toMatchObject({ state: "importing", runs: 0 });
  expect(sent.at(-1)).toEqual(["import-races", second]);
  await runImport(services, { importId: first }, going);
  await runImport(services, { importId: second }, going);
  expect(await findImport({ db }, second)).toMatchObject({ tally: { unchanged: 11 } });
});
