import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { raceExtras, raceSales } from "#db/schema.ts";
import { difference, recorded, withoutEmpty } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { storeOrder } from "#features/races/editing/distances/distance-order.server.ts";
import { isDistanceOf, lockRace } from "#features/races/editing/distances/distances.server.ts";
import type { Editor } from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { orderAfter } from "#values/form/moved.ts";
import type { Currency } from "#values/money.ts";
import { recordNamed } from "../named-change.server.ts";
import { writtenIn } from "../questions/question.ts";
import { hasWayToPay } from "../ways.server.ts";
import { type ExtraPrice, mostExtras, type OwnExtra } from "./extra.ts";
import type { ExtraRefusal } from "./messages.ts";
import { currencyFor, ownExtrasOf } from "./queries.server.ts";

/** An extra as its organizer describes it. */
export type TypedExtra = ExtraPrice &
  Pick<OwnExtra, "name" | "note" | "distanceId" | "stock" | "mostEach" | "lastDay" | "paysBack">;

type Needs = Pick<Services, "db" | "now">;
type Outcome = Promise<{ problem: ExtraRefusal | null }>;
type ExtraKey = { raceId: string; extraId: string };

/** Adds an extra after the others of the race, in the currency of its prices. */
export function addExtra(
  services: Needs,
  editor: Editor,
  raceId: string,
  typed: TypedExtra,
): Outcome {
  return change(services, editor, raceId, async (tx, { race, extras }) => {
    if (extras.length >= mostExtras) return { problem: "too-many" };
    const problem = await objectionTo(tx, raceId, typed);
    if (problem) return { problem };
    await sellIn(tx, raceId, await currencyFor(tx, raceId));
    const id = randomUUID();
    const sortOrder = sql`(
      select coalesce(max(sort_order), -1) + 1 from race_extras where race_id = ${raceId}::uuid)`;
    await tx.insert(raceExtras).values({ id, raceId, sortOrder, ...columnsOf(typed) });
    await recordNamed({ db: tx, now: services.now }, editor, race, {
      action: "created",
      subjectType: "extra",
      subjectId: id,
      name: typed.name,
      after: recorded(withoutEmpty(audited(typed))),
    });
    return { problem: null };
  });
}

/** Changes an extra. What is ordered keeps its price. */
export function saveExtra(
  services: Needs,
  editor: Editor,
  { raceId, extraId }: ExtraKey,
  typed: TypedExtra,
): Outcome {
  return change(services, editor, raceId, async (tx, { race, extras }) => {
    const stored = extras.find(({ id }) => id === extraId);
    if (!stored) return { problem: "gone" };
    const isOtherKind = (stored.priceMinor === null) !== (typed.priceMinor === null);
    if (isOtherKind && stored.isOrdered) return { problem: "other-kind" };
    if (typed.stock !== null && typed.stock < stored.taken) return { problem: "below-taken" };
    const problem = await objectionTo(tx, raceId, typed);
    if (problem) return { problem };
    const changed = difference(audited(stored), audited(typed));
    if (!changed) return { problem: null };
    await tx.update(raceExtras).set(columnsOf(typed)).where(eq(raceExtras.id, extraId));
    await recordNamed({ db: tx, now: services.now }, editor, race, {
      action: "changed",
      subjectType: "extra",
      subjectId: extraId,
      name: typed.name,
      before: recorded({ ...changed.before }),
      after: recorded({ ...changed.after }),
    });
    return { problem: null };
  });
}

/** Sells an extra no longer, or again. */
export function setSold(
  services: Needs,
  editor: Editor,
  { raceId, extraId }: ExtraKey,
  isSold: boolean,
): Outcome {
  return change(services, editor, raceId, async (tx, { race, extras }) => {
    const stored = extras.find(({ id }) => id === extraId);
    if (!stored) return { problem: "gone" };
    if (stored.isSold === isSold) return { problem: null };
    const problem = isSold ? await objectionTo(tx, raceId, stored) : null;
    if (problem) return { problem };
    await tx.update(raceExtras).set({ isSold }).where(eq(raceExtras.id, extraId));
    await recordNamed({ db: tx, now: services.now }, editor, race, {
      action: isSold ? "resumed selling" : "stopped selling",
      subjectType: "extra",
      subjectId: extraId,
      name: stored.name,
      before: { is_sold: stored.isSold },
      after: { is_sold: isSold },
    });
    return { problem: null };
  });
}

