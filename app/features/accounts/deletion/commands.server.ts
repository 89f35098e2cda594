import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { authChanges, stripeUserSubscriptions, userProfiles, users } from "#db/schema.ts";
import { endSessions, letterLanguage } from "#services/identity/identity.ts";
import { sendIfPossible } from "#services/mail/mail.ts";
import type { Services } from "#services/services.ts";
import { type Day, toDay } from "#values/day.ts";
import { liveStatuses } from "#values/subscription-status.ts";
import type { ChangeKind } from "../security/change.ts";
import { whyNotProved } from "../security/proof.server.ts";
import { recordSignInChange } from "../security/tell-owner.server.ts";
import { findChange } from "../security/undo.server.ts";
import type { Viewer } from "../viewer.ts";
import { type DeletionProblem, deletionDay } from "./deletion.ts";
import { letterOfAskedDeletion, letterOfKeptAccount } from "./emails.tsx";

const deletion: ChangeKind = "deletion";

/** Makes the addresses of the links in the mail about a deletion from their token. */
export type DeletionLinks = { keep: (token: string) => string; undo: (token: string) => string };

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
 * a mail with a link that cancels this deletion, and no later one.
 */
export async function askForDeletion(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  viewer: Pick<Viewer, "userId" | "sessionId" | "email">,
  { password, links }: { password: string; links: DeletionLinks },
): Promise<{ problem: DeletionProblem; field: "password" | null } | { problem: null; day: Day }> {
  const { db, now } = services;
  const problem = await whyNotProved(services, viewer, password);
  if (problem) return { problem, field: "password" };
  if (await isCharged(db, viewer.userId)) {
    return { problem: "cancel-membership-first", field: null };
  }
  const day = deletionDay(now());
  const deleteAfter = new Date(`${day}T00:00:00Z`);
  const isAsked = await db.transaction(async (tx) => {
    if (await isLastAdmin(tx, viewer.userId)) return false;
    await tx.update(users).set({ deleteAfter }).where(eq(users.id, viewer.userId));
    await endSessions(tx, viewer.userId, { except: viewer.sessionId });
    await forgetDeletion(tx, viewer.userId);
    const change = { kind: deletion } as const;
    const token = await recordSignInChange({ db: tx, now }, viewer.userId, change, deleteAfter);
    const letter = letterOfAskedDeletion(day, { keep: links.keep(token), undo: links.undo(token) });
    const lang = await letterLanguage(tx, viewer.userId);
    await sendIfPossible(services, tx, { address: viewer.email, lang, letter });
    return true;
  });
  if (!isAsked) return { problem: "only-admin", field: null };
  return { problem: null, day };
}

/** The account that a link keeps; `null` for a link that is forged, used, or of an earlier deletion. */
export async function readKeepLink(
  services: Pick<Services, "db" | "now">,
  token: string,
): Promise<{ userId: string } | null> {
  const change = await findChange(services, token);
  return change?.kind === deletion ? { userId: change.userId } : null;
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
      .returning({ address: users.email, lang: users.lang });
    if (!user) return { wasKept: false };
    await forgetDeletion(tx, userId);
    await sendIfPossible(services, tx, { ...user, letter: letterOfKeptAccount(links) });
    return { wasKept: true };
  });
}

/** The link of one deletion does not cancel another. */
async function forgetDeletion(tx: Database, userId: string): Promise<void> {
  await tx
    .delete(authChanges)
    .where(and(eq(authChanges.userId, userId), eq(authChanges.kind, deletion)));
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

type ActiveAdmin = { userId: string; deleteAfter: Date | null };

/**
 * Whether the back office would be without an administrator when this person is gone. The
 * administrators stay locked, in the order that every such lock uses, until the transaction ends.
 */
async function isLastAdmin(tx: Database, userId: string): Promise<boolean> {
  const admins = await tx
    .select({ userId: userProfiles.userId, deleteAfter: users.deleteAfter })
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.userId))
    .where(and(eq(userProfiles.isAdmin, true), eq(userProfiles.isActive, true)))
    .orderBy(asc(userProfiles.userId))
    .for("update", { of: userProfiles });
  return admins.some((one) => one.userId === userId) && !staysRun(admins, userId);
}

/** Whether an active administrator who is not about to leave remains without this one. */
export function staysRun(admins: readonly ActiveAdmin[], without: string): boolean {
  return admins.some((one) => one.userId !== without && one.deleteAfter === null);
}
