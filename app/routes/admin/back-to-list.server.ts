import { localPath } from "#values/web/local-path.ts";

/**
 * The page of a list that a form came from, by its field `to`, or the first page of the list where
 * the field names anything else.
 * @example return seeOtherSaying(backToList(href("/admin/offers"), form.get("to")), "Offer hidden.");
 */
export function backToList(list: string, to: unknown): string {
  const path = localPath(to);
  return path === list || path.startsWith(`${list}?`) ? path : list;
}
