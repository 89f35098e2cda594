import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { projectRoot } from "#db/root.ts";
import { races } from "#db/schema.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { anImportDesk, everyRace } from "../../../../tests/support/races/race-imports.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { fileKey } from "./file/file.ts";
import { noMapping } from "./file/mapping.ts";
import { findImport, forecastsOf, importProblems, movesOf } from "./race-imports.server.ts";
import { runImport } from "./run.server.ts";
import { cancelImport, discardUpload, startImport } from "./steps.server.ts";
import { mapImport, refusedRowsOf, uploadImport } from "./uploads.server.ts";

const { db } = await openTestDatabase();
const excerpt = readFileSync(join(projectRoot(), "tests/support/races/real-races-excerpt.csv"));
const header = "title,date,city,country,distances,price\n";

const { clock, sent, services, admin, going, upload, importFile, undo } = await anImportDesk(db);

beforeEach(async () => {
  await db.execute(sql`delete from race_registrations`);
  await db.execute(sql`delete from races`);
  await db.execute(sql`delete from race_imports`);
  sent.length = 0;
});

test("ADM-CSV-01 an upload is stored with its preview and changes no race", async () => {
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
    forecast: {
      created: 1,
      updated: 0,
      unchanged: 1,
      moved: 0,
      runners: 0,
      places: { found: 2, unsure: 0, unknown: 0 },
    },
    question: null,
  });
  const { rows, total } = await forecastsOf({ db }, id, "all", 1);
  expect(total).toBe(2);
  expect(
    rows.map(({ line, title, change, distances }) => [line, title, change, distances]),
  ).toEqual([
    [2, "Lima", "unchanged", ["10K"]],
    [3, "Cusco", "create", ["5K"]],
  ]);
  expect((await forecastsOf({ db }, id, "create", 9)).rows).toMatchObject([{ title: "Cusco" }]);
  expect(await everyRace(db)).toBe(before);
});

test("ADM-CSV-01 a country is imported by its English name, however the file has it", async () => {
  await importFile(`${header}Lima,2027-05-16,Lima,Perú,10K\nReno,2027-05-16,Reno,EE. UU.,5K\n`);
  const stored = await db.select({ country: races.country }).from(races).orderBy(races.raceName);
  expect(stored).toEqual([{ country: "Peru" }, { country: "United States" }]);
});

test("ADM-CSV-05 ADM-CSV-06 a file that is not a CSV of races is refused and not stored", async () => {
  const refuse = (text: string) =>
    uploadImport(services, admin, { name: "x", bytes: Buffer.from(text) });
  expect(await refuse("PK\u0003\u0004")).toMatchObject({
    problem: { code: "another-format" },
  });
  expect(await refuse("")).toMatchObject({
    problem: { code: "empty" },
  });
  expect(await db.execute(sql`select from race_imports`)).toHaveLength(0);
});

