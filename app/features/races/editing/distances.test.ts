import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, raceDistances, races, reviews } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { sharpImages } from "#services/images/sharp.ts";
import { readForm } from "#values/form.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
import { anAdmin, aPerson } from "../../../../tests/support/people.ts";
import { aPhoto } from "../../../../tests/support/pictures.ts";
import { aRace, now } from "../../../../tests/support/races.ts";
import { aRegistration } from "../../../../tests/support/registrations.ts";
import { aReview } from "../../../../tests/support/reviews.ts";
import { deleteRace } from "./deletion.server.ts";
import { deleteDistance, orderDistances } from "./distance-order.server.ts";
import { addDistance, saveDistance } from "./distances.server.ts";
import { editingMessages, tooFewPlaces } from "./messages.ts";
import { readPicture } from "./pictures.server.ts";
import { findEditedRace, lossesOf } from "./queries.server.ts";
import { distanceForm } from "./schema.ts";

const { db } = await openTestDatabase();
const directory = await temporaryDirectory();
const files = openLocalDisk(directory);
const images = sharpImages(directory);
const log = { error: (fields: object) => console.error(fields), warn() {} };

function formOf(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ distance: "10K", title: "Ten", ...fields })) {
    form.append(name, value);
  }
  const { value, errors } = readForm(distanceForm, form);
  if (!value) throw new Error(JSON.stringify(errors));
  return value;
}

type Needed = Parameters<typeof addDistance>[0];

async function world(tx: Database, distances: string[] = []) {
  const raceId = await aRace(tx, { raceName: "Carrera", distances });
  const all = { db: tx, now, files, images, log } as unknown as Needed;
  return { raceId, all, admin: await anAdmin(tx) };
}

function stored(tx: Database, raceId: string) {
  return tx
    .select()
    .from(raceDistances)
    .where(eq(raceDistances.raceId, raceId))
    .orderBy(asc(raceDistances.sortOrder));
}

test("ADM-RACE-21 a blank distance and a blank title are refused by their own sentences", () => {
  const form = new FormData();
  form.set("distance", "  ");
  expect(readForm(distanceForm, form).errors?.fields).toEqual({
    distance: "Distance is required",
    title: "Title is required",
  });
});

test("ADM-RACE-24 a link is a web address, a time is a time, a capacity a whole number", () => {
  const form = new FormData();
  const wrong = { registration_link: "javascript:alert(1)", start_time: "25:00", capacity: "-3" };
  for (const [name, value] of Object.entries({ distance: "10K", title: "Ten", ...wrong })) {
    form.set(name, value);
  }
  expect(Object.keys(readForm(distanceForm, form).errors?.fields ?? {}).sort()).toEqual([
    "capacity",
    "registration_link",
    "start_time",
  ]);
});

test("ADM-RACE-25 GAP-49 DATA-03 new distances stand behind the others, the first at 0", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin } = await world(tx);
    await addDistance(all, admin, raceId, formOf({ price: "1,200", price_currency: "PEN" }));
    await addDistance(all, admin, raceId, formOf({ distance: "Half Marathon", price: "free" }));
    expect(await stored(tx, raceId)).toMatchObject([
      { sortOrder: 0, distanceM: 10_000, price: "S/1,200", priceMinor: 120_000 },
      { sortOrder: 1, distanceM: 21_098, price: "free", priceMinor: 0 },
    ]);
    expect(await tx.$count(auditEntries)).toBe(2);
  }));

