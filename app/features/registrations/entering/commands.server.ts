import { isDeepStrictEqual } from "node:util";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { readRow } from "#db/rows.ts";
import { raceRegistrations } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import type { RaceToEnter } from "#features/races/race.ts";
import { isAhead, takesRegistrations } from "#features/races/standing.server.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { type Answers, waiverLangOf } from "../answers.ts";
import { saveCompanion } from "../companions.server.ts";
import { confirmByMail } from "../confirming/confirm.server.ts";
import {
  closeDraft,
  type DraftServices,
  findDraft,
  findGroup,
  type GroupedDraft,
} from "../drafts.server.ts";
import { inEntryTurn } from "../entry-turn.server.ts";
import { storeExtras } from "../extras/ordering.server.ts";
import { readExtrasFor } from "../extras/queries.server.ts";
import type { ExtraProblems } from "../extras/reading-extras.ts";
import { type RegistrationRefusal, registrationObstacle } from "../obstacle.ts";
import { exchangeOf } from "../orders/changes/change.ts";
import {
  exchangePrice,
  finishChange,
  giveUp,
  lockChange,
  type OpenChange,
  openChangeFor,
} from "../orders/changes/completing.server.ts";
import { spendCredits } from "../orders/credit-rests.server.ts";
import { freeLapsed } from "../orders/lapsed.server.ts";
import { placeOrder } from "../orders/placing.server.ts";
import { orderOfEntry } from "../orders/queries.server.ts";
import {
  type CodedEntries,
  codeOfEntries,
  type EntryPrice,
  type EntryWithExtras,
  inLockOrder,
  priceOfEntries,
  usesBy,
} from "../prices/queries.server.ts";
import type { Voucher } from "../prices/voucher.ts";
import { lockChoices, readForEntry, storeAnswers } from "../questions/answering.server.ts";
import { isAboutStock, type ReadAnswer } from "../questions/reading-answers.ts";
import type { DraftKey } from "../registration.ts";
import { mostPeople } from "../rules/entry-rules.ts";
import { endOf } from "../rules/identity-document.ts";
import { findEntryForm } from "../rules/queries.server.ts";
import { type Entry, readAnswers } from "../schema.ts";
import { addMember } from "../teams/commands.server.ts";
import { type JoinedTeam, sharesPlace, teamToJoin } from "../teams/queries.server.ts";
import { freeLapsedOffers } from "../waiting/offering.server.ts";
import { hasWayToPay } from "../ways.server.ts";

type Registered =
  /** `orderId` is of an entry that has to be paid for first. */
  | { registrationId: string; orderId: string | null; problem: null }
  | { registrationId: null; problem: RegistrationRefusal };

/** What entering somebody needs of the services. */
type Entering = Pick<Services, "now" | "mail"> & DraftServices;

/** Entries of one race that an account may have: a club enters its members with several orders. */
const mostEntries = 2 * mostPeople;

/** The rules that the database enforces, also for requests at the same moment. */
const constraints: Record<string, RegistrationRefusal> = {
  race_distances_capacity: "full",
  entry_choices_stock: "sold-out",
  race_extras_stock: "extras-sold-out",
  race_registrations_once: "registered",
  price_tiers_places: "price-changed",
  vouchers_uses: "code-refused",
  order_credits_once: "price-changed",
};

/**
 * Registers the viewer with the answers of a draft, and the people whose drafts are sent with it; confirms each by mail in
 * the same transaction. Where the distances are sold here, the places are held by one order until it is paid for. The
 * same draft, sent again, gives the same registration. The database judges places, deadline and duplicates.
 * @param options.shownMinor - the total that the runner has seen and agreed to; `null` where none was shown
 */
export async function register(...form: Parameters<typeof enterPeople>): Promise<Registered> {
  const [, , { raceId, distanceId }] = form;
  const done = await inEntryTurn(distanceId ?? raceId, () => enterPeople(...form));
  return done ?? refused("busy");
}

