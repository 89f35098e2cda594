import { createHash } from "node:crypto";
import { saveRace } from "#features/races/editing/commands.server.ts";
import type { EditingRefusal } from "#features/races/editing/details.ts";
import { deleteDistance as removeDistance } from "#features/races/editing/distances/distance-order.server.ts";
import {
  addDistance as createDistance,
  saveDistance,
} from "#features/races/editing/distances/distances.server.ts";
import { editingSentence } from "#features/races/editing/messages.ts";
import type { Precondition } from "#features/races/editing/queries.server.ts";
import { distanceForm, editedDistanceForm } from "#features/races/editing/schema.ts";
import { editsRace } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { sayIn } from "#values/say.ts";
import { hasTag } from "#values/web/conditional/entity-tags.ts";
import type { ApiCaller } from "./api-caller.server.ts";
import type { ApiProblem } from "./messages.ts";
import type { DistancePatch, NewDistance, RacePatch } from "./patches/schema.ts";
import { getDistance, getRace, listDistances, type ReadContext } from "./reading.server.ts";
import type { ApiRefusal } from "./refusal.server.ts";
import type { ApiDistance, ApiRace } from "./resources/schema.ts";

/** What the writing operations take besides what was sent. */
export type WriteContext = ReadContext & {
  services: Pick<Services, "db" | "now" | "files" | "images" | "log" | "jobs" | "mail">;
  caller: ApiCaller;
  condition: Condition | null;
};

/** The id of a race, and of a distance of it, as an address names them. */
type RaceAt = { id: string };
type DistanceAt = RaceAt & { distanceId: string };

/** `PATCH /races/{id}`: omitted members stay. Simultaneous changes are made one after the other. */
export async function changeRace(
  context: WriteContext,
  at: RaceAt,
  patch: RacePatch,
): Promise<{ data: ApiRace } | ApiRefusal> {
  const { services, origin, caller } = context;
  const id = await findOwn(context, at);
  if (id === null) return { problem: "no-race" };
  const precondition = preconditionOf(context, (reading) => getRace(reading, { id }));
  const form = { ...patch, race_photo: null, remove_race_photo: false, opened: null };
  const saved = await saveRace(services, caller.editor, { id, origin, ...precondition }, form);
  return saved.problem === null ? getRace(context, { id }) : refusalOf(saved);
}

/** `POST /races/{id}/distances` */
export async function addDistance(
  context: WriteContext,
  at: RaceAt,
  given: NewDistance,
): Promise<{ data: ApiDistance } | ApiRefusal> {
  const { services, caller } = context;
  const raceId = await findOwn(context, at);
  if (raceId === null) return { problem: "no-race" };
  const { distance, title } = given;
  const form = { ...distanceForm.parse({ distance, title }), ...given };
  const read = (reading: ReadContext) => listDistances(reading, { id: raceId });
  const place = { raceId, ...preconditionOf(context, read) };
  const added = await createDistance(services, caller.editor, place, form);
  if (added.problem !== null) return refusalOf(added);
  return getDistance(context, { id: raceId, distanceId: added.id });
}

/** `PATCH /races/{id}/distances/{distanceId}` */
export async function changeDistance(
  context: WriteContext,
  at: DistanceAt,
  patch: DistancePatch,
): Promise<{ data: ApiDistance } | ApiRefusal> {
  const { services, origin, caller } = context;
  const found = await findOwnDistance(context, at);
  if ("problem" in found) return found;
  const form = { ...editedDistanceForm.parse({}), ...patch };
  const saved = await saveDistance(services, caller.editor, { ...found, origin }, form);
  return saved.problem === null ? getDistance(context, at) : refusalOf(saved);
}

/** `DELETE /races/{id}/distances/{distanceId}` */
export async function deleteDistance(
  context: WriteContext,
  at: DistanceAt,
): Promise<null | ApiRefusal> {
  const found = await findOwnDistance(context, at);
  if ("problem" in found) return found;
  const deleted = await removeDistance(context.services, context.caller.editor, found);
  return deleted.problem === null ? null : refusalOf(deleted);
}

/** The id of a race that the caller may change. */
async function findOwn({ services, caller }: WriteContext, { id }: RaceAt): Promise<string | null> {
  const raceId = readId(id);
  return raceId !== null && (await editsRace(services, caller.editor, raceId)) ? raceId : null;
}

type FoundDistance = { raceId: string; distanceId: string; precondition?: Precondition };

/** A distance of a race that the caller may change; whether it exists is asked under the lock. */
async function findOwnDistance(
  context: WriteContext,
  at: DistanceAt,
): Promise<FoundDistance | ApiRefusal> {
  const raceId = await findOwn(context, at);
  const distanceId = readId(at.distanceId);
  if (raceId === null) return { problem: "no-race" };
  if (distanceId === null) return { problem: "no-distance" };
  const read = (reading: ReadContext) => getDistance(reading, at);
  return { raceId, distanceId, ...preconditionOf(context, read) };
}

/**
 * The condition of the request, for the command that locks the race.
 * @param read - answers the thing that is changed, as `GET` does
 */
function preconditionOf(
  { condition, services, ...context }: WriteContext,
  read: (reading: ReadContext) => Promise<object>,
): { precondition?: Precondition } {
  if (!condition) return {};
  const precondition: Precondition = async (db) =>
    condition(await read({ ...context, services: { ...services, db } }));
  return { precondition };
}

/** The problems of the editor that are more to a program than a conflict. */
const known: Partial<Record<EditingRefusal["problem"], ApiProblem>> = {
  "no-race": "no-race",
  "no-distance": "no-distance",
  "precondition-failed": "precondition-failed",
  "not-updated": "failed",
  "distance-not-saved": "failed",
  "distance-not-deleted": "failed",
  "capacity-unreadable": "invalid",
  "deadline-too-late": "invalid",
  "not-ready": "invalid",
  "not-in-list": "invalid",
  "no-country": "invalid",
  "admins-only": "admins-only",
};

function refusalOf({ problem, fields, taken }: EditingRefusal): ApiRefusal {
  const told = Object.entries(fields ?? {}).map(([name, why]) => [
    name,
    sayIn("en")(editingSentence(why, taken)),
  ]);
  return {
    problem: known[problem] ?? "conflict",
    message: sayIn("en")(editingSentence(problem, taken)),
    ...(told.length > 0 && { fields: Object.fromEntries(told) }),
  };
}

/** The entity tag of an answer. It is strong: an answer with the same tag has the same JSON. */
export function tagOf(json: string): string {
  return `"${createHash("sha1").update(json).digest("base64url")}"`;
}

/** What a write requires of the thing that it changes, as `GET` would answer it now. */
export type Condition = (current: object) => boolean;

/**
 * The condition of a write, from `If-Match` and `If-None-Match`; `null` without either.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
 */
export function conditionOf(headers: Headers): Condition | null {
  const [match, noneMatch] = [headers.get("if-match"), headers.get("if-none-match")];
  if (match === null && noneMatch === null) return null;
  return (current) => {
    const tag = tagOf(JSON.stringify(current));
    if (match !== null && !hasTag(match, tag, "strong")) return false;
    return noneMatch === null || !hasTag(noneMatch, tag, "weak");
  };
}
