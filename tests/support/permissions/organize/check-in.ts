import type { Database } from "#db/database.ts";
import { checkInDesks } from "#db/schema.ts";
import { hashOfSecret } from "#services/secrets.ts";
import { type Attempt, adminsOnly, open, ownerLast, ownersOnly, type Write } from "../matrix.ts";
import { world } from "../people.ts";

/** The secret of a link that checks runners of the owner's race in. */
const token = "desk-of-the-permission-tests-000";

/** One that the tests close, in the owner's race and in that of administrators. */
const doomed = {
  organized: "99999999-9999-4999-8999-999999999960",
  office: "99999999-9999-4999-8999-999999999961",
} as const;

export async function fillWithDesks(db: Database): Promise<void> {
  const [raceId, office] = [world.organizedRace, world.officeRace];
  await db.insert(checkInDesks).values([
    { raceId, name: "Gate", tokenHash: hashOfSecret(token) },
    { id: doomed.organized, raceId, name: "Old gate", tokenHash: "0" },
    { id: doomed.office, raceId: office, name: "Old gate", tokenHash: "1" },
  ]);
}

const own = `/organize/races/${world.organizedRace}/check-in`;
const office = `/admin/races/${world.officeRace}/check-in`;
const desk = `/check-in/${token}`;
const read = (path: string): Attempt => ({ path, outcome: ownersOnly(200) });
const officeRead = (path: string): Attempt => ({ path, outcome: adminsOnly(200) });

export const checkInReads: Record<string, Attempt> = {
  "organize/races/:id/check-in": read(own),
  "organize/races/:id/check-in/end": read(`${own}/end`),
  "organize/races/:id/check-in/scans": read(`${own}/scans`),
  "admin/races/:id/check-in/scans": officeRead(`${office}/scans`),
  "admin/races/:id/check-in": officeRead(office),
  "admin/races/:id/check-in/end": officeRead(`${office}/end`),
  "check-in/reader.js": open("/check-in/reader.js"),
  "check-in/worker.js": open("/check-in/worker.js"),
  "check-in/:token": open(desk),
  "check-in/:token/collect": open(`${desk}/collect`),
  "check-in/:token/undo": open(`${desk}/undo`),
  "check-in/:token/log": open(`${desk}/log`),
};

type Form = Record<string, string>;

const organizers = (path: string, form: Form, answer: number | string): Write[] => [
  { what: path, path, form, outcome: ownersOnly(answer), order: ownerLast },
];
const admins = (path: string, form: Form, answer: number | string): Write[] => [
  { what: `by administrators: ${path}`, path, form, outcome: adminsOnly(answer) },
];
const anybody = (path: string, form: Form, outcome: number | string): Write[] => [
  { what: "with the link of a desk", path, form, outcome },
];

export const checkInWrites: Record<string, Write[]> = {
  "organize/races/:id/check-in": organizers(own, { name: "Gate A" }, 200),
  "organize/races/:id/check-in/end": organizers(`${own}/end`, { desk: doomed.organized }, own),
  "organize/races/:id/check-in/scans": organizers(`${own}/scans`, {}, 400),
  "admin/races/:id/check-in/scans": admins(`${office}/scans`, {}, 400).map((write) => ({
    ...write,
    unrecorded: "a form without a file is refused",
  })),
  "admin/races/:id/check-in": admins(office, { name: "Gate A" }, 200),
  "admin/races/:id/check-in/end": admins(`${office}/end`, { desk: doomed.office }, office),
  "check-in/:token": anybody(desk, {}, 405),
  "check-in/:token/collect": anybody(
    `${desk}/collect`,
    { entry: world.organizedEntry, key: "99999999-9999-4999-8999-999999999962" },
    desk,
  ),
  "check-in/:token/undo": anybody(`${desk}/undo`, {}, 400),
  "check-in/:token/log": anybody(`${desk}/log`, {}, 400),
};
