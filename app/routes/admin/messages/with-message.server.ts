import { data, href } from "react-router";
import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import type { Admin } from "#features/accounts/viewer.ts";
import { services } from "#services/context.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { backToList } from "../admin-post-only.server.ts";

/**
 * Has an administrator work on the message that the address names.
 * @param work - answers `null` or `false` when there is no such message
 * @throws {Response} 404 in that case
 */
export async function withMessage<Found>(
  args: RequestArgs & { params: { id: string } },
  work: (services: Services, admin: Admin, id: string) => Promise<Found | null | false>,
): Promise<Found> {
  const admin = await requireAdmin(args);
  const id = readId(args.params.id);
  const found = id !== null && (await work(services(args.context), admin, id));
  if (found === null || found === false) throw data("There is no such message.", 404);
  return found;
}

/** The page of the list that a form came from. */
export function backToMessages(to: unknown): string {
  return backToList(href("/admin/messages"), to);
}