async function enterPeople(
  services: Entering,
  viewer: Pick<Viewer, "userId">,
  key: DraftKey,
  { origin, shownMinor = null }: { origin: string; shownMinor?: number | null },
): Promise<Registered> {
  try {
    return await withRetry(services.db, async (tx) => {
      const inside = { ...services, db: tx };
      const group = await findGroup(inside, viewer, key, { isLocked: true });
      const draft =
        group.find((each) => isDeepStrictEqual(each.key, key)) ??
        (await findDraft(inside, viewer, key, { isLocked: true }));
      if (draft?.registrationId) {
        const order = await orderOfEntry(inside, viewer, draft.registrationId);
        return registered(draft.registrationId, order && !order.isMade ? order.id : null);
      }
      const race = await findRaceToEnter(inside, key.raceId);
      if (!race) return refused("gone");
      const today = todayAt(race, services.now());
      const people = await readPeople(inside, viewer, { group, race, today });
      const typedCode = draft?.answers.voucherCode ?? "";
      const asked = { raceId: race.id, today, typedCode, shownMinor };
      const plan = await planEntries(inside, viewer, people, asked);
      await freePlaces(inside, viewer, plan);
      const ids = await makeEntries(inside, viewer, plan);
      const orderId = await orderEntries(inside, viewer, plan, { ids, origin });
      await storeForms(inside, viewer, plan, { ids, orderId });
      if (!plan.isHeld) for (const id of ids) await confirmByMail(inside, viewer, id, { origin });
      const own = people.findIndex((person) => person.key.draftId === key.draftId);
      return registered(ids[Math.max(own, 0)] ?? "", plan.isHeld ? orderId : null);
    });
  } catch (error) {
    const problem =
      error instanceof NotEntered ? error.refusal : constraints[violatedConstraint(error) ?? ""];
    if (!problem) throw error;
    return refused(problem);
  }
}

/** People who are about to be entered in one order, with what that costs. */
type PlannedEntries = {
  raceId: string;
  people: readonly PersonToEnter[];
  /** The change that the only one of them completes. */
  change: OpenChange | null;
  /** What an exchange costs less than the entry that is given up. */
  backMinor: number;
  price: EntryPrice | null;
  /** The code that was typed: of a race that sells nothing, one may still open a kept place. */
  coded: Pick<EntryPrice, "voucher" | "codes" | "problem"> | null;
  /** Whether the places are held until they are paid for. */
  isHeld: boolean;
};

/** Prices the entries, and compares that with what the runner has agreed to. */
async function planEntries(
  services: Entering,
  viewer: Pick<Viewer, "userId">,
  read: readonly PersonToEnter[],
  { shownMinor, ...asked }: Omit<CodedEntries, "entries"> & { shownMinor: number | null },
): Promise<PlannedEntries> {
  const { raceId } = asked;
  const isAlone = read.length === 1 && read[0]?.companionId === null;
  if (!isAlone && (await countEntries(services.db, viewer, raceId)) + read.length > mostEntries) {
    throw new NotEntered("too-many-entries");
  }
  const change = await lockChangeOf(services, viewer, read);
  // An entry in place of another one has what was bought for that; more is bought for it afterwards.
  const people = change ? read.map((person) => ({ ...person, extras: [] })) : read;
  const entries = { ...asked, entries: people };
  const { price, backMinor } = await priceOf(services, viewer, change, entries);
  const objection = price && (await objectionTo(services, price, { raceId, shownMinor }));
  if (objection) throw new NotEntered(objection);
  const coded = price ?? (change ? null : await codeOfEntries(services, viewer, entries));
  if (coded?.problem) throw new NotEntered("code-refused");
  const isHeld = price !== null && price.priced.totalMinor > 0;
  return { raceId, people, change, backMinor, price, coded, isHeld };
}

/** The change that somebody who is entered alone completes, locked. */
async function lockChangeOf(
  services: Entering,
  viewer: Pick<Viewer, "userId">,
  [only, ...others]: readonly PersonToEnter[],
): Promise<OpenChange | null> {
  if (!only || others.length > 0) return null;
  const found = await openChangeFor(services, viewer, { ...only.key, ...only });
  const change = found && (await lockChange(services.db, found, only));
  if (found && !change) throw new NotEntered("gone");
  return change;
}

