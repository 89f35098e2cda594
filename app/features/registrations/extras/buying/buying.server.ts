import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { violatedConstraint } from "#db/failures/problem.ts";
import { withRetry } from "#db/failures/retry.ts";
import { boolean, integer } from "#db/kinds.ts";
import { entryExtras, raceDistances, raceRegistrations, races } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { isAhead } from "#features/races/standing.server.ts";
import { todayAt } from "#features/races/standing.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { readId } from "#values/id.ts";
import type { Currency } from "#values/money.ts";
import { inEntryTurn } from "../../entry-turn.server.ts";
import { freeLapsed } from "../../orders/lapsed.server.ts";
import { placeExtrasOrder } from "../../orders/placing.server.ts";
import { openExtrasOrders } from "../../orders/queries.server.ts";
import { type PricedOrder, priceOrder } from "../../prices/order-price.ts";
import { findSale } from "../../prices/queries.server.ts";
import { hasWayToPay } from "../../ways.server.ts";
import type { EntryExtra } from "../extra.ts";
import { storeExtras } from "../ordering.server.ts";
import { currencyOfSale, extrasFor, mayGetExtras } from "../queries.server.ts";
import { type ExtraProblems, readExtras } from "../reading-extras.ts";

/** What the page to buy extras for an entry shows. */
export type ExtrasToBuy = {
  registrationId: string;
  race: { id: string; name: string };
  distance: string | null;
  runner: string;
  extras: EntryExtra[];
  currency: Currency;
  /** At the place of the race. */
  today: Day;
  /** The order of extras that is not paid yet; another one follows once it is. */
  openOrderId: string | null;
};

/** What the viewer may buy for an entry of theirs today; `null` where the entry gets none. */
export async function extrasToBuy(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId">,
  registrationId: string,
): Promise<ExtrasToBuy | null> {
  const { db, now } = services;
  const id = readId(registrationId);
  if (id === null) return null;
  const [entry] = await db
    .select({
      firstName: raceRegistrations.firstName,
      lastName: raceRegistrations.lastName,
      distanceId: raceRegistrations.distanceId,
      distance: raceDistances.distance,
      race: { id: races.id, name: races.raceName },
      timeZone: races.timeZone,
      isOpen: sql`${races.raceStatus} not in ('cancelled', 'completed')
        and ${isAhead(now(), "races")}`.mapWith(boolean),
    })
    .from(raceRegistrations)
    .innerJoin(races, eq(races.id, raceRegistrations.raceId))
    .leftJoin(raceDistances, eq(raceDistances.id, raceRegistrations.distanceId))
    .where(and(eq(raceRegistrations.id, id), mayGetExtras(viewer.userId)));
  if (!entry?.isOpen) return null;
  const { race, distanceId, distance, firstName, lastName } = entry;
  const currency = await currencyOfSale({ db }, race.id);
  if (!currency) return null;
  const today = todayAt(entry, now());
  const offered = await extrasFor({ db, now }, { raceId: race.id, distanceId }, today);
  const had = await numbersOf(db, id);
  const [openOrderId = null] = await openExtrasOrders(db, id);
  return {
    registrationId: id,
    race,
    distance,
    runner: `${firstName} ${lastName}`.trim(),
    extras: offered.flatMap((extra): EntryExtra[] => {
      // A runner may give more than once.
      if (extra.priceMinor === null) return [extra];
      const mostEach = extra.mostEach - (had.get(extra.id) ?? 0);
      return mostEach > 0 ? [{ ...extra, mostEach }] : [];
    }),
    currency,
    today,
    openOrderId,
  };
}

/** How many of each extra an entry has or holds. */
async function numbersOf(db: Database, registrationId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({
      extraId: entryExtras.extraId,
      count: sql`sum(${entryExtras.quantity})::int`.mapWith(integer),
    })
    .from(entryExtras)
    .where(and(eq(entryExtras.registrationId, registrationId), entryExtras.isCounted))
    .groupBy(entryExtras.extraId);
  return new Map(rows.map(({ extraId, count }) => [extraId, count]));
}

