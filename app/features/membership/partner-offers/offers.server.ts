import { and, type Column, eq, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { boolean, orNull, text } from "#db/kinds.ts";
import { readLongPage } from "#db/page.ts";
import { readRows } from "#db/rows.ts";
import { partnerOffers } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { compareTiers, type Tier } from "#features/membership/plans/plans.ts";
import type { Services } from "#services/services.ts";
import { toDay } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { literal } from "#values/text/clean.ts";
import {
  type KeptOffer,
  type OfferDetails,
  offerName,
  offerTiers,
  type ShownOffer,
} from "./offer.ts";
import type { MoveDirection } from "./schema.ts";

type Needs = Pick<Services, "db" | "now">;

const subjectType = "partner offer";

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

/** Adds an offer at the end of the list. */
export async function addOffer(
  { db, now }: Needs,
  admin: Admin,
  details: OfferDetails,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(partnerOffers)
      .values({ ...details, createdAt: now() })
      .returning({ id: partnerOffers.id });
    if (!added) throw new Error("The offer was not added.");
    await recordChange({ db: tx, now }, admin, {
      action: "created",
      subjectType,
      subjectId: added.id,
      subjectName: offerName(details),
      after: details,
    });
    return added.id;
  });
}

/** @returns whether the offer exists */
export async function changeOffer(
  { db, now }: Needs,
  admin: Admin,
  id: string,
  details: OfferDetails,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const kept = await lockedOffer(tx, id);
    if (!kept) return false;
    const changed = difference(kept, details);
    if (!changed) return true;
    await tx
      .update(partnerOffers)
      .set({ ...details, updatedAt: now() })
      .where(eq(partnerOffers.id, id));
    await recordChange({ db: tx, now }, admin, {
      action: "changed",
      subjectType,
      subjectId: id,
      subjectName: offerName(details),
      ...changed,
    });
    return true;
  });
}

/**
 * Puts an offer back into the members' list.
 * @returns the offer; `null` when it does not exist
 */
export function showOffer(services: Needs, admin: Admin, id: string): Promise<KeptOffer | null> {
  return setActive(services, admin, id, true);
}

/**
 * Takes an offer from the members' list.
 * @returns the offer; `null` when it does not exist
 */
export function hideOffer(services: Needs, admin: Admin, id: string): Promise<KeptOffer | null> {
  return setActive(services, admin, id, false);
}

async function setActive({ db, now }: Needs, admin: Admin, id: string, isActive: boolean) {
  return db.transaction(async (tx) => {
    const kept = await lockedOffer(tx, id);
    if (!kept || kept.isActive === isActive) return kept;
    await tx
      .update(partnerOffers)
      .set({ isActive, updatedAt: now() })
      .where(eq(partnerOffers.id, id));
    await recordChange({ db: tx, now }, admin, {
      action: isActive ? "showed" : "hid",
      subjectType,
      subjectId: id,
      subjectName: offerName(kept),
    });
    return kept;
  });
}

/**
 * Lets an offer change places with the one above or below it. At the end of the list it stays.
 * @returns the offer; `null` when it does not exist
 */
export async function moveOffer(
  { db, now }: Needs,
  admin: Admin,
  id: string,
  direction: MoveDirection,
): Promise<KeptOffer | null> {
  const beyond: SQL =
    direction === "up"
      ? sql`other.position < own.position order by other.position desc`
      : sql`other.position > own.position order by other.position`;
  return db.transaction(async (tx) => {
    // Without the lock, two moves at once would exchange positions that have changed since.
    await tx.execute(sql`lock table partner_offers in share row exclusive mode`);
    const kept = await lockedOffer(tx, id);
    if (!kept) return null;
    const moved = await readRows(
      tx,
      { id: partnerOffers.id },
      sql`
        with pair as (
          select own.id as own_id, own.position as own_position, other.id as other_id,
            other.position as other_position
          from partner_offers own join partner_offers other on other.id <> own.id
          where own.id = ${id}::uuid and ${beyond} limit 1
        )
        update partner_offers
        set position = case when id = own_id then other_position else own_position end,
          updated_at = ${now().toISOString()}::timestamptz
        from pair where id in (own_id, other_id)
        returning id`,
    );
    if (moved.length === 0) return kept;
    await recordChange({ db: tx, now }, admin, {
      action: `moved ${direction}`,
      subjectType,
      subjectId: id,
      subjectName: offerName(kept),
    });
    return kept;
  });
}

/** @returns the deleted offer; `null` when it did not exist */
export async function deleteOffer(
  { db, now }: Needs,
  admin: Admin,
  id: string,
): Promise<KeptOffer | null> {
  return db.transaction(async (tx) => {
    const kept = await lockedOffer(tx, id);
    if (!kept) return null;
    await tx.delete(partnerOffers).where(eq(partnerOffers.id, id));
    const { id: _, ...before } = kept;
    await recordChange({ db: tx, now }, admin, {
      action: "deleted",
      subjectType,
      subjectId: id,
      subjectName: offerName(kept),
      before,
    });
    return kept;
  });
}

async function lockedOffer(tx: Database, id: string): Promise<KeptOffer | null> {
  const [offer] = await tx
    .select(keptOfferColumns)
    .from(partnerOffers)
    .where(eq(partnerOffers.id, id))
    .for("update");
  return offer ?? null;
}