/** Frees what lapsed orders and offers hold of the same places, and the place that is given up for another one. */
async function freePlaces(
  services: Entering,
  viewer: Pick<Viewer, "userId">,
  { raceId, people, change, price, isHeld }: PlannedEntries,
): Promise<void> {
  const targets = people.map(({ distanceId }) => ({ raceId, distanceId }));
  const extraIds = people.flatMap(({ extras }) => extras.map(({ extraId }) => extraId));
  const creditIds = price?.priced.credits.map(({ id }) => id) ?? [];
  if (price || people.length > 1) await freeLapsed(services, targets, { extraIds, creditIds });
  for (const { distanceId } of targets) await freeLapsedOffers(services, distanceId);
  if (change && !isHeld && !(await giveUp(services, change, viewer))) throw new NotEntered("gone");
}

/** @returns the ids of the entries, in the order of the people */
async function makeEntries(
  services: Entering,
  viewer: Pick<Viewer, "userId">,
  { people, change, coded, isHeld }: PlannedEntries,
): Promise<string[]> {
  const ids: string[] = [];
  const passedOn = change?.kind === "transfer" ? change : null;
  for (const [at, person] of people.entries()) {
    const code = coded?.codes[at];
    const id = await enter(services, viewer, person, {
      status: isHeld ? "pending" : (change?.status ?? "registered"),
      isChange: change !== null,
      voucherId: passedOn ? passedOn.voucherId : code?.keepsPlaces ? code.id : null,
      sharesPlace: (passedOn ?? person).sharesPlace,
    });
    if (id === null) throw new NotEntered(change ? "gone" : await refusalOf(services, person.key));
    ids.push(id);
  }
  return ids;
}

/**
 * Makes the order of new entries, where they have one, and completes what depends on it.
 * @returns the id of the order
 */
async function orderEntries(
  services: Entering,
  viewer: Pick<Viewer, "userId">,
  { raceId, change, backMinor, price, coded, isHeld }: PlannedEntries,
  { ids, origin }: { ids: readonly string[]; origin: string },
): Promise<string | null> {
  const [registrationId = ""] = ids;
  const by = viewer.userId;
  const order = { raceId, userId: by, origin, changeId: change?.id ?? null };
  const orderId =
    price && (isHeld || !change) ? await placeOrder(services, ids, { ...order, price }) : null;
  if (coded?.voucher) await refuseOveruse(services, viewer, coded.voucher);
  if (isHeld) return orderId;
  if (change) {
    const tierId = price?.priced.lines[0]?.stepId ?? null;
    await finishChange(services, change, { registrationId, tierId, backMinor, by });
  }
  if (orderId !== null) await spendCredits(services, orderId);
  return orderId;
}

/** Stores what was answered and bought with each entry, and clears its draft. */
async function storeForms(
  services: Entering,
  viewer: Pick<Viewer, "userId">,
  { people, price }: PlannedEntries,
  { ids, orderId }: { ids: readonly string[]; orderId: string | null },
): Promise<void> {
  const { db } = services;
  if (people.length > 1) {
    await lockChoices(
      db,
      people.flatMap(({ read }) => read),
    );
  }
  for (const [at, person] of people.entries()) {
    const id = ids[at] ?? "";
    await storeAnswers(db, id, person.read);
    await joinTeamOf(services, viewer, person, id);
    await saveCompanion(services, viewer, person);
    await closeDraft(services, viewer, person.key, id);
  }
  if (orderId === null) return;
  const lines = ids.map((registrationId, at) => ({
    registrationId,
    extras: price?.priced.lines[at]?.extras ?? [],
  }));
  if (!(await storeExtras(db, orderId, lines))) throw new NotEntered("price-changed");
}

/** Adds a new entry to the team that its form names. */
async function joinTeamOf(
  services: Pick<Services, "db" | "now" | "mail">,
  viewer: Pick<Viewer, "userId">,
  { answers: { team: asked = "" }, team }: Pick<PersonToEnter, "answers" | "team">,
  id: string,
): Promise<void> {
  if (asked === "") return;
  const problem = team
    ? await addMember(services, viewer, { teamId: team.id, registrationId: id })
    : "gone";
  if (problem) throw new NotEntered("no-team");
}

