import type { Database } from "#db/database.ts";
import { createRace, type saveRace } from "#features/races/editing/commands.server.ts";
import type { RunnersJob } from "#features/races/editing/notices/notify-runners.server.ts";
import { findEditedRace } from "#features/races/editing/queries.server.ts";
import { raceForm } from "#features/races/editing/schema.ts";
import { openLocalDisk } from "#services/files/local-disk.ts";
import { sharpImages } from "#services/images/sharp.ts";
import { readForm } from "#values/form/form.ts";
import { fieldTexts } from "#values/form/three-way.ts";
import { temporaryDirectory } from "../database.ts";
import { outboxOf } from "../outbox.ts";
import { anAdmin } from "../people.ts";
import { now } from "./races.ts";

/** A race as it is typed into its form. */
export const typedRace = {
  event: "Lima Corre",
  race_name: "Lima 10K",
  start_date: "2026-12-06",
  start_time: "08:00",
  race_type_category: "internal",
  race_type: "Road",
  country: "Peru",
  city: "Lima",
};

/** A form as it arrives, read by its schema. */
export function raceFormOf(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { value, errors } = readForm(raceForm, form);
  if (!value) throw new Error(JSON.stringify(errors));
  return value;
}

/** Services in a transaction with the jobs that are sent, and a race that was typed by an admin. */
export async function openRaceEditing() {
  const directory = await temporaryDirectory();
  const images = sharpImages(directory);
  const files = openLocalDisk(directory);

  function services(tx: Database, options?: { isAvailable: boolean }) {
    const sent: RunnersJob[] = [];
    const jobs = {
      started: async () => {},
      send: async (_queue: string, job: Record<string, unknown>) =>
        void sent.push(job as RunnersJob),
    };
    const { mail, messages } = outboxOf(tx, options);
    const log = { error: (fields: object) => console.error(fields), warn() {} };
    const all = { db: tx, now, files, images, log, jobs, mail };
    return { all: all as unknown as Parameters<typeof saveRace>[0], sent, mail, messages };
  }

  async function made(tx: Database, changed: Record<string, string | File> = {}) {
    const admin = await anAdmin(tx);
    const world = services(tx);
    const { id } = (await createRace(
      world.all,
      admin,
      raceFormOf({ ...typedRace, ...changed }),
    )) as {
      id: string;
    };
    return { ...world, admin, id };
  }

  return { files, services, made };
}

/** What the fields of the form hold when it is opened now. */
export async function openedRaceForm(tx: Database, id: string) {
  const race = await findEditedRace({ db: tx }, { userId: "", isAdmin: true }, id);
  return JSON.stringify(fieldTexts({ ...race?.details, race_photo: race?.photo }));
}