test("a distance is changed, its pictures replaced, and who comes late is told", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin } = await world(tx, ["5K"]);
    const before = (await findEditedRace({ db: tx }, raceId))?.distances[0];
    const at = { raceId, distanceId: before?.id ?? "" };
    const image = new File([new Uint8Array(await aPhoto())], "a.jpg");
    const version = before?.version ?? "";
    const form = formOf({ version, map_image: image, price: "50", discounted_price: "TBD" });
    expect(await saveDistance(all, admin, at, form)).toEqual({ problem: null });
    const after = (await findEditedRace({ db: tx }, raceId))?.distances[0];
    expect(after?.details).toMatchObject({
      distance: "10K",
      price: "$50",
      discounted_price: "TBD",
    });
    const file = (after?.pictures.map_image ?? "").slice("/media/races/".length);
    expect(await readPicture({ files }, file)).not.toBeNull();
    expect(await saveDistance(all, admin, at, form)).toMatchObject({
      problem: editingMessages.changedMeanwhile,
      version: after?.version,
    });
    const without = formOf({ remove_map_image: "yes", version: after?.version ?? "" });
    await saveDistance(all, admin, at, without);
    expect(await readPicture({ files }, file)).toBeNull();
  }));

test("a capacity never falls below the places that are taken", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin } = await world(tx, ["10K"]);
    const [distance] = await stored(tx, raceId);
    const at = { raceId, distanceId: distance?.id ?? "" };
    for (let runner = 0; runner < 2; runner++) {
      await aRegistration(tx, { ...at, userId: await aPerson(tx) });
    }
    expect(await saveDistance(all, admin, at, formOf({ capacity: "1" }))).toEqual({
      problem: tooFewPlaces(2),
      field: "capacity",
    });
    expect(await saveDistance(all, admin, at, formOf({ capacity: "2" }))).toEqual({
      problem: null,
    });
  }));

test("ADM-RACE-26 the order is that of the list, from 0, and another list is refused", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin } = await world(tx, ["5K", "10K", "21K"]);
    const ids = (await stored(tx, raceId)).map(({ id }) => id);
    const order = ids.toReversed();
    expect(await orderDistances(all, admin, raceId, order)).toEqual({ problem: null });
    const rows = await stored(tx, raceId);
    expect(rows.map(({ distance, sortOrder }) => [distance, sortOrder])).toEqual([
      ["21K", 0],
      ["10K", 1],
      ["5K", 2],
    ]);
    const doubled = [...order.slice(0, 2), order[0] ?? ""];
    for (const wrong of [order.slice(1), doubled, [...order, raceId]]) {
      expect(await orderDistances(all, admin, raceId, wrong)).toEqual({
        problem: editingMessages.orderChanged,
      });
    }
  }));

test("ADM-RACE-19 a deleted distance leaves its runners registered for the race", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin } = await world(tx, ["5K", "10K"]);
    const [first, second] = await stored(tx, raceId);
    const userId = await aPerson(tx);
    await aRegistration(tx, { raceId, userId, distanceId: first?.id ?? "" });
    const at = { raceId, distanceId: first?.id ?? "" };
    expect(await deleteDistance(all, admin, at)).toMatchObject({ problem: null, name: "5K" });
    expect((await stored(tx, raceId)).map(({ id }) => id)).toEqual([second?.id]);
    expect(await lossesOf({ db: tx }, raceId)).toMatchObject({ registrations: 1, runners: 1 });
    expect(await deleteDistance(all, admin, at)).toEqual({ problem: editingMessages.distanceGone });
  }));

test("ADM-RACE-05 GAP-81 a race goes with all that it has; registrations only when that is said", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin } = await world(tx, ["5K"]);
    await aReview(tx, { entityId: raceId });
    await aRegistration(tx, { raceId, userId: await aPerson(tx) });
    expect(await lossesOf({ db: tx }, raceId)).toMatchObject({ distances: 1, reviews: 1 });
    expect(await deleteRace(all, admin, raceId, { withRegistrations: false })).toEqual({
      problem: editingMessages.runnersFirst,
    });
    expect(await deleteRace(all, admin, raceId, { withRegistrations: true })).toEqual({
      problem: null,
      name: "Carrera",
    });
    expect(await tx.$count(races, eq(races.id, raceId))).toBe(0);
    expect(await tx.$count(reviews, eq(reviews.entityId, raceId))).toBe(0);
    expect(await tx.select().from(auditEntries)).toMatchObject([
      { action: "deleted", subjectName: "Carrera", before: { registrations: 1, reviews: 1 } },
    ]);
    expect(await lossesOf({ db: tx }, raceId)).toBeNull();
  }));
