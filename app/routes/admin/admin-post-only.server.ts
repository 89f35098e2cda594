import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import { postOnly } from "../post-only.ts";

/**
 * `postOnly` for the back office: an administrator is led to `path`, everybody else to where the back
 * office leads them.
 * @example export const loader = adminPostOnly(href("/admin/offers"));
 */
export function adminPostOnly<Params>(path: string | ((params: Params) => string)) {
  const lead = postOnly(path);
  return async (args: RequestArgs & { params: Params }): Promise<Response> => {
    await requireAdmin(args);
    return lead(args);
  };
}
