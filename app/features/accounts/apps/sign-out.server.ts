import { and, eq } from "drizzle-orm";
import { authSessions } from "#db/schema.ts";
import { endSessions } from "#services/identity/end-access.ts";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";

/** Which sessions end: all of the account, also in browsers, this one, or all others. */
export type SignOutScope = "global" | "local" | "others";

export async function signOutApp(
  { db }: Pick<Services, "db">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
  scope: SignOutScope,
): Promise<void> {
  if (scope === "local") {
    const own = and(eq(authSessions.userId, userId), eq(authSessions.id, sessionId));
    await db.delete(authSessions).where(own);
    return;
  }
  await db.transaction((tx) =>
    endSessions(tx, userId, { except: scope === "others" ? sessionId : null }),
  );
}
