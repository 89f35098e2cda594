import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { priceTiers, raceRegistrations, raceSales, races, users, vouchers } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import { distanceNames } from "#features/races/editing/distances/distances.server.ts";
import {
  type Editor,
  findWorkplaceRace,
  type WorkplaceRace,
} from "#features/races/rights.server.ts";
import type { Services } from "#services/services.ts";
import { currencyOfCountry } from "#values/countries.ts";
import type { Day } from "#values/day.ts";
import type { Currency } from "#values/money.ts";
import type { EntryTarget } from "../registration.ts";
import { type ManualWay, manualWaysOf } from "../ways.server.ts";
import { findCredits } from "./credits.server.ts";
import { type ChosenExtra, type PricedOrder, priceOrder, type SaleRules } from "./order-price.ts";
import type { PriceStep } from "./price-steps.ts";
import { codeOf, type Voucher, type VoucherProblem, voucherProblem } from "./voucher.ts";

/** How a race sells its entries, with the steps of each of its distances. */
export type Sale = SaleRules & { steps: (PriceStep & { distanceId: string | null })[] };

/** `null` for a race that sells no entries. */
export async function findSale({ db }: Pick<Services, "db">, raceId: string): Promise<Sale | null> {
  const [rules] = await db.select(rulesColumns).from(raceSales).where(eq(raceSales.raceId, raceId));
  if (!rules) return null;
  const steps = await db
    .select(stepColumns)
    .from(priceTiers)
    .where(eq(priceTiers.raceId, raceId))
    .orderBy(asc(priceTiers.sortOrder), asc(priceTiers.id));
  return { ...rules, steps };
}

/** The steps of one distance, or of a race without distances. */
export function stepsOf({ steps }: Pick<Sale, "steps">, distanceId: string | null): PriceStep[] {
  return steps.filter((step) => step.distanceId === distanceId);
}

/** What the entries of an order cost, and why the code that was typed does not count. */
export type EntryPrice = {
  sale: Sale;
  priced: PricedOrder;
  /** The code, if it counts for one of the entries. */
  voucher: Voucher | null;
  /** The same for each entry. */
  codes: (Voucher | null)[];
  problem: VoucherProblem | null;
};

/** Somebody to enter: `companionId` is `null` for the viewer. */
export type EntryToMake = {
  distanceId: string | null;
  companionId: string | null;
  /** Whether it is paid for with its team. */
  sharesPlace?: boolean;
};

/** Somebody to enter, with what is bought beside the entry. */
export type EntryWithExtras = EntryToMake & { extras?: readonly ChosenExtra[] };

/**
 * What entries cost the viewer today, in one order. The code counts for as many of them as it may; members pay less for
 * themselves. Codes and steps are used in the order of the distances, so that every screen says the total that is charged.
 * @param entry.typedCode - as the runner typed it; without a code, the empty text
 * @returns `null` where none of the distances is sold here, and nothing beside them is bought
 */
export async function priceOfEntries(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  { raceId, entries: asked, today, typedCode }: CodedEntries,
): Promise<EntryPrice | null> {
  const byDistance = asked.map((entry, at) => ({ ...entry, at })).toSorted(inLockOrder);
  const price = await priceInOrder({ db, now }, viewer, {
    raceId,
    entries: byDistance,
    today,
    typedCode,
  });
  if (!price) return null;
  const back = <One>(found: readonly One[]) =>
    byDistance
      .flatMap(({ at }, place) => {
        const one = found[place];
        return one === undefined ? [] : [{ at, one }];
      })
      .toSorted((a, b) => a.at - b.at)
      .map(({ one }) => one);
  const { priced, codes } = price;
  return { ...price, priced: { ...priced, lines: back(priced.lines) }, codes: back(codes) };
}

/** The order in which the entries of an order lock their distances. */
export function inLockOrder(
  one: Pick<EntryToMake, "distanceId">,
  other: Pick<EntryToMake, "distanceId">,
): number {
  const [a, b] = [one.distanceId ?? "", other.distanceId ?? ""];
  return a < b ? -1 : a > b ? 1 : 0;
}

async function priceInOrder(
  { db, now }: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  { raceId, entries, today, typedCode }: CodedEntries,
): Promise<EntryPrice | null> {
  const sale = await findSale({ db }, raceId);
  const isSold = entries.some(
    ({ distanceId, sharesPlace, extras = [] }) =>
      extras.length > 0 || (sale !== null && !sharesPlace && stepsOf(sale, distanceId).length > 0),
  );
  if (!sale || !isSold) return null;
  const { isMember } = await rightsOf({ db, now }, viewer);
  const { codes, ...coded } = await codeOfEntries({ db }, viewer, {
    raceId,
    entries,
    today,
    typedCode,
  });
  const credits = await findCredits({ db, now }, viewer, sale, raceId);
  const toPrice = entries.map(({ distanceId, companionId, sharesPlace, extras }, at) => ({
    steps: sharesPlace ? [] : stepsOf(sale, distanceId),
    isMember: isMember && companionId === null,
    code: codes[at] ?? null,
    extras,
  }));
  return { sale, priced: priceOrder(sale, toPrice, { today, credits }), codes, ...coded };
}

/** The entries of an order, and the code that was typed for them. */
export type CodedEntries = {
  raceId: string;
  entries: readonly EntryWithExtras[];
  today: Day;
  typedCode: string;
};

