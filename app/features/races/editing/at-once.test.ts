/** @module-tag both-databases */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { readCount } from "#db/rows.ts";
import { auditEntries, raceDistances, raceOrganizers, races } from "#db/schema.ts";
import { readForm } from "#values/form/form.ts";
import { fieldTexts } from "#values/form/three-way.ts";
import { openTestDatabase } from "../../../../tests/support/database.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { saveRace } from "./commands.server.ts";
import { addDistance } from "./distances/distances.server.ts";
import { findEditedRace } from "./queries.server.ts";
import { distanceForm, raceForm } from "./schema.ts";

const { db } = await openTestDatabase();
const admin = await anAdmin(db);
const jobs = { started: async () => {}, send: async () => {} };
const log = { error: (fields: object) => console.error(fields), warn() {} };
const services = { db, now, jobs, log, mail: { mode: "unavailable" } };

const raceFields = {
  event: "Contested",
  race_name: "Contested",
  start_date: "2026-11-21",
  race_type_category: "external",
  race_type: "Road",
  country: "Peru",
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("when two administrators save the same race at once, one is told and one entry is logged", async () => {
  const id = await aRace(db, { raceName: "Contested" });
  const race = await findEditedRace({ db }, admin, id);
  const opened = JSON.stringify(fieldTexts({ ...race?.details }));
  const saves = ["Cusco", "Puno", "Ica", "Tacna"].map((city) => {
    const { value } = readForm(
      raceForm,
      formOf({
        ...raceFields,
        city,
        opened,
      }),
    );
    if (!value) throw new Error("The form is wrong.");
    return saveRace(services as never, admin, { id, origin: "https://dorsal.example" }, value);
  });
  const answers = await Promise.all(saves);
  expect(answers.filter(({ problem }) => problem === null)).toHaveLength(1);
  expect(answers.filter(({ problem }) => problem === "changed-meanwhile")).toHaveLength(3);
  expect(await db.$count(auditEntries, eq(auditEntries.subjectId, id))).toBe(1);
});

test("ADM-RACE-25 distances that are added at the same moment get different places", async () => {
  const raceId = await aRace(db, { distances: [] });
  const adds = ["5K", "10K", "15K", "21K"].map((distance) => {
    const { value } = readForm(distanceForm, formOf({ distance, title: distance }));
    if (!value) throw new Error("The form is wrong.");
    return addDistance(services as never, admin, { raceId }, value);
  });
  await Promise.all(adds);
  const rows = await db
    .select({ place: raceDistances.sortOrder })
    .from(raceDistances)
    .where(eq(raceDistances.raceId, raceId))
    .orderBy(sql`sort_order`);
  expect(rows.map(({ place }) => place)).toEqual([0, 1, 2, 3]);
});

test("a change that waits until a link has ended is refused", async () => {
  const raceId = await aRace(db, { distances: [] });
  const userId = await aPerson(db);
  await db.insert(raceOrganizers).values({ raceId, userId, createdAt: now() });
  const organizer = { ...admin, userId, isAdmin: false };
  const { value } = readForm(distanceForm, formOf({ distance: "5K", title: "5K" }));
  const { value: details } = readForm(raceForm, formOf({ ...raceFields, city: "Cusco" }));
  if (!value || !details) throw new Error("The form is wrong.");
  const at = { id: raceId, origin: "https://dorsal.example" };
  const changes: Promise<{ problem: string | null }>[] = [];
  await db.transaction(async (tx) => {
    await tx.select().from(races).where(eq(races.id, raceId)).for("no key update");
    await tx.delete(raceOrganizers).where(eq(raceOrganizers.raceId, raceId));
    changes.push(addDistance(services as never, organizer, { raceId }, value));
    changes.push(saveRace(services as never, organizer, at, details));
    // The embedded database has one session: there the changes begin when this ends.
    if (process.env.TEST_DATABASE_URL) await untilWaiting(tx, changes.length);
  });
  for (const { problem } of await Promise.all(changes)) expect(problem).toBe("no-race");
});

async function untilWaiting(tx: Database, many: number) {
  const waiting = sql`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await readCount(tx, waiting)) < many);
}
