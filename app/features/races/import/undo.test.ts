import { readFileSync } from "node:fs";
import { join } from "node:path";
import { and, eq, ne, or, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { projectRoot } from "#db/root.ts";
import { raceClaims, raceDistances, racePlaces, races, reviews } from "#db/schema.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { anEntryWithoutCredit } from "../../../../tests/support/orders.ts";
import { aPerson } from "../../../../tests/support/people.ts";
import { anImportDesk, everyRace } from "../../../../tests/support/races/race-imports.ts";
import { aRace } from "../../../../tests/support/races/races.ts";
import { fileKey } from "./file/file.ts";
import { findImport, importProblems } from "./race-imports.server.ts";
import { forgetOldImports } from "./run.server.ts";
import { startUndo } from "./steps.server.ts";
import { leftoversOf } from "./undo.server.ts";

const { db } = await openTestDatabase();
const excerpt = readFileSync(join(projectRoot(), "tests/support/races/real-races-excerpt.csv"));
const header = "title,date,city,country,distances,price\n";
const { clock, services, admin, upload, importFile, undo } = await anImportDesk(db);

beforeEach(async () => {
  await db.execute(sql`delete from entry_orders`);
  await db.execute(sql`delete from race_registrations`);
  await db.execute(sql`delete from races`);
  await db.execute(sql`delete from race_imports`);
});

test("undoing an import restores every byte", async () => {
  await aRace(db, { raceName: "Lima", startDate: "2027-05-16", distances: ["10K"] });
  const before = await everyRace(db);
  const file = `${header}Lima,2027-05-16,Callao,Peru,10K,50\nLima,2027-05-16,Callao,Peru,21K,80\nNew,2027-05-17,Ica,Peru,5K,\n`;
  const id = await importFile(file);
  expect(await findImport({ db }, id)).toMatchObject({ tally: { created: 1, updated: 1 } });
  expect(await everyRace(db)).not.toBe(before);
  await undo(id);
  expect(await findImport({ db }, id)).toMatchObject({ state: "undone" });
  expect((await leftoversOf({ db }, id, 1)).rows).toEqual([]);
  expect(await everyRace(db)).toBe(before);
  expect(await startUndo(services, admin, id)).not.toEqual({ problem: null });
});

test("a race whose credits were returned stays cancelled, whether an import or its undo takes it back", async () => {
  const statuses = "title,date,city,country,distances,race status\n";
  const row = (status: string) => `${statuses}Called off,2027-05-16,Lima,Peru,10K,${status}\n`;
  const raceId = await aRace(db, {
    raceName: "Called off",
    startDate: "2027-05-16",
    distances: ["10K"],
  });
  const statusNow = async () =>
    (await db.select().from(races).where(eq(races.id, raceId))).map(({ raceStatus }) => raceStatus);
  const id = await importFile(row("cancelled"));
  expect(await statusNow()).toEqual(["cancelled"]);
  await anEntryWithoutCredit(db, { userId: await aPerson(db) }, { raceId, distanceId: null });
  await undo(id);
  expect(await statusNow()).toEqual(["cancelled"]);
  expect((await leftoversOf({ db }, id, 1)).rows).toMatchObject([{ raceId, why: "credits" }]);

  const again = await importFile(row("upcoming"));
  expect(await statusNow()).toEqual(["cancelled"]);
  expect(await importProblems({ db }, again)).toMatchObject([
    { finding: { code: "race-stays-cancelled", title: "Called off" } },
  ]);
});

test("undoing keeps and reports races that are in use or were changed since", async () => {
  const names = ["Changed", "Claimed", "Longer", "Placed", "Plain", "Reviewed"];
  const id = await importFile(
    header + names.map((name) => `${name},2027-05-16,Lima,Peru,5K`).join("\n"),
  );
  const raceId = async (name: string) => {
    const [race] = await db.select({ id: races.id }).from(races).where(eq(races.raceName, name));
    return String(race?.id);
  };
  await db.update(races).set({ city: "Ica" }).where(eq(races.raceName, "Changed"));
  await db.execute(sql`
    insert into race_distances (race_id, distance, title) values (${await raceId("Longer")}, '7K', '')`);
  await db
    .update(racePlaces)
    .set({ decision: "accepted", problem: null, decidedBy: admin.userId })
    .where(eq(racePlaces.raceId, await raceId("Placed")));
  const claim = { raceId: await raceId("Claimed"), name: "Ana", email: "ana@example.com" };
  await db.insert(raceClaims).values(claim);
  const entityId = await raceId("Reviewed");
  await db
    .insert(reviews)
    .values({ userId: admin.userId, entityType: "race", entityId, rating: 4 });
  await undo(id);
  const left = await db.select({ name: races.raceName }).from(races).orderBy(races.raceName);
  expect(left.map(({ name }) => name)).toEqual([
    "Changed",
    "Claimed",
    "Longer",
    "Placed",
    "Reviewed",
  ]);
  const told = (await leftoversOf({ db }, id, 1)).rows.filter(({ distance }) => distance === null);
  expect(told.map(({ raceName, why }) => [raceName, why])).toEqual([
    ["Changed", "changed"],
    ["Claimed", "claims"],
    ["Longer", "changed"],
    ["Placed", "changed"],
    ["Reviewed", "reviews"],
  ]);
});

test("undoing an update does not overwrite later changes", async () => {
  const distances = ["10K", "21K", "42K"].map((distance) => ({ distance, price: "S/40" }));
  await aRace(db, { raceName: "Lima", startDate: "2027-05-16", distances });
  const other = { raceName: "Ica", city: "Ica", startDate: "2027-05-16", distances };
  const otherId = await aRace(db, other);
  const row = (name: string, city: string, distance: string) =>
    `${name},2027-05-16,${city},Peru,${distance},50\n`;
  const rows = ["10K", "21K", "42K", "5K"].map((distance) => row("Lima", "Callao", distance));
  const id = await importFile(header + rows.join("") + row("Ica", "Pisco", "10K"));
  await db.update(races).set({ city: "Ancón" }).where(eq(races.raceName, "Lima"));
  const touched = or(eq(raceDistances.distance, "21K"), eq(raceDistances.distance, "5K"));
  await db
    .update(raceDistances)
    .set({ price: "S/60" })
    .where(and(touched, ne(raceDistances.raceId, otherId)));
  await undo(id);
  const cities = await db.select({ city: races.city }).from(races).orderBy(races.raceName);
  expect(cities).toEqual([{ city: "Ica" }, { city: "Ancón" }]);
  const prices = await db
    .select({ distance: raceDistances.distance, price: raceDistances.price })
    .from(raceDistances)
    .where(ne(raceDistances.raceId, otherId))
    .orderBy(raceDistances.sortOrder);
  expect(prices.map(({ distance, price }) => [distance, price])).toEqual([
    ["10K", "S/40"],
    ["21K", "S/60"],
    ["42K", "S/40"],
    ["5K", "S/60"],
  ]);
  const left = (await leftoversOf({ db }, id, 1)).rows.map(({ distance, why }) => [distance, why]);
  expect(left.sort()).toEqual(
    [
      [null, "changed"],
      ["21K", "changed"],
      ["5K", "changed"],
    ].sort(),
  );
});

test("a created race that lost a distance since is kept", async () => {
  const id = await importFile(`${header}Lima,2027-05-16,Lima,Peru,5K;10K,\n`);
  await db.delete(raceDistances).where(eq(raceDistances.distance, "5K"));
  await undo(id);
  expect(await db.$count(races)).toBe(1);
});

test("races of an undone import are neither found nor listed", async () => {
  const id = await importFile(excerpt);
  await undo(id);
  const [kept] = await db.execute(sql`
    select (select count(*) from race_search)::int as found,
      (select count(*) from race_directory)::int as listed,
      (select coalesce(sum(races), 0) from race_counts)::int as counted`);
  expect(kept).toEqual({ found: 0, listed: 0, counted: 0 });
});

test("every changing step is logged", async () => {
  const id = await importFile(excerpt);
  await undo(id);
  const rows = await db.execute(sql`
    select action, subject_type, subject_name from audit_entries
    where subject_id = ${id}::uuid order by created_at, action desc`);
  expect(rows.map(({ action }) => action).sort()).toEqual(["started", "undid"]);
  expect(rows[0]).toMatchObject({ subject_type: "race import", subject_name: "races.csv" });
});

test("old files and their undo records are deleted", async () => {
  const used = await importFile(excerpt);
  const unused = await upload(excerpt);
  const then = clock.now;
  clock.now = new Date(then.getTime() + 31 * 24 * 3600 * 1000);
  await forgetOldImports(services);
  clock.now = then;
  expect(await services.files.read(fileKey(used))).toBeNull();
  expect(await findImport({ db }, used)).toMatchObject({ state: "complete" });
  expect(await findImport({ db }, unused)).toBeNull();
  expect(await db.execute(sql`select from race_import_changes`)).toHaveLength(0);
});
