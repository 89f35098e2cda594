import { and, eq, gt, isNotNull } from "drizzle-orm";
import { authIdentities, authSessions } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { tooManyAttempts } from "../messages.ts";
import type { Viewer } from "../viewer.ts";
import { securityMessages } from "./messages.ts";

/** Who has no password must have signed in within these minutes. */
const freshMinutes = 15;

type Me = Pick<Viewer, "userId" | "sessionId">;

export async function hasPassword(
  { db }: Pick<Services, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<boolean> {
  return (await passwordHashOf({ db }, userId)) !== null;
}

/**
 * Whether it is really the viewer who asks, and not somebody at a browser left alone: by the
 * password, or without one (sign-in by Google or passkey only) by having signed in just now.
 * @returns what to say when it is not
 */
export async function whyNotProved(
  { db, now, identity, limits }: Pick<Services, "db" | "now" | "identity" | "limits">,
  { userId, sessionId }: Me,
  password: string,
): Promise<string | null> {
  const hash = await passwordHashOf({ db }, userId);
  if (hash === null) {
    const oldest = new Date(now().getTime() - freshMinutes * 60_000);
    const fresh = and(eq(authSessions.id, sessionId), gt(authSessions.createdAt, oldest));
    const [session] = await db.select({ id: authSessions.id }).from(authSessions).where(fresh);
    return session ? null : securityMessages.signInAgain;
  }
  if (!password) return securityMessages.passwordNeeded;
  if (!(await limits.allow("proof", userId))) return tooManyAttempts;
  return (await identity.matches(password, hash)) ? null : securityMessages.wrongPassword;
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
