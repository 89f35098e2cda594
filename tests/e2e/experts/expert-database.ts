import { join } from "node:path";
import { openDatabase } from "#db/database.ts";
import { migrate } from "#db/migrate.ts";
import { addDays, toDay } from "#values/day.ts";
import { aRace } from "../../support/races/races.ts";
import { addShownExperts } from "./expert-rows.ts";

/** Fills the embedded database of the data directory in the first argument, before a server opens it. */
const { db, close } = await openDatabase({ dataDir: join(String(process.argv[2]), "database") });
await migrate(db);
await addShownExperts(db);
const soon = addDays(toDay(new Date()), 40);
for (const raceName of ["Valle Sagrado", "Cusco Diez"]) {
  await aRace(db, { raceName, startDate: soon, city: "Cusco", country: "Peru" });
}
await close();
