import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import type { Organizer } from "#features/organizers/organizer.ts";
import { requireOrganizer } from "#features/organizers/queries.server.ts";
import { office, type Workplace, workspace } from "#features/races/editing/workplace.ts";

/** A request to a screen that the back office and the workspace of organizers share. */
export type WorkplaceArgs = RequestArgs & { pattern: string };

/**
 * Who works on races at an address, with the rights of the place: an administrator in the back office,
 * an organizer everywhere else.
 * @throws {Response} a redirect for everybody else
 */
export async function requireEditor(
  args: WorkplaceArgs,
): Promise<{ editor: Admin | Organizer; at: Workplace }> {
  return /^\/?admin\//.test(args.pattern)
    ? { editor: await requireAdmin(args), at: office }
    : { editor: await requireOrganizer(args), at: workspace };
}
