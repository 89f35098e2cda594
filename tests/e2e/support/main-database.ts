import { cpSync } from "node:fs";
import { join } from "node:path";
import { and, eq, notInArray } from "drizzle-orm";
import { openDatabase } from "#db/database.ts";
import { ownCourses, races } from "#db/schema.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { addShownExperts } from "../experts/expert-rows.ts";
import { expertPeople } from "../experts/shown-experts.ts";
import { brokenCourse } from "../races/broken-course.ts";
import { addOddRaces } from "../races/odd-races-rows.ts";
import { addDesk } from "../registrations/desk-rows.ts";

/**
 * Prepares the database of the server under test, before it starts: the demo data, and what no demo
 * has a reason to hold.
 */
const dataDir = String(process.env.E2E_DATA_DIR);
cpSync(await preparedDataDir("tests/e2e/support/demo-database.ts"), dataDir, { recursive: true });
const { db, close } = await openDatabase({ dataDir: join(dataDir, "database") });
const demo = await db.select({ id: races.id }).from(races);
await addOddRaces(db);
await addDesk(db);
await addShownExperts(db);
await db.insert(ownCourses).values({
  ...brokenCourse,
  userId: expertPeople.other,
  format: "gpx",
  recipe: 1,
  geometry: "torn",
  lengthM: 1000,
  drawing: {},
});
// In the countries of the demo there are the races of the demo alone.
const isAdded = notInArray(
  races.id,
  demo.map(({ id }) => id),
);
await db
  .update(races)
  .set({ country: "Oddland" })
  .where(and(eq(races.country, "Peru"), isAdded));
await close();
