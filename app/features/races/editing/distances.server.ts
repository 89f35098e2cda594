import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/problem.ts";
import { withRetry } from "#db/retry.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { toMeters } from "../distance.ts";
import { storedPrice } from "../import/stored-price.ts";
import { parsePrice } from "../price.ts";
import { assignments, insertion, recorded, withoutEmpty } from "./columns.server.ts";
import type { Refusal } from "./commands.server.ts";
import type { DistanceDetails, DistancePicture } from "./details.ts";
import { keepDistancePictures } from "./distance-pictures.server.ts";
import { editingMessages as say, tooFewPlaces, tooManyDistances } from "./messages.ts";
import { removePictures } from "./pictures.server.ts";
import { findDistances } from "./queries.server.ts";
import type { DistanceForm } from "./schema.ts";

type Pictured = Pick<Services, "db" | "now" | "files" | "images" | "log">;

/** The page of a race shows no more. */
const mostDistances = 100;

/** Adds a distance behind those that the race has. */
export async function addDistance(
  services: Pictured,
  admin: Admin,
  raceId: string,
  form: DistanceForm,
): Promise<{ id: string; problem: null } | Refusal> {
  const { db, now, log } = services;
  const [drawn] = await db.execute<{ id: string }>(sql`select gen_random_uuid() as id`);
  const id = drawn?.id ?? "";
  const pictures = await keepDistancePictures(services, id, form);
  if ("problem" in pictures) return pictures;
  try {
    const added = await withRetry(db, async (tx) => {
      const [race] = await lockRace(tx, raceId);
      if (!race) return { problem: say.notFound };
      const [last] = await tx.execute<{ next: number; count: number }>(sql`
        select coalesce(max(sort_order) + 1, 0) as next, count(*)::int as count
        from race_distances where race_id = ${raceId}::uuid`);
      if ((last?.count ?? 0) >= mostDistances) return { problem: tooManyDistances(mostDistances) };
      const details = storedDetails(form);
      const columns = { ...details, ...pictures.changed };
      const place = { id, race_id: raceId, sort_order: last?.next ?? 0 };
      await tx.execute(
        sql`insert into race_distances ${insertion({ ...place, ...columns, ...readFrom(details) })}`,
      );
      await touchRace(tx, raceId);
      await recordChange({ db: tx, now }, admin, {
        action: "created",
        subjectType: "distance",
        subjectId: id,
        subjectName: `${form.distance}, ${race.name}`,
        after: recorded(withoutEmpty(columns)),
      });
      return { id, problem: null };
    });
    if (added.problem !== null) await removePictures(services, Object.values(pictures.changed));
    return added;
  } catch (error) {
    log.error({ error, raceId }, "distance not added");
    await removePictures(services, Object.values(pictures.changed));
    return { problem: say.distanceNotSaved };
  }
}

/** Stores what the form of a distance says, unless somebody else has stored something meanwhile. */
export async function saveDistance(
  services: Pictured,
  admin: Admin,
  { raceId, distanceId }: { raceId: string; distanceId: string },
  form: DistanceForm,
): Promise<{ problem: null } | Refusal> {
  const { db, log } = services;
  const pictures = await keepDistancePictures(services, distanceId, form);
  if ("problem" in pictures) return pictures;
  try {
    const saved = await withRetry(db, (tx) =>
      updateDistance(
        { ...services, db: tx },
        admin,
        { raceId, distanceId, pictures: pictures.changed },
        form,
      ),
    );
    if ("problem" in saved) {
      const kept: (string | null)[] = Object.values(saved.kept ?? {});
      const { kept: _, ...refusal } = saved;
      await removePictures(
        services,
        Object.values(pictures.changed).filter((address) => !kept.includes(address)),
      );
      return refusal;
    }
    await removePictures(services, saved.replaced);
    return { problem: null };
  } catch (error) {
    if (violatedConstraint(error) === "race_distances_capacity") {
      return { problem: say.capacityNeeded, field: "capacity" };
    }
    log.error({ error, distanceId }, "distance not saved");
    return { problem: say.distanceNotSaved };
  }
}

type Pictures = Partial<Record<DistancePicture, string | null>>;

async function updateDistance(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  at: { raceId: string; distanceId: string; pictures: Pictures },
  form: DistanceForm,
): Promise<{ replaced: (string | null)[] } | (Refusal & { kept: Pictures | null })> {
  const [race] = await lockRace(db, at.raceId);
  const mine = sql`id = ${at.distanceId}::uuid and race_id = ${at.raceId}::uuid`;
  const [stored] = await findDistances(db, mine, { isLocked: true });
  if (!race || !stored) return { problem: say.distanceGone, kept: null };
  const kept = stored.pictures;
  if (form.version && form.version !== stored.version) {
    return { problem: say.changedMeanwhile, version: stored.version, kept };
  }
  if (form.capacity !== null && form.capacity < stored.taken) {
    return { problem: tooFewPlaces(stored.taken), field: "capacity", kept };
  }
  const details = storedDetails(form);
  const before = { ...stored.details, ...kept };
  const change = difference(before, { ...before, ...details, ...at.pictures });
  if (!change) return { replaced: [] };
  const changed = { ...change.after, ...readFrom(details) };
  await db.execute(sql`update race_distances set ${assignments(changed)} where ${mine}`);
  await touchRace(db, at.raceId);
  await recordChange({ db, now }, admin, {
    action: "changed",
    subjectType: "distance",
    subjectId: at.distanceId,
    subjectName: `${form.distance}, ${race.name}`,
    before: recorded(change.before ?? {}),
    after: recorded(change.after ?? {}),
  });
  const names = Object.keys(at.pictures) as DistancePicture[];
  const replaced = names.filter((name) => at.pictures[name] !== kept[name]);
  return { replaced: replaced.map((name) => kept[name]) };
}

/** What of the form is stored, the prices with the symbol of their currency. */
function storedDetails(form: DistanceForm): DistanceDetails {
  const {
    image: _i,
    profile_image: _p,
    map_image: _m,
    remove_image: _ri,
    remove_profile_image: _rp,
    remove_map_image: _rm,
    version: _v,
    ...details
  } = form;
  const priced = (typed: string | null) =>
    typed === null ? null : storedPrice(typed, form.price_currency);
  return {
    ...details,
    price: priced(details.price),
    discounted_price: priced(details.discounted_price),
  };
}

/** What search and prices compare, read from the texts. */
function readFrom({ distance, price, discounted_price }: DistanceDetails) {
  return {
    distance_m: toMeters(distance),
    price_minor: parsePrice(price),
    discounted_price_minor: parsePrice(discounted_price),
  };
}

/** Whoever changes the distances of a race holds the race first, so that they follow each other. */
export function lockRace(tx: Database, raceId: string) {
  return tx.execute<{ name: string }>(sql`
    select race_name as name from races where id = ${raceId}::uuid for no key update`);
}

/** Tells calendars and caches that a race has changed because its distances have. */
export async function touchRace(tx: Database, raceId: string): Promise<void> {
  await tx.execute(sql`update races set sequence = sequence + 1 where id = ${raceId}::uuid`);
}
