import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { selectList } from "#db/columns.ts";
import { boolean, integer, orNull, text } from "#db/kinds.ts";
import { readRows } from "#db/rows.ts";
import {
  raceNewsLooks,
  raceNewsSettings,
  races,
  stripeCustomers,
  stripeUserSubscriptions,
  users,
} from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { entitledTier, entitlementsOf } from "#features/membership/plans/entitlements.ts";
import { lowestPrice } from "#features/races/price.server.ts";
import {
  isAhead,
  isPast,
  takesRegistrations,
  todayOfRace,
} from "#features/races/standing.server.ts";
import { notedOrigin } from "#services/context.ts";
import type { Job } from "#services/job.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import type { Lang } from "#values/say.ts";
import { liveStatuses } from "#values/subscription-status.ts";
import { matchedRaces } from "../queries.server.ts";
import { letterOfRaceNews, type RaceInNews } from "./emails.tsx";
import { newsOf } from "./news.ts";

export const recommendationJobs: Job[] = [
  {
    queue: "tell-race-news",
    // The morning of the Americas.
    schedule: "0 13 * * *",
    work: (services, _, { signal }) => tellRaceNews(services, signal),
  },
];

type Needs = Pick<Services, "db" | "now" | "mail" | "log" | "tokens">;

/** Members that are read at a time. */
const membersAtOnce = 200;

/** Races that are watched for each member: those that fit best, and the next of those that are kept. */
const watchedLimit = { fitting: 12, kept: 60 } as const;

/** Races that one mail tells of. */
const toldLimit = 8;

/**
 * Writes to the members whose plan includes it about the races that they keep or that fit them:
 * registration has opened, or the price has risen since the last run. A member whose mail cannot be
 * written does not hold up the others.
 * @returns how many mails were written
 */
export async function tellRaceNews(services: Needs, signal?: AbortSignal): Promise<number> {
  let [told, after] = [0, ""];
  while (!signal?.aborted) {
    const members = await someMembers(services, after);
    for (const member of members) {
      if (signal?.aborted) return told;
      const { userId } = member;
      try {
        if (await tellMemberNews(services, member)) told += 1;
      } catch (error) {
        services.log.error({ error, userId }, "a member could not be told of races");
      }
    }
    if (members.length < membersAtOnce) break;
    after = members.at(-1)?.userId ?? "";
  }
  return told;
}

type ToldMember = {
  userId: string;
  address: string;
  lang: Lang;
  origin: string | null;
  mayHave: boolean;
};

/** The next members of live subscriptions, and whether their plan includes these mails. */
async function someMembers({ db, now }: Needs, after: string): Promise<ToldMember[]> {
  const s = stripeUserSubscriptions;
  const rows = await db
    .select({
      userId: s.userId,
      address: users.email,
      lang: users.lang,
      origin: stripeCustomers.origin,
      status: s.subscriptionStatus,
      tier: s.tier,
      periodEnd: s.currentPeriodEnd,
      entitledTier: s.entitledTier,
      entitledUntil: s.entitledUntil,
      isOn: raceNewsSettings.isOn,
    })
    .from(s)
    .innerJoin(users, eq(users.id, s.userId))
    .leftJoin(stripeCustomers, eq(stripeCustomers.userId, s.userId))
    .leftJoin(raceNewsSettings, eq(raceNewsSettings.userId, s.userId))
    .where(
      and(
        inArray(s.subscriptionStatus, liveStatuses),
        after === "" ? undefined : gt(s.userId, after),
      ),
    )
    .orderBy(asc(s.userId))
    .limit(membersAtOnce);
  return rows.map(({ userId, address, lang, origin, isOn, ...subscription }) => {
    const { recommendations } = entitlementsOf(entitledTier(subscription, now()));
    const mayHave = recommendations === "priority" && isOn !== false;
    return { userId, address, lang, origin: notedOrigin(origin), mayHave };
  });
}

const watchedColumns = {
  id: races.id,
  name: races.raceName,
  startDate: races.startDate,
  city: races.city,
  stateProvince: races.stateProvince,
  country: races.country,
};

const watchedShape = {
  ...watchedColumns,
  isKept: boolean,
  takesEntries: boolean,
  priceMinor: orNull(integer),
  priceCurrency: orNull(text),
  tookEntries: orNull(boolean),
  priceWas: orNull(integer),
  currencyWas: orNull(text),
};

