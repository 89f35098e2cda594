import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { someValuesOf, valuesOf } from "#db/columns.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference, recorded, withoutEmpty } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { fieldTexts, onlyGiven, onlyNamed, threeWay, withChanged } from "#values/form/three-way.ts";
import { storedCountry } from "../places/gazetteer/gazetteer.server.ts";
import { placeRaces } from "../places/placing.server.ts";
import { type Editor, editsRace, isEditable } from "../rights.server.ts";
import { todayAt } from "../standing.ts";
import { noteChecked } from "./checks.server.ts";
import {
  adminFields,
  type EditingRefusal,
  notInList,
  type RaceDetails,
  refusedFor,
} from "./details.ts";
import { notifyRunners, type Told } from "./notices/notify-runners.server.ts";
import { newsOf } from "./notices/race-news.ts";
import { isReadyToOpen } from "./opening/opening.server.ts";
import { findDetails, type Precondition } from "./queries.server.ts";
import { keepPicture, removePictures } from "./race-files.server.ts";
import { detailsOf, type RaceChanges, type RaceForm } from "./schema.ts";

type Pictured = Pick<Services, "db" | "now" | "files" | "images" | "log">;

/** Stores a new race. Its distances are added later. */
export async function createRace(
  services: Pictured,
  admin: Admin,
  typed: RaceForm,
): Promise<{ id: string; problem: null } | EditingRefusal> {
  const { db, now, log } = services;
  const id = randomUUID();
  const form = { ...typed, country: storedCountry(typed.country) };
  const unlisted = refusedUnlisted(form);
  if (unlisted) return unlisted;
  const photo = await keepPicture(services, `${id} race_photo`, {
    sent: form.race_photo,
    isRemoved: false,
  });
  if (photo.problem) return { problem: photo.problem, fields: { race_photo: photo.problem } };
  const shown = { ...detailsOf(form), race_photo: photo.address ?? null };
  try {
    await withRetry(db, async (tx) => {
      // Triggers: directory, search, office counts; see app/db/functions/races.sql
      await tx.insert(races).values(valuesOf(races, { id, ...shown }));
      await placeRaces(tx, [id]);
      await noteChecked(tx, [id], now());
      await recordChange({ db: tx, now }, admin, {
        action: "created",
        subjectType: "race",
        subjectId: id,
        subjectName: form.race_name,
        after: recorded(withoutEmpty(shown)),
      });
    });
    return { id, problem: null };
  } catch (error) {
    log.error({ error }, "race not created");
    await removePictures(services, [photo.address]);
    return { problem: "not-created" };
  }
}

/**
 * Stores what was changed in the form of a race, unless somebody else has changed the same since it
 * was loaded. Changes that were not made in a form of stored values are applied to what is stored under
 * the lock. Runners are notified of another day, start or place, and of a cancelled race.
 */
export async function saveRace(
  services: Pictured & Pick<Services, "jobs" | "mail">,
  editor: Editor,
  { id, origin, precondition }: { id: string; origin: string; precondition?: Precondition },
  form: RaceChanges,
): Promise<{ problem: null; told: Told | null; theirs: string[] } | EditingRefusal> {
  const { db, log } = services;
  // A picture of somebody who may not save it is not even read.
  const isRefused = form.race_photo && !(await editsRace(services, editor, id).catch(() => true));
  if (isRefused) return { problem: "no-race" };
  const photo = await keepPicture(services, `${id} race_photo`, {
    sent: form.race_photo,
    isRemoved: form.remove_race_photo,
  });
  if (photo.problem) return { problem: photo.problem, fields: { race_photo: photo.problem } };
  try {
    await services.jobs.started();
    const saved = await withRetry(db, (tx) =>
      updateRace(
        { ...services, db: tx },
        editor,
        { id, origin, precondition, photo: photo.address },
        form,
      ),
    );
    if ("problem" in saved) {
      await removeUnused(services, id, photo.address);
      return saved;
    }
    await removePictures(services, [saved.replaced]);
    return { problem: null, told: saved.told, theirs: saved.theirs };
  } catch (error) {
    await removeUnused(services, id, photo.address);
    if (violatedConstraint(error) === "races_stay_cancelled") {
      const problem = "credits-returned";
      return { problem, fields: { race_status: problem } };
    }
    log.error({ error, id }, "race not saved");
    return { problem: "not-updated" };
  }
}

/** Deletes the picture of a form that was not stored. If that is uncertain, the picture stays. */
async function removeUnused(services: Pictured, id: string, address: string | null | undefined) {
  if (!address) return;
  const stored = await findDetails(services.db, eq(races.id, id)).catch(() => undefined);
  if (stored !== undefined && stored?.photo !== address) await removePictures(services, [address]);
}

type Saved = { told: Told | null; replaced: string | null; theirs: string[] };

type RaceAt = {
  id: string;
  origin: string;
  precondition: Precondition | undefined;
  photo: string | null | undefined;
};

