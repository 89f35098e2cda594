import { data } from "react-router";
import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";

/**
 * Has an administrator work on the account that the address names.
 * @param work - answers `null` or the problem `gone` when there is no such account
 * @throws {Response} 404 in that case
 */
export async function withUser<Found extends object>(
  args: RequestArgs & { params: { id: string } },
  work: (services: Services, admin: Admin, userId: string) => Promise<Found | null>,
): Promise<Found> {
  const admin = await requireAdmin(args);
  const userId = readId(args.params.id);
  const found = userId && (await work(services(args.context), admin, userId));
  if (!found || ("problem" in found && found.problem === "gone")) {
    throw data("There is no such user.", 404);
  }
  return found;
}
