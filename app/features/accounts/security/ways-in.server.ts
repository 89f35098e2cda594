import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { authIdentities, authPasskeys, authSessions } from "#db/schema.ts";
import { endPendingChanges } from "#services/identity/identity.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import type { Viewer } from "../viewer.ts";
import { changeTexts } from "./change.ts";
import type { SecurityLinks } from "./links.ts";
import { type OwnPasskey, passkeysOf } from "./passkeys.server.ts";
import { type OwnSession, sessionsOf } from "./sessions.server.ts";
import { tellOwner } from "./tell-owner.server.ts";
import { hasTwoFactor } from "./two-factor.server.ts";

/** What opens an account besides its password and the session that asks. */
export type WaysIn = {
  passkeys: OwnPasskey[];
  google: { id: string; addedAt: Date }[];
  sessions: OwnSession[];
  hasSecondStep: boolean;
};

export async function waysInOf(
  services: Pick<Services, "db" | "now">,
  viewer: Pick<Viewer, "userId" | "sessionId">,
  lang: Lang,
): Promise<WaysIn> {
  const own = and(
    eq(authIdentities.userId, viewer.userId),
    ne(authIdentities.providerId, "credential"),
  );
  const [passkeys, google, sessions, hasSecondStep] = await Promise.all([
    passkeysOf(services, viewer),
    services.db
      .select({ id: authIdentities.id, addedAt: authIdentities.createdAt })
      .from(authIdentities)
      .where(own)
      .orderBy(asc(authIdentities.createdAt)),
    sessionsOf(services, viewer, lang),
    hasTwoFactor(services, viewer),
  ]);
  return {
    passkeys,
    google,
    sessions: sessions.filter(({ isCurrent }) => !isCurrent),
    hasSecondStep,
  };
}

/**
 * Removes passkeys, identities and sessions of the viewer in one step, and ends all pending changes. The
 * password and the current session remain.
 * @param ids - those of others are ignored
 * @returns how many were removed
 */
export async function removeWaysIn(
  services: Pick<Services, "db" | "now" | "mail" | "log">,
  viewer: Pick<Viewer, "userId" | "sessionId" | "email">,
  ids: readonly string[],
  links: SecurityLinks,
): Promise<number> {
  const { userId, sessionId } = viewer;
  const chosen = [...ids];
  const removed = await services.db.transaction(async (tx) => {
    const passkeys = await tx
      .delete(authPasskeys)
      .where(and(eq(authPasskeys.userId, userId), inArray(authPasskeys.id, chosen)))
      .returning({ id: authPasskeys.id });
    const isNoPassword = ne(authIdentities.providerId, "credential");
    const identities = await tx
      .delete(authIdentities)
      .where(
        and(eq(authIdentities.userId, userId), isNoPassword, inArray(authIdentities.id, chosen)),
      )
      .returning({ id: authIdentities.id });
    const others = and(eq(authSessions.userId, userId), ne(authSessions.id, sessionId));
    const sessions = await tx
      .delete(authSessions)
      .where(and(others, inArray(authSessions.id, chosen)))
      .returning({ id: authSessions.id });
    await endPendingChanges(tx, userId);
    return { ways: passkeys.length + identities.length, sessions: sessions.length };
  });
  if (removed.ways > 0) {
    const what = changeTexts.waysRemoved;
    await tellOwner(services, viewer, { kind: "removed", what }, links);
  }
  return removed.ways + removed.sessions;
}