async function updateRace(
  services: Pick<Services, "db" | "now" | "jobs" | "mail">,
  editor: Editor,
  { id, origin, precondition, photo }: RaceAt,
  form: RaceChanges,
): Promise<Saved | EditingRefusal> {
  const { db, now } = services;
  const stored = await findDetails(db, isEditable(editor, id), { isLocked: true });
  if (!stored) return { problem: "no-race" };
  if (precondition && !(await precondition(db))) return { problem: "precondition-failed" };
  const kept = stored.photo;
  const before = { ...stored.details, race_photo: kept };
  const given = onlyGiven({ ...detailsOf(form), race_photo: photo ?? null });
  const stands = fieldTexts(onlyNamed(before, given));
  const opened = form.opened ?? stands;
  const sent = fieldTexts(given);
  if (photo === undefined) sent.race_photo = opened.race_photo ?? "";
  const { changed, theirs, contested } = threeWay({ opened, stored: stands, sent });
  const forbidden = editor.isAdmin ? [] : adminFields.filter((name) => changed.has(name));
  if (forbidden.length > 0) {
    const problem = "admins-only";
    return { problem, fields: Object.fromEntries(forbidden.map((name) => [name, problem])) };
  }
  if (contested.length > 0) return refusedFor(contested, stands, { sent, changed });
  const after = withChanged(before, given, changed);
  if (changed.has("country")) after.country = storedCountry(after.country);
  const unlisted = refusedUnlisted(
    Object.fromEntries(Object.entries(after).filter(([name]) => changed.has(name))),
  );
  if (unlisted) return unlisted;
  if (after.registration_deadline !== null && after.registration_deadline > after.start_date) {
    const problem = "deadline-too-late";
    return { problem, fields: { registration_deadline: problem } };
  }
  await noteChecked(db, [id], now());
  const change = difference(before, after);
  if (!change) return { told: null, replaced: null, theirs };
  if (changed.has("registration_status") && after.registration_status === "open") {
    const coming = {
      status: after.race_status,
      startDate: after.start_date,
      deadline: after.registration_deadline,
      isInternal: after.race_type_category === "internal",
      link: after.registration_link,
    };
    const problem = "not-ready";
    if (!(await isReadyToOpen({ db, now }, id, coming))) {
      return { problem, fields: { registration_status: problem } };
    }
  }
  const columns = Object.keys(change.after ?? {});
  // Triggers: place, whether it stays cancelled, calendar revision, directory, search; see app/db/functions/races.sql
  await db
    .update(races)
    .set(someValuesOf(races, after, columns))
    .where(eq(races.id, id));
  await placeRaces(db, [id]);
  await recordChange({ db, now }, editor, {
    action: "changed",
    subjectType: "race",
    subjectId: id,
    subjectName: after.race_name,
    before: recorded(change.before ?? {}),
    after: recorded(change.after ?? {}),
  });
  const news = newsOf(before, after, todayAt(stored, now()));
  const told = news && (await notifyRunners(services, { raceId: id, news, origin }));
  return { told, replaced: kept === after.race_photo ? null : kept, theirs };
}

/** A value outside of the list of its field is kept where it is stored, and never stored again. */
function refusedUnlisted(changed: Parameters<typeof notInList>[0]): EditingRefusal | null {
  const fields = notInList(changed).map((name) => [name, unlistedProblems[name]] as const);
  const [first] = fields;
  return first ? { problem: first[1], fields: Object.fromEntries(fields) } : null;
}

const unlistedProblems = {
  race_type: "not-in-list",
  registration_status: "not-in-list",
  country: "no-country",
} as const;

/** Cancels a race and notifies its runners. */
export async function cancelRace(
  services: Pick<Services, "db" | "now" | "jobs" | "mail">,
  editor: Editor,
  { id, origin }: { id: string; origin: string },
): Promise<{ problem: null; name: string; told: Told | null } | EditingRefusal> {
  await services.jobs.started();
  return withRetry(services.db, async (tx) => {
    const inside = { ...services, db: tx };
    const stored = await findDetails(tx, isEditable(editor, id), { isLocked: true });
    if (!stored) return { problem: "no-race" };
    const before: RaceDetails = stored.details;
    if (before.race_status === "cancelled") return { problem: "already-cancelled" };
    const after = { ...before, race_status: "cancelled" as const };
    // Triggers: calendar revision, directory; see app/db/functions/races.sql
    await tx.update(races).set({ raceStatus: "cancelled" }).where(eq(races.id, id));
    await recordChange(inside, editor, {
      action: "cancelled",
      subjectType: "race",
      subjectId: id,
      subjectName: before.race_name,
      ...difference(before, after),
    });
    const news = newsOf(before, after, todayAt(stored, services.now()));
    const told = news && (await notifyRunners(inside, { raceId: id, news, origin }));
    return { problem: null, name: before.race_name, told };
  });
}