async function countEntries(
  tx: Database,
  { userId }: Pick<Viewer, "userId">,
  raceId: string,
): Promise<number> {
  return tx.$count(
    raceRegistrations,
    and(
      eq(raceRegistrations.userId, userId),
      eq(raceRegistrations.raceId, raceId),
      ne(raceRegistrations.status, "cancelled"),
    ),
  );
}

/** Takes back what the transaction has written. */
class NotEntered extends Error {
  readonly refusal: RegistrationRefusal;

  constructor(refusal: RegistrationRefusal) {
    super(`The entries were not made: ${refusal}`);
    this.refusal = refusal;
  }
}

/** A draft as an entry to price, with the team that its form names and what it buys. */
type DraftedEntry = Required<EntryWithExtras> & {
  team: JoinedTeam | null;
  extraProblems: ExtraProblems;
};

export async function draftedEntry(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  { key, companionId, answers }: Pick<GroupedDraft, "key" | "companionId" | "answers">,
  today: Day,
): Promise<DraftedEntry> {
  const { distanceId } = key;
  const team = answers.team ? await teamToJoin(services, viewer, answers.team) : null;
  const bought = await readExtrasFor(services, key, answers, today);
  return {
    distanceId,
    companionId,
    team,
    sharesPlace: sharesPlace(team, distanceId),
    extras: bought.chosen,
    extraProblems: bought.problems,
  };
}

/** Somebody to enter, with checked answers. */
type PersonToEnter = DraftedEntry & {
  key: DraftKey;
  answers: Answers;
  entry: Entry;
  read: ReadAnswer[];
};

/** The people of drafts that are sent together, in the order in which their distances are locked. */
async function readPeople(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  { group, race, today }: { group: readonly GroupedDraft[]; race: RaceToEnter; today: Day },
): Promise<PersonToEnter[]> {
  const people: PersonToEnter[] = [];
  const form = await findEntryForm(services, race.id);
  if (group.length === 0) throw new NotEntered("incomplete");
  if (group.length > 1 && group.length > form.people) throw new NotEntered("too-many");
  for (const draft of group) {
    const { key, answers } = draft;
    const { entry } = readAnswers(answers, today, race, form);
    if (!entry) throw new NotEntered("incomplete");
    const { read, problems } = await readForEntry(services.db, key, answers);
    const [wrong] = Object.values(problems);
    if (wrong) throw new NotEntered(isAboutStock(wrong) ? "sold-out" : "incomplete");
    const drafted = await draftedEntry(services, viewer, draft, today);
    const [wrongExtra] = Object.values(drafted.extraProblems);
    if (wrongExtra) {
      throw new NotEntered(wrongExtra === "sold-out" ? "extras-sold-out" : "incomplete");
    }
    people.push({ ...drafted, key, answers, entry, read });
  }
  return people.sort(inLockOrder);
}

/**
 * What the entries cost. One that is passed on costs its new runner nothing; one in place of another distance, the
 * difference.
 */
async function priceOf(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  change: OpenChange | null,
  asked: CodedEntries,
): Promise<{ price: EntryPrice | null; backMinor: number }> {
  if (change?.kind === "transfer") return { price: null, backMinor: 0 };
  const price = await priceOfEntries(services, viewer, asked);
  if (!change) return { price, backMinor: 0 };
  if (!price) return { price, backMinor: exchangeOf({ ...change, newMinor: 0 }).backMinor };
  const { backMinor, ...exchange } = exchangePrice(price, change);
  return { price: exchange, backMinor };
}

/** Why an entry is not held at this price; `null` where it is. */
async function objectionTo(
  { db }: Pick<Services, "db">,
  { priced, problem }: EntryPrice,
  { raceId, shownMinor }: { raceId: string; shownMinor: number | null },
): Promise<RegistrationRefusal | null> {
  if (problem) return "code-refused";
  if (priced.totalMinor !== shownMinor) return "price-changed";
  if (priced.totalMinor === 0) return null;
  return (await hasWayToPay({ db }, raceId)) ? null : "no-way-to-pay";
}

