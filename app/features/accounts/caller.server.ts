import { services } from "#services/context.ts";
import { findViewer, type RequestArgs } from "./viewer.server.ts";
import type { Viewer } from "./viewer.ts";

/** The viewer, or whether a session has ended or there was none. */
export async function callerOf(asked: RequestArgs): Promise<Viewer | "ended" | "nobody"> {
  const viewer = await findViewer(asked);
  if (viewer) return viewer;
  const hasCookie = services(asked.context).identity.cookie.token(asked.request) !== null;
  return hasCookie ? "ended" : "nobody";
}
