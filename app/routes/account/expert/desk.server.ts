import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { type ExpertDesk, findDesk } from "#features/experts/desk.server.ts";
import { services } from "#services/context.ts";

/**
 * The viewer, and the desk of the expert whose page they keep; `null` for an account without one.
 * @throws 303 to the sign-in page
 */
export async function openDesk(
  args: RequestArgs,
): Promise<{ viewer: Viewer; desk: ExpertDesk | null }> {
  const viewer = await requireViewer(args);
  return { viewer, desk: await findDesk(services(args.context), viewer) };
}
