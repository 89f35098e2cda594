import { and, desc, eq, gt, ne } from "drizzle-orm";
import { authAppSessions, authSessions } from "#db/schema.ts";
import { endPendingChanges, endSessions } from "#services/identity/end-access.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import type { Viewer } from "../viewer.ts";
import { appOf, deviceOf } from "./device.ts";

/** A browser or an app in which the viewer is signed in. */
export type OwnSession = {
  id: string;
  device: string;
  address: string | null;
  signedInAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
};

const mostSessions = 100;

/** The viewer's sessions: the current one first, then by the latest use. */
export async function sessionsOf(
  { db, now }: Pick<Services, "db" | "now">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
  lang: Lang,
): Promise<OwnSession[]> {
  const rows = await db
    .select({
      id: authSessions.id,
      userAgent: authSessions.userAgent,
      address: authSessions.ipAddress,
      signedInAt: authSessions.createdAt,
      lastUsedAt: authSessions.updatedAt,
      appSessionId: authAppSessions.sessionId,
    })
    .from(authSessions)
    .leftJoin(authAppSessions, eq(authAppSessions.sessionId, authSessions.id))
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, now())))
    .orderBy(desc(authSessions.updatedAt), authSessions.id)
    .limit(mostSessions);
  const sessions = rows.map(({ userAgent, appSessionId, ...session }) => ({
    ...session,
    device: appSessionId === null ? deviceOf(userAgent, lang) : appOf(userAgent, lang),
    isCurrent: session.id === sessionId,
  }));
  return sessions.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Ends one of the viewer's other sessions, with all pending changes of the account: one may have been
 * requested there. The current session ends by signing out.
 * @returns `false` when the viewer has no such session
 */
export async function endSession(
  { db }: Pick<Services, "db">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
  id: string,
): Promise<boolean> {
  const own = and(eq(authSessions.userId, userId), ne(authSessions.id, sessionId));
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(authSessions)
      .where(and(own, eq(authSessions.id, id)))
      .returning({ id: authSessions.id });
    if (ended.length > 0) await endPendingChanges(tx, userId);
    return ended.length > 0;
  });
}

/** Ends all sessions of the viewer but the current one, and all pending changes of the account. */
export async function endOtherSessions(
  { db }: Pick<Services, "db">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
): Promise<void> {
  await db.transaction((tx) => endSessions(tx, userId, { except: sessionId }));
}