/** Why no extras were ordered. */
export type BuyingProblem =
  | "gone"
  | "none"
  | "unpaid-order"
  | "price-changed"
  | "extras-sold-out"
  | "no-way-to-pay"
  | "busy";

type Bought =
  | { orderId: string; problem: null }
  | {
      orderId: null;
      problem: BuyingProblem | null;
      problems: ExtraProblems;
      priced: PricedOrder | null;
    };

/**
 * Orders extras for an entry that is made. They are held by an order of their own until it is paid; what costs nothing is
 * theirs at once.
 * @param asked.shownMinor - the total that the runner has seen and agreed to; without it, nothing is ordered, and the
 *   answer has the total
 */
export async function buyExtras(
  services: Pick<Services, "db" | "now" | "mail">,
  viewer: Pick<Viewer, "userId">,
  asked: {
    registrationId: string;
    answers: Readonly<Record<string, string | undefined>>;
    shownMinor: number | null;
    origin: string;
  },
): Promise<Bought> {
  const seen = await extrasToBuy(services, viewer, asked.registrationId);
  if (!seen) return refused("gone");
  try {
    const done = await inEntryTurn(seen.race.id, () =>
      withRetry(services.db, (tx) => buyIn({ ...services, db: tx }, viewer, asked)),
    );
    return done ?? refused("busy");
  } catch (error) {
    if (violatedConstraint(error) === "race_extras_stock") return refused("extras-sold-out");
    if (error instanceof PriceChanged) return refused("price-changed");
    throw error;
  }
}

async function buyIn(
  inside: Pick<Services, "db" | "now" | "mail">,
  viewer: Pick<Viewer, "userId">,
  { registrationId, answers, shownMinor, origin }: Parameters<typeof buyExtras>[2],
): Promise<Bought> {
  const { db: tx } = inside;
  const seen = await extrasToBuy(inside, viewer, registrationId);
  if (!seen) return refused("gone");
  const wanted = readExtras(seen.extras, answers, seen.currency).chosen;
  const ids = wanted.map(({ extraId }) => extraId);
  // What lapsed orders hold is free; their distances are locked before the entry.
  if (shownMinor !== null && ids.length > 0) await freeLapsed(inside, [], { extraIds: ids });
  await tx
    .select({ id: raceRegistrations.id })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.id, seen.registrationId))
    .for("no key update");
  const found = await extrasToBuy(inside, viewer, registrationId);
  const sale = found && (await findSale(inside, found.race.id));
  if (!found || !sale) return refused("gone");
  const { chosen, problems } = readExtras(found.extras, answers, found.currency);
  const isWrong = Object.keys(problems).length > 0;
  if (isWrong) return { orderId: null, problem: null, problems, priced: null };
  if (chosen.length === 0) return refused("none");
  if (found.openOrderId) return refused("unpaid-order");
  const today = found.today;
  const toPrice = [{ steps: [], isMember: false, code: null, extras: chosen }];
  const priced = priceOrder({ ...sale, freeEvery: null }, toPrice, { today });
  if (priced.totalMinor !== shownMinor) {
    const problem = shownMinor === null ? null : "price-changed";
    return { orderId: null, problem, problems: {}, priced };
  }
  if (priced.totalMinor > 0 && !(await hasWayToPay(inside, found.race.id)))
    return refused("no-way-to-pay");
  const orderId = await placeExtrasOrder(inside, {
    registrationId: found.registrationId,
    raceId: found.race.id,
    userId: viewer.userId,
    totalMinor: priced.totalMinor,
    currency: priced.currency,
    origin,
  });
  const lines = [{ registrationId: found.registrationId, extras: chosen }];
  if (!(await storeExtras(tx, orderId, lines))) throw new PriceChanged();
  return { orderId, problem: null };
}

/** Takes back what the transaction has written. */
class PriceChanged extends Error {}

function refused(problem: BuyingProblem): Bought {
  return { orderId: null, problem, problems: {}, priced: null };
}
