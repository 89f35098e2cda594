import { data } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { findSession, type SessionRecord } from "#features/coaches/sessions/queries.server.ts";
import { unknownSession } from "#features/coaches/sessions/session.ts";
import { services } from "#services/context.ts";

/**
 * A session of the viewer.
 * @throws a 404 for any other
 */
export async function ownSession(asked: RequestArgs, id: string): Promise<SessionRecord> {
  const { userId } = await requireViewer(asked);
  const session = await findSession(services(asked.context), { userId }, id);
  if (!session) throw data(unknownSession, 404);
  return session;
}