/** The code that a runner has typed, with the entries that it counts for, or why it counts for none of them. */
export async function codeOfEntries(
  { db }: Pick<Services, "db">,
  viewer: Pick<Viewer, "userId">,
  { raceId, entries, today, typedCode }: CodedEntries,
): Promise<Pick<EntryPrice, "voucher" | "codes" | "problem">> {
  const code = codeOf(typedCode);
  const none = entries.map(() => null);
  if (code === "") return { voucher: null, codes: none, problem: null };
  const voucher = await findVoucher(db, raceId, code);
  if (!voucher) return { voucher, codes: none, problem: "unknown-code" };
  const [person] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, viewer.userId));
  const usedBefore = await usesBy(db, viewer, voucher.id);
  let used = 0;
  const problems = entries.map(({ distanceId, sharesPlace }) => {
    if (sharesPlace) return null;
    const problem = voucherProblem(
      { ...voucher, uses: voucher.uses + used },
      { today, distanceId, usedByRunner: usedBefore + used, email: person?.email ?? "" },
    );
    if (problem === null) used += 1;
    return problem;
  });
  const codes = problems.map((problem, at) =>
    problem === null && !entries[at]?.sharesPlace ? voucher : null,
  );
  const problem = used > 0 ? null : (problems[0] ?? null);
  return { voucher: used > 0 ? voucher : null, codes, problem };
}

/** The same for a code from outside a form: each one that does not count is a guess, and guesses are limited. */
export async function guessedCode(
  { db, limits }: Pick<Services, "db" | "limits">,
  viewer: Pick<Viewer, "userId">,
  asked: CodedEntries,
): Promise<Awaited<ReturnType<typeof codeOfEntries>>> {
  if (!(await limits.allow("voucherGuess", viewer.userId))) {
    return { voucher: null, codes: asked.entries.map(() => null), problem: "code-too-often" };
  }
  const coded = await codeOfEntries({ db }, viewer, asked);
  if (coded.problem === null) await limits.giveBack("voucherGuess", viewer.userId);
  return coded;
}

/** Whether places of a distance are kept for those who have a code. */
export async function keepsPlaces(
  { db }: Pick<Services, "db">,
  { raceId, distanceId }: EntryTarget,
): Promise<boolean> {
  if (distanceId === null) return false;
  const kept = and(
    eq(vouchers.raceId, raceId),
    eq(vouchers.distanceId, distanceId),
    sql`kept_places(vouchers) > 0`,
  );
  return (await db.$count(vouchers, kept)) > 0;
}

/** The distances of a race with places that a code keeps. */
export async function keptDistances(
  { db }: Pick<Services, "db">,
  raceId: string,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: vouchers.distanceId })
    .from(vouchers)
    .where(and(eq(vouchers.raceId, raceId), sql`kept_places(vouchers) > 0`));
  return rows.map(({ id }) => id ?? "");
}

/** How often a runner has a code in entries that are not cancelled. */
export async function usesBy(
  db: Database,
  { userId }: Pick<Viewer, "userId">,
  voucherId: string,
): Promise<number> {
  const usedFor = sql`(
    select l.registration_id from order_lines l
    join entry_orders o on o.id = l.order_id and o.user_id = ${userId}::uuid
    where l.voucher_id = ${voucherId}::uuid
    union
    select id from race_registrations
    where voucher_id = ${voucherId}::uuid and user_id = ${userId}::uuid)`;
  const isUse = sql`${raceRegistrations.id} in ${usedFor}`;
  return db.$count(raceRegistrations, and(isUse, ne(raceRegistrations.status, "cancelled")));
}

async function findVoucher(db: Database, raceId: string, code: string): Promise<Voucher | null> {
  const [found] = await db
    .select(voucherColumns)
    .from(vouchers)
    .where(and(eq(vouchers.raceId, raceId), eq(vouchers.code, code)));
  return found ?? null;
}

/** What the organizer's screens of prices and codes show. */
export type OwnSale = {
  race: WorkplaceRace;
  distances: { id: string; distance: string }[];
  sale: Sale | null;
  /** The money of the country of the race. */
  usualCurrency: Currency;
  ways: ManualWay[];
  codes: Voucher[];
};

/** The prices, ways to pay and codes of a race that the editor may edit. */
export async function findOwnSale(
  { db }: Pick<Services, "db">,
  editor: Editor,
  raceId: string,
): Promise<OwnSale | null> {
  const race = await findWorkplaceRace({ db }, editor, raceId);
  if (!race) return null;
  const { id } = race;
  const ways = await manualWaysOf({ db }, id);
  const codes = await db
    .select(voucherColumns)
    .from(vouchers)
    .where(eq(vouchers.raceId, id))
    .orderBy(asc(vouchers.createdAt), asc(vouchers.code));
  const distances = await distanceNames(db, id);
  const [place] = await db.select({ country: races.country }).from(races).where(eq(races.id, id));
  const usualCurrency = currencyOfCountry(place?.country);
  return { race, distances, sale: await findSale({ db }, id), usualCurrency, ways, codes };
}

const rulesColumns = {
  currency: raceSales.currency,
  memberPercent: raceSales.memberPercent,
  freeEvery: raceSales.freeEvery,
  uploadHours: raceSales.uploadHours,
  reviewHours: raceSales.reviewHours,
};

/** The columns of a `PriceStep` and its distance. */
export const stepColumns = {
  id: priceTiers.id,
  distanceId: priceTiers.distanceId,
  priceMinor: priceTiers.priceMinor,
  lastDay: priceTiers.lastDay,
  places: priceTiers.places,
  sold: priceTiers.sold,
};

/** The columns of a `Voucher`. */
export const voucherColumns = {
  id: vouchers.id,
  code: vouchers.code,
  kind: vouchers.kind,
  value: vouchers.value,
  maxUses: vouchers.maxUses,
  uses: vouchers.uses,
  maxPerPerson: vouchers.maxPerPerson,
  distanceId: vouchers.distanceId,
  lastDay: vouchers.lastDay,
  emailDomain: vouchers.emailDomain,
  isActive: vouchers.isActive,
  keepsPlaces: vouchers.keepsPlaces,
};