/** The row of the code is locked by its use, so that two entries at once are counted one after the other. */
async function refuseOveruse(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  { id, maxPerPerson }: Pick<Voucher, "id" | "maxPerPerson">,
): Promise<void> {
  if ((await usesBy(db, viewer, id)) > maxPerPerson) throw new NotEntered("code-refused");
}

/** One statement checks and writes, so the race cannot be closed in between. */
async function enter(
  { db, now, identity }: Entering,
  { userId }: Pick<Viewer, "userId">,
  { key: { raceId, distanceId }, companionId, answers, entry }: PersonToEnter,
  {
    status,
    isChange,
    voucherId,
    sharesPlace,
  }: {
    status: "pending" | "registered" | "confirmed";
    /** Whether it takes the place of another entry, which the organizer may allow also after the deadline. */
    isChange: boolean;
    /** The code whose kept place it takes. */
    voucherId: string | null;
    /** Whether it is paid for with its team. */
    sharesPlace: boolean;
  },
): Promise<string | null> {
  const moment = now().toISOString();
  const number = entry.document?.number;
  const sealed = number ? identity.box.encrypt(number) : null;
  const end = number ? endOf(number) : null;
  // Triggers: bib, search text, places taken, waiting list, event, office counts; see
  // app/db/functions/registrations.sql
  const made = await readRow(
    db,
    { id: raceRegistrations.id },
    sql`
    insert into race_registrations (
      race_id, distance_id, user_id, first_name, last_name, date_of_birth, phone, country,
      insurance_provider, policy_number, emergency_contact_name, emergency_contact_phone,
      guardian_name, waiver_accepted, waiver_lang, waiver_version, gender, document_type,
      document_sealed, document_end, club, companion_id, voucher_id, shares_place, status, created_at,
      updated_at
    )
    select r.id, d.id, ${userId}::uuid, ${entry.firstName}, ${entry.lastName},
      ${entry.dateOfBirth}::date, ${entry.phone}, ${entry.country}, ${entry.insuranceProvider},
      ${entry.policyNumber}, ${entry.emergencyContactName}, ${entry.emergencyContactPhone},
      ${entry.guardianName}, ${entry.waiverAccepted}, ${waiverLangOf(answers)},
      ${entry.waiverVersion}::integer, ${entry.gender}, ${entry.document?.type ?? null}, ${sealed}, ${end},
      ${entry.club}, ${companionId}::uuid, ${voucherId}::uuid, ${sharesPlace}, ${status},
      ${moment}::timestamptz, ${moment}::timestamptz
    from races r left join race_distances d on d.race_id = r.id and d.id = ${distanceId}::uuid
    where r.id = ${raceId}::uuid and r.race_type_category = 'internal'
      and ${isChange ? takesChanges(now()) : takesRegistrations(now())}
      and (d.id is null) = (${hasNoDistances} and ${distanceId}::uuid is null)
    returning id`,
  );
  return made?.id ?? null;
}

/** Whether race `r` still takes place. */
function takesChanges(now: Date) {
  return sql`r.race_status not in ('cancelled', 'completed') and ${isAhead(now)}`;
}

/** Why `enter` wrote nothing. */
async function refusalOf(
  { db, now }: Pick<Services, "db" | "now">,
  { raceId, distanceId }: DraftKey,
): Promise<RegistrationRefusal> {
  const race = await findRaceToEnter({ db }, raceId);
  const distance = race?.distances.find(({ id }) => id === distanceId) ?? null;
  if (!race || (!distance && race.distances.length > 0)) return "gone";
  return registrationObstacle(race, distance, { today: todayAt(race, now()) }) ?? "gone";
}

const hasNoDistances = sql`not exists (select from race_distances x where x.race_id = r.id)`;

function registered(registrationId: string, orderId: string | null): Registered {
  return { registrationId, orderId, problem: null };
}

function refused(problem: RegistrationRefusal): Registered {
  return { problem, registrationId: null };
}
