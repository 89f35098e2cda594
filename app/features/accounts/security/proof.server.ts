import { and, eq, gt, isNotNull } from "drizzle-orm";
import { authIdentities, authSessions } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";
import type { ProofProblem } from "./messages.ts";

/** A viewer without a password must have signed in within these minutes. */
const freshMinutes = 15;

export async function hasPassword(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<boolean> {
  return (await passwordHashOf({ db }, userId)) !== null;
}

/**
 * Whether the viewer asks, and not another person at an unattended browser. The password proves it;
 * for an account without one (Google or passkeys only), a sign-in within the last minutes does.
 * @returns `null` when it is proved
 */
export async function whyNotProved(
  { db, now, identity, limits }: Pick<Services, "db" | "now" | "identity" | "limits">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
  password: string,
): Promise<ProofProblem | null> {
  const hash = await passwordHashOf({ db }, userId);
  if (hash === null) {
    const oldest = new Date(now().getTime() - freshMinutes * 60_000);
    const fresh = and(eq(authSessions.id, sessionId), gt(authSessions.createdAt, oldest));
    const [session] = await db.select({ id: authSessions.id }).from(authSessions).where(fresh);
    return session ? null : "sign-in-again";
  }
  if (!password) return "password-needed";
  if (!(await limits.allow("proof", userId))) return "too-many-attempts";
  return (await identity.matches(password, hash)) ? null : "wrong-password";
}

async function passwordHashOf({ db }: Pick<Services, "db">, userId: string) {
  const [row] = await db
    .select({ hash: authIdentities.password })
    .from(authIdentities)
    .where(
      and(
        eq(authIdentities.userId, userId),
        eq(authIdentities.providerId, "credential"),
        isNotNull(authIdentities.password),
      ),
    );
  return row?.hash ?? null;
}
