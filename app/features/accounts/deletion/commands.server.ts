import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authSessions, stripeUserSubscriptions, users } from "#db/schema.ts";
import { sendIfPossible } from "#services/mail/send-if-possible.ts";
import type { Services } from "#services/services.ts";
import type { Day } from "#values/day.ts";
import { toDay } from "#values/day.ts";
import { liveStatuses } from "#values/subscription-status.ts";
import { whyNotProved } from "../security/proof.server.ts";
import type { Viewer } from "../viewer.ts";
import { deletionDay } from "./deletion.ts";
import { letterOfAskedDeletion, letterOfKeptAccount } from "./emails.tsx";
import { isLastAdmin } from "./last-admin.server.ts";
import type { DeletionProblem } from "./messages.ts";

const purpose = "keep account";

/** The day on which the viewer's account is deleted; `null` without a requested deletion. */
export async function deletionOf(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<Day | null> {
  const [user] = await db.select({ at: users.deleteAfter }).from(users).where(eq(users.id, userId));
  return user?.at ? toDay(user.at) : null;
}

/**
 * Has the account deleted when its cooling-off days are over. All other sessions end, and the owner gets
 * a mail with a link that calls the deletion off.
 * @param keepLink - makes the address of that link from its token
 */
export async function askForDeletion(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "tokens" | "log">,
  viewer: Pick<Viewer, "userId" | "sessionId" | "email">,
  { password, keepLink }: { password: string; keepLink: (token: string) => string },
): Promise<{ problem: DeletionProblem; field: "password" | null } | { problem: null; day: Day }> {
  const { db, now, tokens } = services;
  const problem = await whyNotProved(services, viewer, password);
  if (problem) return { problem, field: "password" };
  if (await isCharged(db, viewer.userId)) {
    return { problem: "cancel-membership-first", field: null };
  }
  const day = deletionDay(now());
  const deleteAfter = new Date(`${day}T00:00:00Z`);
  const token = tokens.sign(purpose, viewer.userId, { expires: deleteAfter });
  const isAsked = await db.transaction(async (tx) => {
    if (await isLastAdmin(tx, viewer.userId)) return false;
    await tx.update(users).set({ deleteAfter }).where(eq(users.id, viewer.userId));
    const others = and(
      eq(authSessions.userId, viewer.userId),
      ne(authSessions.id, viewer.sessionId),
    );
    await tx.delete(authSessions).where(others);
    const letter = letterOfAskedDeletion(day, { keep: keepLink(token) });
    await sendIfPossible(services, tx, { address: viewer.email, letter });
    return true;
  });
  if (!isAsked) return { problem: "only-admin", field: null };
  return { problem: null, day };
}

/** The account that a link keeps; `null` for a forged or expired link. */
export function readKeepLink({ tokens }: Pick<Services, "tokens">, token: string) {
  const userId = tokens.read(purpose, token);
  return userId === null ? null : { userId };
}

/** Cancels the deletion. An account without a pending deletion does not change. */
export async function keepAccount(
  services: Pick<Services, "db" | "mail" | "log">,
  { userId }: Pick<Viewer, "userId">,
  links: { security: string },
): Promise<{ wasKept: boolean }> {
  return services.db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ deleteAfter: null })
      .where(and(eq(users.id, userId), isNotNull(users.deleteAfter)))
      .returning({ address: users.email });
    if (!user) return { wasKept: false };
    await sendIfPossible(services, tx, { ...user, letter: letterOfKeptAccount(links) });
    return { wasKept: true };
  });
}

/** Whether a payment for a membership may still come. */
export async function isCharged(db: Database, userId: string): Promise<boolean> {
  const [live] = await db
    .select({ status: stripeUserSubscriptions.subscriptionStatus })
    .from(stripeUserSubscriptions)
    .where(
      and(
        eq(stripeUserSubscriptions.userId, userId),
        eq(stripeUserSubscriptions.cancelAtPeriodEnd, false),
        sql`${stripeUserSubscriptions.subscriptionStatus} in ${liveStatuses}`,
      ),
    );
  return live !== undefined;
}
