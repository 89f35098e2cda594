import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import type { Organizer } from "./organizer.ts";

/**
 * The person who works in the workspace of organizers, as an organizer and nothing more: an
 * administrator sees the races that are linked to them there, like everybody else. Which races these
 * are is asked by each query and command.
 * @throws {Response} a redirect to the sign-in page, which leads back here
 */
export async function requireOrganizer(asked: RequestArgs): Promise<Organizer> {
  const viewer = await requireViewer(asked);
  // Here alone, a viewer becomes an `Organizer`.
  return { ...viewer, isAdmin: false } as Organizer;
}
