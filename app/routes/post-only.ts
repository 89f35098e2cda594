import { redirect } from "react-router";

/**
 * The loader of an address that only takes forms: a visitor who opens it is led to `path`.
 * @example export const loader = postOnly(href("/account/security"));
 */
export function postOnly(path: string): () => Response {
  return () => redirect(path);
}