/** Compares a member's races with the last look, notes the new one and writes the mail. */
async function tellMemberNews(
  services: Needs,
  { userId, address, lang, origin, mayHave }: ToldMember,
): Promise<boolean> {
  const { db, now } = services;
  if (!mayHave || origin === null) return false;
  const matches = await matchedRaces(services, { userId }, sql`true`);
  const fitting = JSON.stringify(matches.slice(0, watchedLimit.fitting).map(({ id }) => id));
  const watched = await readRows(
    db,
    watchedShape,
    sql`
      with watched as (
        select race_id, bool_or(is_kept) as is_kept from (
          (select f.race_id, true as is_kept from user_favorites f join races r on r.id = f.race_id
            where f.user_id = ${userId}::uuid and ${isAhead(now())} and r.start_date > ${todayOfRace(now())}
            order by r.start_date, r.id limit ${watchedLimit.kept})
          union all
          select value::uuid, false from jsonb_array_elements_text(${fitting}::text::jsonb)
        ) each
        -- A race may have been kept after those that fit were read.
        group by race_id
      )
      select ${selectList("r", watchedColumns)}, w.is_kept as "isKept",
        ${takesRegistrations(now())} as "takesEntries",
        p.minor as "priceMinor", p.currency as "priceCurrency",
        l.takes_entries as "tookEntries", l.price_minor as "priceWas",
        l.price_currency as "currencyWas"
      from watched w join races r on r.id = w.race_id
      left join lateral ${lowestPrice} p on true
      left join race_news_looks l on l.race_id = r.id and l.user_id = ${userId}::uuid
      where not exists (select from race_registrations g
        where g.race_id = r.id and g.user_id = ${userId}::uuid and g.status <> 'cancelled'
          and g.companion_id is null)
      order by r.start_date, r.id`,
  );
  const news = watched.flatMap((race): RaceInNews[] => {
    const { tookEntries, priceWas: priceMinor, currencyWas: priceCurrency } = race;
    const isKnown = tookEntries !== null;
    const before = isKnown ? { takesEntries: tookEntries, priceMinor, priceCurrency } : null;
    const found = newsOf(before, race);
    return found ? [{ ...race, news: found }] : [];
  });
  return db.transaction(async (tx) => {
    // Others stay until their race is over: it may fit again tomorrow, and have opened meanwhile.
    const over = tx.select({ id: races.id }).from(races).where(isPast(now(), "races"));
    await tx
      .delete(raceNewsLooks)
      .where(and(eq(raceNewsLooks.userId, userId), inArray(raceNewsLooks.raceId, over)));
    if (watched.length > 0) {
      await tx
        .insert(raceNewsLooks)
        .values(
          watched.map(({ id, takesEntries, priceMinor, priceCurrency }) => ({
            userId,
            raceId: id,
            takesEntries,
            priceMinor,
            priceCurrency,
          })),
        )
        .onConflictDoUpdate({
          target: [raceNewsLooks.userId, raceNewsLooks.raceId],
          set: {
            takesEntries: sql`excluded.takes_entries`,
            priceMinor: sql`excluded.price_minor`,
            priceCurrency: sql`excluded.price_currency`,
          },
        });
    }
    const [first, ...others] = news.slice(0, toldLimit);
    if (!first) return false;
    const token = raceNewsToken(services, { userId });
    const letter = letterOfRaceNews([first, ...others], { origin, token });
    await sendIfPossible(services, tx, { address, lang, letter });
    return true;
  });
}

type Member = Pick<Viewer, "userId">;

const purpose = "race news";

/** The word of a member's link that ends the mails. It does not expire: mails are kept for years. */
export function raceNewsToken({ tokens }: Pick<Services, "tokens">, { userId }: Member): string {
  return tokens.sign(purpose, userId);
}

/** Who a link that ends the mails belongs to; `null` for a forged one, and when the account is deleted. */
export async function memberOfToken(
  { db, tokens }: Pick<Services, "db" | "tokens">,
  token: string,
): Promise<Member | null> {
  const userId = readId(tokens.read(purpose, token) ?? "");
  if (userId === null) return null;
  const [member] = await db.select({ userId: users.id }).from(users).where(eq(users.id, userId));
  return member ?? null;
}

/** Whether a member with the right to it wants mail about races. */
export async function wantsRaceNews(
  { db }: Pick<Services, "db">,
  { userId }: Member,
): Promise<boolean> {
  const [row] = await db
    .select({ isOn: raceNewsSettings.isOn })
    .from(raceNewsSettings)
    .where(eq(raceNewsSettings.userId, userId));
  return row?.isOn ?? true;
}

/** Turns the mails on or off. What was known of races is forgotten: a pause makes no news. */
export async function setRaceNews(
  { db }: Pick<Services, "db">,
  { userId }: Member,
  isOn: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(raceNewsSettings)
      .values({ userId, isOn })
      .onConflictDoUpdate({ target: raceNewsSettings.userId, set: { isOn } });
    await tx.delete(raceNewsLooks).where(eq(raceNewsLooks.userId, userId));
  });
}
