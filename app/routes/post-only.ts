import { redirect } from "react-router";

/**
 * The loader of an address that only takes forms: a visitor who opens it is led to `path`, which may
 * depend on the parameters of the address.
 * @example export const loader = postOnly(href("/account/security"));
 * @example export const loader = postOnly(({ id }: { id: string }) => href("/registrations/:id", { id }));
 */
export function postOnly<Params>(
  path: string | ((params: Params) => string),
): (args: { params: Params }) => Response {
  return ({ params }) => redirect(typeof path === "string" ? path : path(params));
}
