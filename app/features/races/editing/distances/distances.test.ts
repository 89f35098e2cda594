import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { auditEntries, raceDistances } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { sharpImages } from "#services/images/sharp.ts";
import { readForm } from "#values/form/form.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../../tests/support/database.ts";
import { inEnglish } from "../../../../../tests/support/in-english.ts";
import { outboxOf } from "../../../../../tests/support/outbox.ts";
import { anAdmin, aPerson } from "../../../../../tests/support/people.ts";
import { aPhoto } from "../../../../../tests/support/pictures.ts";
import { aRace, now } from "../../../../../tests/support/races/races.ts";
import { aRegistration } from "../../../../../tests/support/registrations.ts";
import { distanceTexts } from "../details.ts";
import type { RunnersJob } from "../notices/notify-runners.server.ts";
import { sendRunnerLetters } from "../notices/runner-letters.server.ts";
import { findEditedRace, lossesOf } from "../queries.server.ts";
import { readPicture } from "../race-files.server.ts";
import { distanceForm } from "../schema.ts";
import { deleteDistance, orderDistances } from "./distance-order.server.ts";
import { addDistance, saveDistance } from "./distances.server.ts";

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

type Needed = Parameters<typeof saveDistance>[0];
const origin = "https://dorsal.example";

async function world(tx: Database, distances: string[] = []) {
  const raceId = await aRace(tx, { raceName: "Carrera", distances });
  const sent: RunnersJob[] = [];
  const jobs = {
    started: async () => {},
    send: async (_queue: string, job: Record<string, unknown>) => void sent.push(job as RunnersJob),
  };
  const { mail, messages } = outboxOf(tx);
  const all = { db: tx, now, files, images, log, jobs, mail } as unknown as Needed;
  return { raceId, all, admin: await anAdmin(tx), sent, messages };
}

function stored(tx: Database, raceId: string) {
  return tx
    .select()
    .from(raceDistances)
    .where(eq(raceDistances.raceId, raceId))
    .orderBy(asc(raceDistances.sortOrder));
}

test("ADM-RACE-21 a blank distance and a blank title are refused with their own messages", () => {
  const form = new FormData();
  form.set("distance", "  ");
  expect(inEnglish(readForm(distanceForm, form)).errors?.fields).toEqual({
    distance: "Distance is required",
    title: "Title is required",
  });
});

test("ADM-RACE-24 a link must be a web address, a time a time and a capacity a whole number", () => {
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

test("ADM-RACE-25 GAP-49 DATA-03 new distances come last, and the first has position 0", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin } = await world(tx);
    await addDistance(all, admin, { raceId }, formOf({ price: "1,200", price_currency: "PEN" }));
    await addDistance(all, admin, { raceId }, formOf({ distance: "Half Marathon", price: "free" }));
    expect(await stored(tx, raceId)).toMatchObject([
      { sortOrder: 0, distanceM: 10_000, price: "S/1,200", priceMinor: 120_000 },
      { sortOrder: 1, distanceM: 21_098, price: "free", priceMinor: 0 },
    ]);
    expect(await tx.$count(auditEntries)).toBe(2);
  }));

test("a distance and its pictures are changed, and a later editor is told of the conflict", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin } = await world(tx, ["5K"]);
    const before = (await findEditedRace({ db: tx }, admin, raceId))?.distances[0];
    const at = { raceId, distanceId: before?.id ?? "", origin };
    const image = new File([new Uint8Array(await aPhoto())], "a.jpg");
    const opened = before ? JSON.stringify(distanceTexts(before.details)) : "";
    const form = formOf({ opened, map_image: image, price: "50", discounted_price: "TBD" });
    expect(await saveDistance(all, admin, at, form)).toMatchObject({ problem: null });
    const after = (await findEditedRace({ db: tx }, admin, raceId))?.distances[0];
    expect(after?.details).toMatchObject({
      distance: "10K",
      price: "$50",
      discounted_price: "TBD",
    });
    const file = (after?.pictures.map_image ?? "").slice("/media/races/".length);
    expect(await readPicture({ files }, file)).not.toBeNull();
    expect(await saveDistance(all, admin, at, formOf({ opened, price: "60" }))).toMatchObject({
      problem: "changed-meanwhile",
      meanwhile: { contested: [{ name: "price", theirs: "50", yours: "60" }] },
    });
    const without = formOf({ remove_map_image: "yes", price: "50", discounted_price: "TBD" });
    await saveDistance(all, admin, at, without);
    expect(await readPicture({ files }, file)).toBeNull();
  }));

test("a capacity cannot be lower than the number of taken places", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin } = await world(tx, ["10K"]);
    const [distance] = await stored(tx, raceId);
    const at = { raceId, distanceId: distance?.id ?? "", origin };
    for (let runner = 0; runner < 2; runner++) {
      await aRegistration(tx, { raceId, distanceId: at.distanceId, userId: await aPerson(tx) });
    }
    expect(await saveDistance(all, admin, at, formOf({ capacity: "1" }))).toMatchObject({
      problem: "places-taken",
      fields: { capacity: "places-taken" },
      taken: 2,
    });
    expect(await saveDistance(all, admin, at, formOf({ capacity: "2" }))).toMatchObject({
      problem: null,
    });
  }));

test("a distance's new start is mailed to its own runners only", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin, sent, messages } = await world(tx, ["10K", "21K"]);
    const [first, second] = await stored(tx, raceId);
    for (const [email, distanceId] of [
      ["ana@example.com", first?.id],
      ["bea@example.com", second?.id],
    ] as const) {
      await aRegistration(tx, { raceId, distanceId, userId: await aPerson(tx, { email }) });
    }
    const at = { raceId, distanceId: first?.id ?? "", origin };
    expect(await saveDistance(all, admin, at, formOf({ start_time: "06:30" }))).toMatchObject({
      told: { runners: 1, isByMail: true },
    });
    for (const job of sent) await sendRunnerLetters(all, job);
    expect(await messages()).toMatchObject([
      { recipient: "ana@example.com", subject: "New start time: Carrera, 6:30 AM" },
    ]);
  }));

test("ADM-RACE-26 positions follow the list from 0, and a list of other distances is refused", () =>
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
        problem: "order-changed",
      });
    }
  }));

test("ADM-RACE-19 the runners of a deleted distance stay registered for the race", () =>
  rolledBack(db, async (tx) => {
    const { all, raceId, admin } = await world(tx, ["5K", "10K"]);
    const [first, second] = await stored(tx, raceId);
    const userId = await aPerson(tx);
    await aRegistration(tx, { raceId, userId, distanceId: first?.id ?? "" });
    const at = { raceId, distanceId: first?.id ?? "" };
    expect(await deleteDistance(all, admin, at)).toMatchObject({ problem: null, name: "5K" });
    expect((await stored(tx, raceId)).map(({ id }) => id)).toEqual([second?.id]);
    expect(await lossesOf({ db: tx }, raceId)).toMatchObject({ registrations: 1, runners: 1 });
    expect(await deleteDistance(all, admin, at)).toEqual({ problem: "no-distance" });
  }));
