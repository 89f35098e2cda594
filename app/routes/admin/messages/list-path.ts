import { href } from "react-router";
import { localPath } from "#values/web/local-path.ts";

/** The page of the list from which somebody came; the first one for whatever is no page of it. */
export function listPath(from: unknown): string {
  const list = href("/admin/messages");
  const path = localPath(from);
  return path === list || path.startsWith(`${list}?`) ? path : list;
}
