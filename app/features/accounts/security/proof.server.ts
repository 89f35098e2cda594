import { and, eq, gt, isNotNull } from "drizzle-orm";
import { authIdentities, authSessions } from "#db/schema.ts";
import { type Asker, endPendingChanges } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";
import { changeTexts } from "./change.ts";
import type { SecurityLinks } from "./links.ts";
import type { ProofProblem, SecurityRefusal } from "./messages.ts";
import type { PasswordForm } from "./schema.ts";
import { tellOwner } from "./tell-owner.server.ts";

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

/** Sets another password, tells the owner, and ends all other sessions and everything that is pending. */
export async function changePassword(
  services: Pick<Services, "db" | "now" | "identity" | "limits" | "mail" | "log">,
  asker: Asker,
  viewer: Pick<Viewer, "userId" | "email">,
  { links, ...form }: PasswordForm & { links: SecurityLinks },
): Promise<{ problem: null; headers: Headers } | SecurityRefusal> {
  const { identity, limits } = services;
  if (!(await limits.allow("proof", viewer.userId))) {
    return { problem: "too-many-attempts", field: null };
  }
  const answer = await identity.ask(asker, "/change-password", {
    currentPassword: form.current_password,
    newPassword: form.password,
    revokeOtherSessions: true,
  });
  if (answer.status === 429) return { problem: "too-many-attempts", field: null };
  if (answer.code === "INVALID_PASSWORD" || answer.code === "CREDENTIAL_ACCOUNT_NOT_FOUND") {
    return { problem: "wrong-password", field: "current_password" };
  }
  if (answer.status !== 200) return { problem: "password-not-changed", field: null };
  // Again, after the sessions: one of them may have requested a change at the same time.
  await endPendingChanges(services.db, viewer.userId);
  const change = { kind: "password", what: changeTexts.newPassword } as const;
  await tellOwner(services, viewer, change, links);
  return { problem: null, headers: answer.headers };
}
