import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceClaims, races } from "#db/schema.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { recordChange } from "#features/audit/commands.server.ts";
import { raceUrl } from "#features/races/race.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { claimLetter, claimReceipt } from "./emails.tsx";
import type { ClaimForm, ClaimHandling } from "./schema.ts";

/**
 * Keeps a claim, tells the operators of the site and acknowledges it. A server without mail only
 * keeps it for the back office.
 * @param site - where claims are sent to, where the site is reached, and the language of the page
 * @returns `false` when there is no such race
 */
export async function claimRace(
  { db, now, mail, limits }: Pick<Services, "db" | "now" | "mail" | "limits">,
  raceId: string,
  claim: ClaimForm,
  { lang, ...site }: { inbox: string; origin: string; lang: Lang },
): Promise<boolean> {
  const { name, email, phone, message } = claim;
  const isReceiptAllowed = await limits.allow("receipt", email.toLowerCase());
  return db.transaction(async (tx) => {
    const raceName = await lockedName(tx, raceId);
    if (raceName === null) return false;
    // Triggers: search text, office counts; see app/db/functions/race-claims.sql
    await tx.insert(raceClaims).values({
      raceId,
      name,
      email,
      phone: phone || null,
      message: message || null,
      createdAt: now(),
    });
    if (mail.mode === "unavailable") return true;
    const race = { name: raceName, url: raceUrl({ id: raceId }, site.origin) };
    await mail.send({ address: site.inbox }, claimLetter(claim, race), { within: tx });
    if (isReceiptAllowed) {
      await mail.send({ address: email, name, lang }, claimReceipt(race), { within: tx });
    }
    return true;
  });
}

/** Stores the status of a claim; `false` for an unknown claim. */
export async function handleClaim(
  { db, now }: Pick<Services, "db" | "now">,
  admin: Admin,
  { claim, status, note }: ClaimHandling,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ status: raceClaims.status, note: raceClaims.note, race: races.raceName })
      .from(raceClaims)
      .innerJoin(races, eq(races.id, raceClaims.raceId))
      .where(eq(raceClaims.id, claim))
      .for("no key update", { of: raceClaims });
    if (!before) return false;
    const isNoted = (before.note ?? "") !== note;
    if (before.status === status && !isNoted) return true;
    await tx
      .update(raceClaims)
      .set({ status, note: note || null, updatedAt: now() })
      .where(eq(raceClaims.id, claim));
    await recordChange({ db: tx, now }, admin, {
      action: "changed",
      subjectType: "claim",
      subjectId: claim,
      subjectName: before.race,
      before: { status: before.status },
      // A note may be about a person: the log only keeps that it changed.
      after: { status, ...(isNoted && { note: "changed" }) },
    });
    return true;
  });
}

/** The name of the race, locked against deletion until the claim is written. */
async function lockedName(tx: Database, raceId: string): Promise<string | null> {
  const [race] = await tx
    .select({ name: races.raceName })
    .from(races)
    .where(eq(races.id, raceId))
    .for("key share");
  return race?.name ?? null;
}
