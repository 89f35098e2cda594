import { randomUUID } from "node:crypto";
import { and, asc, count, eq, max, sql } from "drizzle-orm";
import { violatedConstraint } from "#db/failures/problem.ts";
import { integer, orNull } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import {
  checkInDesks,
  entryChoices,
  entryQuestions,
  kitPlaces,
  kitSlots,
  races,
} from "#db/schema.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { CheckInDesk } from "#features/check-in/check-in.ts";
import type { ScanKey } from "#features/check-in/scan-log.ts";
import { receiveForm } from "#features/check-in/scans.server.ts";
import { type Editor, findWorkplaceRace } from "#features/races/rights.server.ts";
import { raceDayActions } from "#features/registrations/roster/messages.ts";
import { hashOfSecret } from "#services/secrets.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { changeRaceDay, type RaceDayOutcome } from "./changing.server.ts";
import { type KitPlace, type KitSlot, mostPlaces, mostSlots } from "./race-day.ts";
import type { PlaceForm, SlotsForm } from "./schema.ts";

type Needs = Pick<Services, "db" | "now">;

/** The places of a race at which kits are handed over, and the time slots, in their order. */
export async function pickUpOf(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<{ places: KitPlace[]; slots: (KitSlot & { collected: number })[] }> {
  const places = await db
    .select({
      id: kitPlaces.id,
      name: kitPlaces.name,
      address: kitPlaces.address,
      mapLink: kitPlaces.mapLink,
    })
    .from(kitPlaces)
    .where(eq(kitPlaces.raceId, raceId))
    .orderBy(asc(kitPlaces.sortOrder), asc(kitPlaces.id));
  const slots = await db
    .select({
      id: kitSlots.id,
      placeId: kitSlots.placeId,
      day: kitSlots.day,
      begins: kitSlots.begins,
      ends: kitSlots.ends,
      capacity: kitSlots.capacity,
      taken: kitSlots.taken,
      collected: sql`(
        select count(*)::int from entry_race_days e
          join check_in_scans s on s.registration_id = e.registration_id and s.holds
        where e.slot_id = ${kitSlots.id})`.mapWith(integer),
    })
    .from(kitSlots)
    .innerJoin(kitPlaces, eq(kitPlaces.id, kitSlots.placeId))
    .where(eq(kitSlots.raceId, raceId))
    .orderBy(asc(kitSlots.day), asc(kitSlots.begins), asc(kitPlaces.sortOrder), asc(kitSlots.id));
  return { places, slots };
}

const stockRow = {
  questionId: entryQuestions.id,
  questionEn: entryQuestions.textEn,
  questionEs: entryQuestions.textEs,
  id: entryChoices.id,
  labelEn: entryChoices.labelEn,
  labelEs: entryChoices.labelEs,
  stock: orNull(integer),
  chosen: integer,
  collected: integer,
};

/** What is in the kits by what runners chose, such as a shirt size, and how much of it is handed over. */
export async function kitStock({ db }: Pick<Services, "db">, raceId: string) {
  return readRows(
    db,
    stockRow,
    sql`
    select q.id as "questionId", q.text_en as "questionEn", q.text_es as "questionEs", c.id,
      c.label_en as "labelEn", c.label_es as "labelEs", c.stock,
      count(a.id)::int as chosen, count(s.change)::int as collected
    from entry_questions q join entry_choices c on c.question_id = q.id
      left join (
        select a.id, a.choice_id, a.registration_id
        from entry_answers a join race_registrations g on g.id = a.registration_id
        where g.bib is not null and g.status <> 'cancelled' and a.is_counted
      ) a on a.choice_id = c.id
      left join check_in_scans s on s.registration_id = a.registration_id and s.holds
    where q.race_id = ${raceId}::uuid and q.kind in ('choice', 'choices')
    group by q.id, c.id
    having q.is_asked or count(a.id) > 0
    order by q.sort_order, q.id, c.sort_order, c.id`,
  );
}

export type KitStock = Awaited<ReturnType<typeof kitStock>>[number];

/** Adds a place at which kits are handed over, or changes one. */
export async function savePlace(
  services: Needs,
  editor: Editor,
  raceId: string,
  { place: placeId, name, address, map_link: mapLink }: PlaceForm,
): Promise<RaceDayOutcome> {
  return changeKits(services, editor, raceId, async (tx) => {
    if (placeId !== null) {
      const ofPlace = and(eq(kitPlaces.id, placeId), eq(kitPlaces.raceId, raceId));
      const [before] = await tx
        .select({ name: kitPlaces.name, address: kitPlaces.address, mapLink: kitPlaces.mapLink })
        .from(kitPlaces)
        .where(ofPlace);
      if (!before) return { problem: "gone" };
      const after = { name, address, mapLink };
      await tx.update(kitPlaces).set(after).where(ofPlace);
      return { action: "changed a kit pick-up place of", before, after };
    }
    const [stored] = await tx
      .select({ last: max(kitPlaces.sortOrder), count: count() })
      .from(kitPlaces)
      .where(eq(kitPlaces.raceId, raceId));
    if ((stored?.count ?? 0) >= mostPlaces) return { problem: "too-many-places" };
    const place = { name, address, mapLink };
    await tx.insert(kitPlaces).values({ ...place, raceId, sortOrder: (stored?.last ?? -1) + 1 });
    return { action: "added a kit pick-up place to", after: place };
  });
}

/** Deletes a place with its time slots, unless a runner has chosen one of them. */
export async function removePlace(
  services: Needs,
  editor: Editor,
  raceId: string,
  placeId: string,
): Promise<RaceDayOutcome> {
  return changeKits(services, editor, raceId, async (tx) => {
    const ofPlace = and(eq(kitPlaces.id, placeId), eq(kitPlaces.raceId, raceId));
    const [removed] = await tx.delete(kitPlaces).where(ofPlace).returning();
    if (!removed) return { problem: "gone" };
    const { name, address } = removed;
    return { action: "removed a kit pick-up place from", before: { name, address } };
  });
}

/** The beginning and end of each slot of a number of minutes; the last one may be shorter. */
export function slotTimes({
  begins,
  ends,
  minutes,
}: Pick<SlotsForm, "begins" | "ends" | "minutes">): { begins: string; ends: string }[] {
  const times: { begins: string; ends: string }[] = [];
  const end = minutesOf(ends);
  for (let at = minutesOf(begins); at < end; at += minutes) {
    times.push({ begins: clockOf(at), ends: clockOf(Math.min(at + minutes, end)) });
  }
  return times;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function clockOf(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Adds the time slots of a day. One that begins when another of the place does gets the new end and capacity. */
export async function addSlots(
  services: Needs,
  editor: Editor,
  raceId: string,
  form: SlotsForm,
): Promise<RaceDayOutcome & { count?: number }> {
  const times = slotTimes(form);
  const added = await changeKits(services, editor, raceId, async (tx) => {
    const { day, capacity, place: placeId } = form;
    const [race] = await tx
      .select({ startDate: races.startDate })
      .from(races)
      .where(eq(races.id, raceId));
    if (race && day > race.startDate) return { problem: "slot-after-race" };
    const ofPlace = and(eq(kitPlaces.id, placeId), eq(kitPlaces.raceId, raceId));
    if ((await tx.$count(kitPlaces, ofPlace)) === 0) return { problem: "gone" };
    const rows = times.map((time) => ({ ...time, raceId, placeId, day, capacity }));
    await tx
      .insert(kitSlots)
      .values(rows)
      .onConflictDoUpdate({
        target: [kitSlots.placeId, kitSlots.day, kitSlots.begins],
        set: { ends: sql`excluded.ends`, capacity: sql`excluded.capacity` },
      });
    if ((await tx.$count(kitSlots, eq(kitSlots.raceId, raceId))) > mostSlots) {
      throw new TooMany();
    }
    const { begins, ends, minutes } = form;
    return {
      action: "added kit pick-up times to",
      after: { day, begins, ends, minutes, capacity },
    };
  });
  return { ...added, count: times.length };
}

/** Ends a transaction whose rows are too many. */
class TooMany extends Error {}

export async function changeSlotCapacity(
  services: Needs,
  editor: Editor,
  raceId: string,
  { slot, capacity }: { slot: string; capacity: number },
): Promise<RaceDayOutcome> {
  return changeKits(services, editor, raceId, async (tx) => {
    const ofRace = and(eq(kitSlots.id, slot), eq(kitSlots.raceId, raceId));
    const [before] = await tx.select().from(kitSlots).where(ofRace).for("no key update");
    if (!before) return { problem: "gone" };
    if (before.taken > capacity) return { problem: "below-taken" };
    await tx.update(kitSlots).set({ capacity }).where(ofRace);
    return {
      action: "changed a kit pick-up time of",
      before: { day: before.day, begins: before.begins, capacity: before.capacity },
      after: { day: before.day, begins: before.begins, capacity },
    };
  });
}

/** Deletes a time slot that no runner has chosen. */
export async function removeSlot(
  services: Needs,
  editor: Editor,
  raceId: string,
  slot: string,
): Promise<RaceDayOutcome> {
  return changeKits(services, editor, raceId, async (tx) => {
    const ofRace = and(eq(kitSlots.id, slot), eq(kitSlots.raceId, raceId));
    const [removed] = await tx.delete(kitSlots).where(ofRace).returning();
    if (!removed) return { problem: "gone" };
    const { day, begins, ends, capacity } = removed;
    return { action: "removed a kit pick-up time from", before: { day, begins, ends, capacity } };
  });
}

/** Makes a change to the pick-up of a race, and says what the tables refuse. */
async function changeKits(...change: Parameters<typeof changeRaceDay>): Promise<RaceDayOutcome> {
  try {
    return await changeRaceDay(...change);
  } catch (problem) {
    if (problem instanceof TooMany) return { problem: "too-many-slots" };
    const constraint = violatedConstraint(problem);
    if (constraint === "entry_race_days_slot_id_fkey") return { problem: "chosen" };
    if (constraint === "kit_slots_capacity") return { problem: "below-taken" };
    throw problem;
  }
}

/**
 * The desk of the organizers of a race: it is in the log of scans like any other, and has no link. It is made when it is
 * needed first.
 */
export async function officeDesk(
  { db, now }: Needs,
  editor: Editor,
  raceId: string,
  lang: Lang,
): Promise<CheckInDesk | null> {
  const race = await findWorkplaceRace({ db }, editor, raceId);
  if (!race) return null;
  const ofOffice = and(eq(checkInDesks.raceId, raceId), checkInDesks.isOffice);
  const desk = async () => (await db.select().from(checkInDesks).where(ofOffice))[0];
  const found = await desk();
  if (found) return { id: found.id, name: found.name, createdAt: found.createdAt, race };
  await db
    .insert(checkInDesks)
    .values({
      raceId,
      name: lang === "es" ? "Oficina" : "Office",
      isOffice: true,
      // Nobody has the token.
      tokenHash: hashOfSecret(randomUUID()),
      createdAt: now(),
    })
    .onConflictDoNothing();
  const made = await desk();
  return made ? { id: made.id, name: made.name, createdAt: made.createdAt, race } : null;
}

/** Hands a kit over at the desk of the organizers, or takes that back; the log of changes says who did it. */
export async function handOver(
  services: Needs,
  editor: Editor,
  desk: CheckInDesk,
  sent: { entry: string; key: string; undoes: ScanKey | null },
): Promise<RaceDayOutcome> {
  const answer = await receiveForm(services, desk, sent);
  if (answer === "unknown") return { problem: "gone" };
  if (answer !== "in" && answer !== "undone") return { problem: answer };
  await recordChange(services, editor, {
    action: answer === "in" ? raceDayActions.collected : raceDayActions.returned,
    subjectType: "registration",
    subjectId: sent.entry,
    subjectName: desk.race.name,
  });
  return { problem: null };
}
