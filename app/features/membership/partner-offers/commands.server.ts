import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { readRows } from "#db/rows.ts";
import { partnerOffers } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { difference } from "#features/audit/change.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import type { Services } from "#services/services.ts";
import { type KeptOffer, type OfferDetails, offerName } from "./offer.ts";
import { keptOfferColumns } from "./queries.server.ts";
import type { MoveDirection } from "./schema.ts";

type Needs = Pick<Services, "db" | "now">;

const subjectType = "partner offer";

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
