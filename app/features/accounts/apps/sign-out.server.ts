import { and, eq, ne } from "drizzle-orm";
import { authSessions } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Viewer } from "../viewer.ts";

/** Which sessions end: all of the account, also in browsers, this one, or all others. */
export type SignOutScope = "global" | "local" | "others";

export async function signOutApp(
  { db }: Pick<Services, "db">,
  { userId, sessionId }: Pick<Viewer, "userId" | "sessionId">,
  scope: SignOutScope,
): Promise<void> {
  const which = {
    global: undefined,
    local: eq(authSessions.id, sessionId),
    others: ne(authSessions.id, sessionId),
  };
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), which[scope]));
}
