import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { projectRoot } from "#db/root.ts";
import { raceClaims, races, reviews } from "#db/schema.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { anImportDesk, everyRace } from "../../../../tests/support/race-imports.ts";
import { aRace } from "../../../../tests/support/races.ts";
import { findImport, leftoversOf } from "./race-imports.server.ts";
import { forgetOldImports } from "./retention.server.ts";
import { startUndo } from "./steps.server.ts";
import { fileKey } from "./uploads.server.ts";

const { db } = await openTestDatabase();
const excerpt = readFileSync(join(projectRoot(), "tests/support/real-races-excerpt.csv"));
const header = "title,date,city,country,distances,price\n";
const { clock, services, admin, upload, importFile, undo } = await anImportDesk(db);

beforeEach(async () => {
  await db.execute(sql`delete from races`);
  await db.execute(sql`delete from race_imports`);
});

test("undoing an import gives every byte back", async () => {
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

test("undoing leaves what people hang on and what was changed since, and says so", async () => {
  const names = ["Changed", "Claimed", "Longer", "Plain", "Reviewed"];
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
  const claim = { raceId: await raceId("Claimed"), name: "Ana", email: "ana@example.com" };
  await db.insert(raceClaims).values(claim);
  const entityId = await raceId("Reviewed");
  await db
    .insert(reviews)
    .values({ userId: admin.userId, entityType: "race", entityId, rating: 4 });
  await undo(id);
  const left = await db.select({ name: races.raceName }).from(races).orderBy(races.raceName);
  expect(left.map(({ name }) => name)).toEqual(["Changed", "Claimed", "Longer", "Reviewed"]);
  const told = (await leftoversOf({ db }, id, 1)).rows.filter(({ distance }) => distance === null);
  expect(told.map(({ raceName, why }) => [raceName, why])).toEqual([
    ["Changed", "changed"],
    ["Claimed", "claims"],
    ["Longer", "changed"],
    ["Reviewed", "reviews"],
  ]);
});

test("every step that changes something is written down", async () => {
  const id = await importFile(excerpt);
  await undo(id);
  const rows = await db.execute(sql`
    select action, subject_type, subject_name from audit_entries
    where subject_id = ${id}::uuid order by created_at, action desc`);
  expect(rows.map(({ action }) => action).sort()).toEqual(["started", "undid"]);
  expect(rows[0]).toMatchObject({ subject_type: "race import", subject_name: "races.csv" });
});

test("old files go, and what was noted for undoing them", async () => {
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
