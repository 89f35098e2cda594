import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import { changeOf } from "../changes.ts";
import { postOnly } from "../post-only.ts";

/**
 * `postOnly` for the back office: an administrator is led to `path`, everybody else to where the back
 * office leads them.
 * @param changes - the names that `…/:change` may have; any other is not found
 * @example export const loader = adminPostOnly(href("/admin/ai"));
 */
export function adminPostOnly<Params>(
  path: string | ((params: Params) => string),
  changes?: Record<string, unknown>,
) {
  const lead = postOnly(path);
  return async (
    args: RequestArgs & { params: Params & { change?: string } },
  ): Promise<Response> => {
    await requireAdmin(args);
    if (changes) changeOf(changes, args.params.change);
    return lead(args);
  };
}
