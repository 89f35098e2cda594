import { readdir } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/database.ts";
import { raceDistances, races } from "#db/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { sharpImages } from "#services/images/sharp.ts";
import { readForm } from "#values/form/form.ts";
import { sayIn } from "#values/say.ts";
import {
  openTestDatabase,
  rolledBack,
  temporaryDirectory,
} from "../../../../tests/support/database.ts";
import { anAdmin } from "../../../../tests/support/people.ts";
import { aPhoto } from "../../../../tests/support/pictures.ts";
import { aRace, now } from "../../../../tests/support/races/races.ts";
import { createRace, saveRace } from "./commands.server.ts";
import { deleteRace } from "./deletion.server.ts";
import { deleteDistance } from "./distances/distance-order.server.ts";
import { addDistance, saveDistance } from "./distances/distances.server.ts";
import { editingSentence } from "./messages.ts";
import { distanceForm, raceForm } from "./schema.ts";

const { db } = await openTestDatabase();
const directory = await temporaryDirectory();
const needed = {
  event: "Lima Corre",
  race_name: "Lima 10K",
  start_date: "2026-12-06",
  race_type: "Road",
  race_type_category: "external",
  country: "Peru",
  city: "Lima",
};
const distance = { distance: "10K", title: "Ten" };

function formOf(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function read<Value>(reading: { value?: Value | null; errors?: unknown }): Value {
  if (!reading.value) throw new Error(JSON.stringify(reading.errors));
  return reading.value;
}

const raceOf = (fields: Record<string, string | File>) =>
  read(readForm(raceForm, formOf({ ...needed, ...fields })));

function servicesOf(tx: Database) {
  const files = openLocalDisk(directory);
  const images = sharpImages(directory);
  const jobs = { started: async () => {}, send: async () => {} };
  const log = { error() {}, warn() {} };
  return { db: tx, now, files, images, log, jobs } as unknown as Parameters<typeof saveRace>[0];
}

async function pictures() {
  const names = await readdir(directory, { recursive: true });
  return names.filter((name) => name.endsWith(".webp"));
}

test("ADM-RACE-27 ERR-56 ERR-58 ERR-59 ERR-62 ERR-63 a change that the database refuses is reported and leaves nothing behind", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const raceId = await aRace(tx, { raceName: "Lima 10K", distances: ["10K", "21K"] });
    const [first] = await tx.select().from(raceDistances);
    const at = { raceId, distanceId: first?.id ?? "", origin: "http://here" };
    const before = [await tx.select().from(races), await tx.select().from(raceDistances)];
    // A change that cannot be logged is not stored.
    await tx.execute(sql`alter table audit_entries rename to lost`);

    const services = servicesOf(tx);
    const photo = () =>
      aPhoto("#c02050").then((bytes) => new File([new Uint8Array(bytes)], "a.jpg"));
    const form = read(readForm(distanceForm, formOf(distance)));
    const asked = { id: raceId, origin: "http://here" };
    const said = [
      await createRace(services, admin, raceOf({ race_photo: await photo() })),
      await saveRace(services, admin, asked, raceOf({ race_photo: await photo() })),
      await addDistance(services, admin, { raceId }, form),
      await saveDistance(services, admin, at, form),
      await deleteDistance(services, admin, at),
      await deleteRace(services, admin, raceId, { withRegistrations: true, telling: false }),
    ];
    expect(said.map(({ problem }) => problem)).toEqual([
      "not-created",
      "not-updated",
      "distance-not-saved",
      "distance-not-saved",
      "distance-not-deleted",
      "not-deleted",
    ]);
    expect(said.map(({ problem }) => problem && sayIn("en")(editingSentence(problem)))).toEqual([
      "Failed to create race. Please try again.",
      "Failed to update race. Please try again.",
      "Failed to save distance. Please try again.",
      "Failed to save distance. Please try again.",
      "Failed to delete distance. Please try again.",
      "Failed to delete race",
    ]);
    expect([await tx.select().from(races), await tx.select().from(raceDistances)]).toEqual(before);
    expect(await pictures()).toEqual([]);
  }));

test("ADM-RACE-13 optional fields may be empty and are stored when given", () =>
  rolledBack(db, async (tx) => {
    const admin = await anAdmin(tx);
    const storedOf = async (fields: Record<string, string | File>) => {
      const made = await createRace(servicesOf(tx), admin, raceOf(fields));
      if (made.problem !== null) throw new Error(made.problem);
      const all = await tx.select().from(races);
      return all.find(({ id }) => id === made.id);
    };
    expect(await storedOf({})).toMatchObject({
      registrationDeadline: null,
      organizer: null,
      description: null,
      racePhoto: null,
      stateProvince: null,
      address: null,
      googleMapsLink: null,
      isPremium: false,
    });
    const bytes = new Uint8Array(await aPhoto("#2050c0"));
    const given = {
      registration_deadline: "2026-12-01",
      organizer: "Corredores",
      description: "*Flat.*",
      state_province: "Lima Region",
      address: "Malecón 1",
      is_premium: "yes",
      google_maps_link: "https://maps.example.com/lima",
    };
    const full = await storedOf({
      ...given,
      race_name: "Lima 21K",
      race_photo: new File([bytes], "b.jpg"),
    });
    expect(full).toMatchObject({
      registrationDeadline: "2026-12-01",
      organizer: "Corredores",
      description: "*Flat.*",
      stateProvince: "Lima Region",
      address: "Malecón 1",
      isPremium: true,
      googleMapsLink: "https://maps.example.com/lima",
    });
    expect(full?.racePhoto).toMatch(/^\/media\/races\//);
    const wrong = formOf({ ...needed, google_maps_link: "maps, please" });
    expect(Object.keys(readForm(raceForm, wrong).errors?.fields ?? {})).toEqual([
      "google_maps_link",
    ]);
  }));