test("ADM-CSV-16 an import stores its races and reports its progress, and a repetition changes nothing", async () => {
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

test("GAP-52 ERR-69 updating only existing races lists the others, also in the error file", async () => {
  const id = await importFile(`${header}Cusco,2027-05-16,Cusco,Peru,5K\n`, { onlyExisting: true });
  const message = "Skipped race: Cusco (2027-05-16) - not found in database";
  expect(await findImport({ db }, id)).toMatchObject({ tally: { skipped: 1, created: 0 } });
  expect(await importProblems({ db }, id)).toEqual([
    { line: 2, finding: { code: "race-not-found", title: "Cusco", date: "2027-05-16" } },
  ]);
  expect(await refusedRowsOf(services, id)).toContain(`2,${message},Cusco,2027-05-16,Cusco`);
});

test("ERR-71 an import whose file is missing fails with a message", async () => {
  const id = await upload(excerpt);
  await services.files.remove(fileKey(id));
  await startImport(services, admin, id, { onlyExisting: false });
  await runImport(services, { importId: id }, going);
  expect(await findImport({ db }, id)).toMatchObject({ state: "failed", done: 0 });
  expect(await importProblems({ db }, id)).toEqual([
    { line: null, finding: { code: "unexpected-error" } },
  ]);
});

test("a cancelled import stores nothing more and can continue where it stopped", async () => {
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

test("of two imports the later one waits for its turn", async () => {
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

test("a race that moved is offered, and keeps its id and its runners where somebody says so", async () => {
  const file = (day: string, name = "Carrera Santa María") =>
    `title,date,city,country,distances\n${name},${day},Lima,Peru,10K\nOther,2027-03-01,Lima,Peru,5K\n`;
  await importFile(file("2027-02-01"));
  const before = await db.select({ id: races.id }).from(races).orderBy(races.raceName);

  const moved = await upload(file("2027-02-08", "carrera santa maria"));
  const [offer, another] = await movesOf({ db }, moved);
  expect([offer, another]).toMatchObject([
    { line: 2, startDate: "2027-02-08", movedFrom: { startDate: "2027-02-01", runners: 0 } },
    undefined,
  ]);
  await startImport(services, admin, moved, { onlyExisting: false, moved: [2, 3] });
  await runImport(services, { importId: moved }, going);
  const stored = { id: races.id, name: races.raceName, day: races.startDate };
  expect(await db.select(stored).from(races).orderBy(races.raceName)).toEqual([
    { id: before[0]?.id, name: "Carrera Santa María", day: "2027-02-08" },
    { id: before[1]?.id, name: "Other", day: "2027-03-01" },
  ]);
  await undo(moved);
  expect(await db.select({ day: races.startDate }).from(races).orderBy(races.raceName)).toEqual([
    { day: "2027-02-01" },
    { day: "2027-03-01" },
  ]);

  // Not ticked, it is a further race.
  await importFile(file("2027-02-08"));
  expect(await db.$count(races)).toBe(3);
  // One stored race cannot be two of a series, nor one that the file itself has.
  const series = "2027-02-15,Lima,Peru,10K\nCarrera Santa María,2027-02-22,Lima,Peru,10K\n";
  const head = "title,date,city,country,distances\nCarrera Santa María,";
  expect(await movesOf({ db }, await upload(head + series))).toEqual([]);
});

test("one name and day in two cities are two stored races, and stay two", async () => {
  const file = (cities: string[]) =>
    `title,date,city,country,distances\n${cities.map((city) => `Circuito,2027-05-16,${city},Peru,10K\n`).join("")}`;
  await importFile(file(["Lima"]));
  for (const outcome of [
    { created: 1, unchanged: 1 },
    { created: 0, unchanged: 2 },
  ]) {
    const id = await importFile(file(["Cusco", "Lima"]));
    expect((await findImport({ db }, id))?.tally).toMatchObject({ updated: 0, ...outcome });
  }
  expect(await db.$count(races)).toBe(2);
});

test("ADM-CSV-07 chosen columns are kept for the import and for the next file with the same headings", async () => {
  const file = (title: string) =>
    `Carrera;Cuando;Ciudad;País;Distancia;Dorsal\n${title};03/04/2027;Lima;Perú;10K;7\n`;
  const id = await upload(file("Lima"));
  expect(await findImport({ db }, id)).toMatchObject({ question: "columns", raceCount: 0 });
  expect(await startImport(services, admin, id, { onlyExisting: false })).not.toEqual({
    problem: null,
  });
  const columns = { carrera: "title", cuando: "date", dorsal: null } as const;
  const without = await mapImport(services, admin, id, {
    ...noMapping,
    columns: { cuando: null },
  });
  expect(without.problem).toEqual({ code: "missing-columns", columns: ["date"] });
  const mapped = await mapImport(services, admin, id, { ...noMapping, columns, dates: "day" });
  expect(mapped).toEqual({ problem: null });
  expect(await findImport({ db }, id)).toMatchObject({
    question: null,
    raceCount: 1,
    noticeCount: 1,
    mapping: { columns: { ...columns, ciudad: "city" }, dates: "day" },
  });
  await startImport(services, admin, id, { onlyExisting: false });
  await runImport(services, { importId: id }, going);
  const stored = await db.select({ name: races.raceName, day: races.startDate }).from(races);
  expect(stored).toEqual([{ name: "Lima", day: "2027-04-03" }]);

  const next = await upload(file("Cusco"));
  expect(await findImport({ db }, next)).toMatchObject({ question: null, raceCount: 1 });
  expect((await forecastsOf({ db }, next, "all", 1)).rows).toMatchObject([
    { title: "Cusco", startDate: "2027-04-03" },
  ]);
  expect(await mapImport(services, admin, id, { ...noMapping, columns, dates: "day" })).not.toEqual(
    {
      problem: null,
    },
  );
});

test("ADM-CSV-12 a file with ambiguous dates asks for their order", async () => {
  const row = (day: string) => `Lima ${day.slice(0, 2)},${day},Lima,Peru,10K,\n`;
  const unclear = await upload(header + row("03/04/2027") + row("05/06/2027"));
  expect(await findImport({ db }, unclear)).toMatchObject({ question: "dates", raceCount: 0 });
  const clear = await upload(header + row("03/04/2027") + row("13/06/2027"));
  expect(await findImport({ db }, clear)).toMatchObject({
    question: null,
    raceCount: 2,
    mapping: { dates: "day" },
  });
});

test("an import tells the runners of moved races if chosen, and its undoing tells them again", async () => {
  const raceId = await aRace(db, { raceName: "Lima", startDate: "2027-05-16", startTime: "17:30" });
  await aRegistration(db, { raceId, userId: await aPerson(db, {}) });
  const row = (time: string) =>
    `${header.replace("price", "time")}Lima,2027-05-16,Lima,Peru,10K,${time}\n`;
  const toRunners = () => sent.filter(([queue]) => queue === "tell-runners").map(([, job]) => job);
  await importFile(row("09:15"), { onlyExisting: false });
  expect(toRunners()).toEqual([]);
  const id = await importFile(row("10:00"), {
    onlyExisting: false,
    tellOrigin: "https://d.example",
  });
  const moved = (fromTime: string) => ({
    raceId,
    origin: "https://d.example",
    news: { kind: "moved", fromTime },
  });
  expect(toRunners()).toEqual([moved("09:15")]);
  await undo(id);
  expect(toRunners()).toEqual([moved("09:15"), moved("10:00")]);
});

test("a file can be discarded until it is imported", async () => {
  const id = await upload(excerpt);
  expect(await discardUpload(services, admin, id)).toEqual({ problem: null });
  expect(await findImport({ db }, id)).toBeNull();
  expect(await services.files.read(fileKey(id))).toBeNull();
  const used = await importFile(excerpt);
  expect(await discardUpload(services, admin, used)).not.toEqual({ problem: null });
});

// The last test: deleting this many races with their foreign keys takes longer than the rest.
test("an interrupted run continues after its last complete batch", async () => {
  // One more than a batch.
  const count = 251;
  const rows = Array.from({ length: count }, (_, n) => `Race ${n},2027-05-16,Lima,Peru,5K`);
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
    done: count,
    runs: 2,
    tally: { created: count },
  });
  expect(await db.$count(races)).toBe(count);
});
