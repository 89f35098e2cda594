import { type SQL, sql } from "drizzle-orm";
import { readLongPage } from "#db/page.ts";
import type { Tier } from "#features/membership/plans/plans.ts";
import { compareTiers } from "#features/membership/plans/plans.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { literal } from "#values/text/typed.ts";
import { type KeptOffer, type OfferDetails, offerTiers, type ShownOffer } from "./offer.ts";

export const offersPerPage = 20;

/** More than members look through. */
const shownLimit = 100;

/** The expression of the index `partner_offers_words`. */
const searched = sql`
  lower(partner || ' ' || title || ' ' || benefit || ' ' || coalesce(voucher, ''))`;

const columns = sql`
  id, partner, title, benefit, voucher, link, from_tier as "fromTier",
  valid_from::text as "validFrom", valid_until::text as "validUntil", is_active as "isActive"`;

/**
 * The offers of today, in the order of the back office. Codes and links are read from the database
 * only for whom the plan gives a right to them; of the other offers one learns that they exist.
 * @param tier - whose rights the reader has; `null` for none
 */
export async function shownOffers(
  { db, now }: Pick<Services, "db" | "now">,
  tier: Tier | null,
): Promise<ShownOffer[]> {
  const today = sql`${toDay(now())}::date`;
  const rows = await db.execute<ShownRow>(sql`
    select id, partner, title, benefit, from_tier as "fromTier",
      valid_until::text as "validUntil", ${isFor(tier)} as "isOpened",
      case when ${isFor(tier)} then voucher end as voucher,
      case when ${isFor(tier)} then link end as link
    from partner_offers
    where is_active and coalesce(valid_from <= ${today}, true)
      and coalesce(valid_until >= ${today}, true)
    order by position limit ${shownLimit}`);
  return rows.map(({ isOpened, voucher, link, ...offer }) => ({
    ...offer,
    opened: isOpened ? { voucher, link } : null,
  }));
}

type ShownRow = Omit<ShownOffer, "opened"> &
  Pick<OfferDetails, "voucher" | "link"> & { isOpened: boolean };

/** Whether a plan reaches up to where an offer begins. */
function isFor(tier: Tier | null): SQL {
  const reached = offerTiers.filter((from) => tier !== null && compareTiers(tier, from) >= 0);
  if (reached.length === 0) return sql`false`;
  return sql`from_tier in (${sql.join(
    reached.map((from) => sql`${from}`),
    sql`, `,
  )})`;
}

/** One page of all offers in their order, for administrators. */
export async function keptOffers(
  { db }: Pick<Services, "db">,
  words: string,
  page: number,
): Promise<Page<KeptOffer>> {
  const isAsked = words ? sql`${searched} like ${`%${literal(words.toLowerCase())}%`}` : sql`true`;
  return readLongPage(
    db,
    {
      found: sql`select id, position from partner_offers where ${isAsked}`,
      order: sql`position`,
      backwards: sql`position desc`,
      rows: sql`select ${columns} from page join partner_offers using (id) order by position`,
      perPage: offersPerPage,
      isSearch: words !== "",
    },
    page,
  );
}

export async function findKeptOffer(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<KeptOffer | null> {
  const [row] = await db.execute<KeptOffer>(sql`
    select ${columns} from partner_offers where id = ${id}::uuid`);
  return row ?? null;
}
