import { and, type Column, eq, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { boolean, orNull, text } from "#db/kinds.ts";
import { readLongPage } from "#db/page.ts";
import { partnerOffers } from "#db/schema.ts";
import type { Tier } from "#features/membership/plans/plans.ts";
import { compareTiers } from "#features/membership/plans/plans.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { literal } from "#values/text/typed.ts";
import { type KeptOffer, offerTiers, type ShownOffer } from "./offer.ts";

export const offersPerPage = 20;

/** More offers than a member looks through. */
const shownLimit = 100;

/** The expression of the index `partner_offers_words`. */
const searched = sql`
  lower(partner || ' ' || title || ' ' || benefit || ' ' || coalesce(voucher, ''))`;

/** An offer as administrators see it. */
export const keptOfferColumns = {
  id: partnerOffers.id,
  partner: partnerOffers.partner,
  title: partnerOffers.title,
  benefit: partnerOffers.benefit,
  voucher: partnerOffers.voucher,
  link: partnerOffers.link,
  fromTier: partnerOffers.fromTier,
  validFrom: partnerOffers.validFrom,
  validUntil: partnerOffers.validUntil,
  isActive: partnerOffers.isActive,
} satisfies Record<keyof KeptOffer, Column>;

/**
 * The offers of today, in the order of the back office. Codes and links are read from the database
 * only where the plan gives a right to them; a reader without the right learns that the offer exists.
 * @param tier - whose rights the reader has; `null` for none
 */
export async function shownOffers(
  { db, now }: Pick<Services, "db" | "now">,
  tier: Tier | null,
): Promise<ShownOffer[]> {
  const today = toDay(now());
  const isOpened = isFor(tier);
  const whenOpened = (column: Column) =>
    sql`case when ${isOpened} then ${column} end`.mapWith(orNull(text));
  const { id, partner, title, benefit, fromTier, validFrom, validUntil } = partnerOffers;
  const rows = await db
    .select({
      id,
      partner,
      title,
      benefit,
      fromTier,
      validUntil,
      isOpened: isOpened.mapWith(boolean),
      voucher: whenOpened(partnerOffers.voucher),
      link: whenOpened(partnerOffers.link),
    })
    .from(partnerOffers)
    .where(
      and(
        sql`${partnerOffers.isActive}`,
        or(isNull(validFrom), lte(validFrom, today)),
        or(isNull(validUntil), gte(validUntil, today)),
      ),
    )
    .orderBy(partnerOffers.position)
    .limit(shownLimit);
  return rows.map(({ isOpened, voucher, link, ...offer }) => ({
    ...offer,
    opened: isOpened ? { voucher, link } : null,
  }));
}

/** Whether a plan reaches up to where an offer begins. */
function isFor(tier: Tier | null): SQL {
  const reached = offerTiers.filter((from) => tier !== null && compareTiers(tier, from) >= 0);
  return inArray(partnerOffers.fromTier, reached);
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
    keptOfferColumns,
    {
      found: sql`select id, position from partner_offers where ${isAsked}`,
      order: sql`position`,
      backwards: sql`position desc`,
      rows: sql`
        select id, partner, title, benefit, voucher, link, from_tier as "fromTier",
          valid_from as "validFrom", valid_until as "validUntil", is_active as "isActive"
        from page join partner_offers using (id) order by position`,
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
  const [offer] = await db
    .select(keptOfferColumns)
    .from(partnerOffers)
    .where(eq(partnerOffers.id, id));
  return offer ?? null;
}
