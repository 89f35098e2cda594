import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { type KeptOffer, type OfferDetails, offerName } from "./offer.ts";
import type { Way } from "./schema.ts";

type Needs = Pick<Services, "db" | "now">;

const subjectType = "partner offer";

/** Adds an offer at the end of the list. */
export async function addOffer(
  { db, now }: Needs,
  admin: Admin,
  details: OfferDetails,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [added] = await tx.execute<{ id: string }>(sql`
      insert into partner_offers
        (partner, title, benefit, voucher, link, from_tier, valid_from, valid_until, created_at)
      values (
        ${details.partner}, ${details.title}, ${details.benefit}, ${details.voucher},
        ${details.link}, ${details.fromTier}, ${details.validFrom}::date,
        ${details.validUntil}::date, ${now().toISOString()}::timestamptz
      )
      returning id`);
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

/** @returns whether there is such an offer */
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
    await tx.execute(sql`
      update partner_offers set partner = ${details.partner}, title = ${details.title},
        benefit = ${details.benefit}, voucher = ${details.voucher}, link = ${details.link},
        from_tier = ${details.fromTier}, valid_from = ${details.validFrom}::date,
        valid_until = ${details.validUntil}::date, updated_at = ${now().toISOString()}::timestamptz
      where id = ${id}::uuid`);
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
 * Takes an offer from the members' list, or puts it back. What is so already stays as it is.
 * @returns the offer; `null` when there is none
 */
export async function showOffer(
  { db, now }: Needs,
  admin: Admin,
  id: string,
  isActive: boolean,
): Promise<KeptOffer | null> {
  return db.transaction(async (tx) => {
    const kept = await lockedOffer(tx, id);
    if (!kept || kept.isActive === isActive) return kept;
    await tx.execute(sql`
      update partner_offers
      set is_active = ${isActive}, updated_at = ${now().toISOString()}::timestamptz
      where id = ${id}::uuid`);
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
 * @returns the offer; `null` when there is none
 */
export async function moveOffer(
  { db, now }: Needs,
  admin: Admin,
  id: string,
  way: Way,
): Promise<KeptOffer | null> {
  const beyond: SQL =
    way === "up"
      ? sql`other.position < own.position order by other.position desc`
      : sql`other.position > own.position order by other.position`;
  return db.transaction(async (tx) => {
    // Two who move at once would exchange places that are no longer theirs.
    await tx.execute(sql`lock table partner_offers in share row exclusive mode`);
    const kept = await lockedOffer(tx, id);
    if (!kept) return null;
    const moved = await tx.execute<{ id: string }>(sql`
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
      returning id`);
    if (moved.length === 0) return kept;
    await recordChange({ db: tx, now }, admin, {
      action: `moved ${way}`,
      subjectType,
      subjectId: id,
      subjectName: offerName(kept),
    });
    return kept;
  });
}

/** @returns the offer that is gone; `null` when there was none */
export async function deleteOffer(
  { db, now }: Needs,
  admin: Admin,
  id: string,
): Promise<KeptOffer | null> {
  return db.transaction(async (tx) => {
    const kept = await lockedOffer(tx, id);
    if (!kept) return null;
    await tx.execute(sql`delete from partner_offers where id = ${id}::uuid`);
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
  const [row] = await tx.execute<KeptOffer>(sql`
    select id, partner, title, benefit, voucher, link, from_tier as "fromTier",
      valid_from::text as "validFrom", valid_until::text as "validUntil", is_active as "isActive"
    from partner_offers where id = ${id}::uuid for update`);
  return row ?? null;
}
