import { createHash, randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { trainingPlans } from "#db/schema.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { findPlan } from "../plans/queries.server.ts";
import type { StoredPlan } from "../rules/plan.ts";

/** Enough random bytes that nobody can guess the address. */
const secretBytes = 24;

const digestOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Gives the calendar of a plan a new secret address; the one before ends. Only its digest is stored, so
 * the address is shown once.
 */
export async function openFeed(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  id: string,
): Promise<{ token: string } | null> {
  const token = randomBytes(secretBytes).toString("base64url");
  const changed = await setDigest({ db }, { userId, id }, digestOf(token));
  return changed ? { token } : null;
}

/** Ends the address of a plan's calendar. */
export async function closeFeed(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
  id: string,
): Promise<boolean> {
  return setDigest({ db }, { userId, id }, null);
}

async function setDigest(
  { db }: Pick<Services, "db">,
  { userId, id }: { userId: string; id: string },
  feedDigest: string | null,
): Promise<boolean> {
  const own = readId(id);
  if (own === null) return false;
  const changed = await db
    .update(trainingPlans)
    .set({ feedDigest })
    .where(and(eq(trainingPlans.id, own), eq(trainingPlans.userId, userId)))
    .returning({ id: trainingPlans.id });
  return changed.length > 0;
}

/** The plan of a secret address, also after the membership has ended; `null` for any other address. */
export async function planOfFeed(
  { db }: Pick<Services, "db">,
  token: string,
): Promise<StoredPlan | null> {
  const [row] = await db
    .select({ id: trainingPlans.id, userId: trainingPlans.userId })
    .from(trainingPlans)
    .where(eq(trainingPlans.feedDigest, digestOf(token)));
  return row ? findPlan({ db }, row, row.id) : null;
}
