import { type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import { changeOf } from "#routes/changes.ts";
import { postOnly } from "#routes/post-only.ts";
import { localPath } from "#values/web/local-path.ts";

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

/**
 * The page of a list that a form came from, by its field `to`, or the first page of the list where
 * the field names anything else.
 * @example return seeOtherSaying(backToList(href("/admin/offers"), form.get("to")), "Offer hidden.");
 */
export function backToList(list: string, to: unknown): string {
  const path = localPath(to);
  return path === list || path.startsWith(`${list}?`) ? path : list;
}