/** Moves an extra by one place. */
export function moveExtra(
  services: Needs,
  editor: Editor,
  { raceId, extraId }: ExtraKey,
  way: "up" | "down",
): Outcome {
  return change(services, editor, raceId, async (tx, { race, extras }) => {
    const ids = extras.map(({ id }) => id);
    const order = orderAfter(ids, { move: [way, extraId] });
    if (!order) return { problem: "gone" };
    if (order.join() === ids.join()) return { problem: null };
    await storeOrder(tx, raceExtras, raceId, order);
    const nameOf = (id: string) => extras.find((extra) => extra.id === id)?.name ?? emptyName;
    const names = (list: string[]) => list.map((id) => writtenIn(nameOf(id), "en").text);
    await recordChange({ db: tx, now: services.now }, editor, {
      action: "ordered the extras of",
      subjectType: "race",
      subjectId: raceId,
      subjectName: race.name,
      before: { extras: names(ids) },
      after: { extras: names(order) },
    });
    return { problem: null };
  });
}

const emptyName = { en: null, es: null };

/** Deletes an extra that nobody has ordered. */
export function deleteExtra(
  services: Needs,
  editor: Editor,
  { raceId, extraId }: ExtraKey,
): Outcome {
  return change(services, editor, raceId, async (tx, { race, extras }) => {
    const stored = extras.find(({ id }) => id === extraId);
    if (!stored) return { problem: "gone" };
    if (stored.isOrdered) return { problem: "ordered" };
    await tx.delete(raceExtras).where(eq(raceExtras.id, extraId));
    await recordNamed({ db: tx, now: services.now }, editor, race, {
      action: "deleted",
      subjectType: "extra",
      subjectId: extraId,
      name: stored.name,
      before: recorded(withoutEmpty(audited(stored))),
    });
    return { problem: null };
  });
}

type Locked = { race: { name: string }; extras: OwnExtra[] };

/** Runs a change of the extras of a race that the editor may edit: one after the other for each race. */
async function change(
  { db }: Needs,
  editor: Editor,
  raceId: string,
  work: (tx: Database, locked: Locked) => Outcome,
): Outcome {
  try {
    return await withRetry(db, async (tx) => {
      const [race] = await lockRace(tx, editor, raceId);
      if (!race) return { problem: "no-race" };
      await tx
        .select({ id: raceExtras.id })
        .from(raceExtras)
        .where(eq(raceExtras.raceId, raceId))
        .orderBy(asc(raceExtras.id))
        .for("no key update");
      return work(tx, { race, extras: await ownExtrasOf(tx, raceId) });
    });
  } catch (error) {
    if (violatedConstraint(error) === "race_extras_stock") return { problem: "below-taken" };
    throw error;
  }
}

async function objectionTo(
  tx: Database,
  raceId: string,
  { distanceId, priceMinor }: Pick<TypedExtra, "distanceId" | "priceMinor">,
): Promise<ExtraRefusal | null> {
  if (!(await isDistanceOf(tx, raceId, distanceId))) return "no-distance";
  return priceMinor === 0 || (await hasWayToPay({ db: tx }, raceId)) ? null : "no-way";
}

/** A race that sells extras has a currency, also where its entries are free. */
async function sellIn(tx: Database, raceId: string, currency: Currency): Promise<void> {
  await tx.insert(raceSales).values({ raceId, currency }).onConflictDoNothing();
}

function columnsOf(typed: TypedExtra) {
  const { name, note, ...columns } = pickTyped(typed);
  return { ...columns, nameEn: name.en, nameEs: name.es, noteEn: note.en, noteEs: note.es };
}

function pickTyped(typed: TypedExtra) {
  const { name, note, distanceId, priceMinor, leastMinor, mostMinor } = typed;
  const { stock, mostEach, lastDay, paysBack } = typed;
  const price = { priceMinor, leastMinor, mostMinor };
  return { name, note, distanceId, ...price, stock, mostEach, lastDay, paysBack };
}

/** An extra in the audit log. */
function audited(extra: TypedExtra) {
  const { name, note } = extra;
  return {
    name_en: name.en,
    name_es: name.es,
    note_en: note.en,
    note_es: note.es,
    distance_id: extra.distanceId,
    price_minor: extra.priceMinor,
    least_minor: extra.leastMinor,
    most_minor: extra.mostMinor,
    stock: extra.stock,
    most_each: extra.mostEach,
    last_day: extra.lastDay,
    pays_back: extra.paysBack,
  };
}
