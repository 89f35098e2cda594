import { and, eq } from "drizzle-orm";
import { raceDistances } from "#db/schema.ts";
import { findCourseFigures } from "#features/courses/queries.server.ts";
import { saveRace } from "#features/races/editing/commands.server.ts";
import type { EditedDistance } from "#features/races/editing/details.ts";
import { deleteDistance as removeDistance } from "#features/races/editing/distances/distance-order.server.ts";
import { distanceTexts } from "#features/races/editing/distances/distance-texts.ts";
import {
  addDistance as createDistance,
  saveDistance,
} from "#features/races/editing/distances/distances.server.ts";
import { typedPrice } from "#features/races/editing/distances/typed-price.ts";
import { editingSentence } from "#features/races/editing/messages.ts";
import { findDetails, findDistances } from "#features/races/editing/queries.server.ts";
import type { EditingRefusal } from "#features/races/editing/refusal.ts";
import type { DistanceForm, RaceForm } from "#features/races/editing/schema.ts";
import { findRace } from "#features/races/page/race-page.server.ts";
import { isEditable } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { fieldTexts } from "#values/form/three-way.ts";
import { readId } from "#values/id.ts";
import type { ApiCaller } from "./api-caller.server.ts";
import type { ApiProblem } from "./messages.ts";
import type { DistancePatch, NewDistance, RacePatch } from "./patches/schema.ts";
import { getRace, type ReadContext } from "./reading.server.ts";
import type { ApiRefusal } from "./refusal.server.ts";
import type { ApiDistance, ApiRace } from "./schema.ts";
import { distancesOf } from "./shapes.ts";

/** What the writing operations take besides what was sent. */
export type WriteContext = ReadContext & {
  services: Pick<Services, "db" | "now" | "files" | "images" | "log" | "jobs" | "mail">;
  caller: ApiCaller;
};

/** The id of a race, and of a distance of it, as an address names them. */
type RaceAt = { id: string };
type DistanceAt = RaceAt & { distanceId: string };

/** `PATCH /races/{id}`: what is not given stays, also what others change at the same moment. */
export async function changeRace(
  context: WriteContext,
  { id }: RaceAt,
  patch: RacePatch,
): Promise<{ data: ApiRace } | ApiRefusal> {
  const { services, origin, caller } = context;
  const raceId = readId(id);
  const stored = raceId && (await findDetails(services.db, isEditable(caller.editor, raceId)));
  if (!raceId || !stored) return { problem: "no-race" };
  const form: RaceForm = {
    ...stored.details,
    ...patch,
    race_photo: null,
    remove_race_photo: false,
    opened: fieldTexts({ ...stored.details, race_photo: stored.photo }),
  };
  const saved = await saveRace(services, caller.editor, { id: raceId, origin }, form);
  return saved.problem === null ? getRace(context, { id: raceId }) : refusalOf(saved);
}

/** `POST /races/{id}/distances` */
export async function addDistance(
  context: WriteContext,
  { id }: RaceAt,
  given: NewDistance,
): Promise<{ data: ApiDistance } | ApiRefusal> {
  const { services, caller } = context;
  const raceId = readId(id);
  if (raceId === null) return { problem: "no-race" };
  const form: DistanceForm = { ...emptyDistance, ...given, ...noPictures, opened: null };
  const added = await createDistance(services, caller.editor, raceId, form);
  if (added.problem !== null) return refusalOf(added);
  return readDistance(context, raceId, added.id);
}

/** `PATCH /races/{id}/distances/{distanceId}` */
export async function changeDistance(
  context: WriteContext,
  { id, distanceId }: DistanceAt,
  patch: DistancePatch,
): Promise<{ data: ApiDistance } | ApiRefusal> {
  const { services, origin, caller } = context;
  const at = await findOwn(context, { id, distanceId });
  if ("problem" in at) return at;
  const { stored, ...ids } = at;
  const form: DistanceForm = {
    ...stored.details,
    price: typedPrice(stored.details.price),
    discounted_price: typedPrice(stored.details.discounted_price),
    ...patch,
    ...noPictures,
    opened: distanceTexts({ ...stored.details, ...stored.pictures }),
  };
  const saved = await saveDistance(services, caller.editor, { ...ids, origin }, form);
  if (saved.problem !== null) return refusalOf(saved);
  return readDistance(context, ids.raceId, ids.distanceId);
}

/** `DELETE /races/{id}/distances/{distanceId}` */
export async function deleteDistance(
  context: WriteContext,
  at: DistanceAt,
): Promise<null | ApiRefusal> {
  const found = await findOwn(context, at);
  if ("problem" in found) return found;
  const deleted = await removeDistance(context.services, context.caller.editor, found);
  return deleted.problem === null ? null : refusalOf(deleted);
}

/** A distance of a race that the caller may change, as it is stored. */
async function findOwn(
  { services: { db }, caller }: WriteContext,
  { id, distanceId }: DistanceAt,
): Promise<{ raceId: string; distanceId: string; stored: EditedDistance } | ApiRefusal> {
  const [raceId, known] = [readId(id), readId(distanceId)];
  const race = raceId && (await findDetails(db, isEditable(caller.editor, raceId)));
  if (!raceId || !race) return { problem: "no-race" };
  if (!known) return { problem: "no-distance" };
  const isIt = and(eq(raceDistances.raceId, raceId), eq(raceDistances.id, known));
  const [stored] = await findDistances(db, isIt);
  if (!stored) return { problem: "no-distance" };
  return { raceId, distanceId: known, stored };
}

async function readDistance(
  { services, origin }: ReadContext,
  raceId: string,
  distanceId: string,
): Promise<{ data: ApiDistance } | ApiRefusal> {
  const race = await findRace(services, raceId);
  if (!race) return { problem: "no-distance" };
  const courses = await findCourseFigures(services, race.id);
  const distance = distancesOf(race, courses, origin).find(({ id }) => id === distanceId);
  return distance ? { data: distance } : { problem: "no-distance" };
}

const noPictures = {
  image: null,
  profile_image: null,
  map_image: null,
  remove_image: false,
  remove_profile_image: false,
  remove_map_image: false,
};

const emptyDistance = {
  description: null,
  price: null,
  discounted_price: null,
  price_currency: "USD",
  price_includes: null,
  start_time: null,
  time_limit: null,
  elevation_gain: null,
  elevation_loss: null,
  profile_information: null,
  additional_information: null,
  registration_link: null,
  capacity: null,
} as const;

/** The problems of the editor that are more to a program than a conflict. */
const known: Partial<Record<EditingRefusal["problem"], ApiProblem>> = {
  "no-race": "no-race",
  "no-distance": "no-distance",
  "not-updated": "failed",
  "distance-not-saved": "failed",
  "distance-not-deleted": "failed",
  "capacity-unreadable": "invalid",
  "deadline-too-late": "invalid",
  "admins-only": "admins-only",
};

function refusalOf({ problem, fields, taken }: EditingRefusal): ApiRefusal {
  const told = Object.entries(fields ?? {}).map(([name, why]) => [
    name,
    editingSentence(why, taken),
  ]);
  return {
    problem: known[problem] ?? "conflict",
    message: editingSentence(problem, taken),
    ...(told.length > 0 && { fields: Object.fromEntries(told) }),
  };
}
