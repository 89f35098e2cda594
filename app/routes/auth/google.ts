import { redirect } from "react-router";
import { failedLoginPath, returnPath } from "#features/accounts/login-path.ts";
import { beginGoogle, offersGoogle } from "#features/accounts/sign-in/google.server.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/google.ts";

/** Leads to Google. A link and no form: the page's policy lets forms lead to this site only. */
export async function loader(args: Route.LoaderArgs) {
  const from = returnPath(args.url.searchParams.get("from"));
  if (!(await offersGoogle(args)))
    return redirect(failedLoginPath("google-unavailable", from), 303);
  const { to, headers } = await beginGoogle(services(args.context), askerOf(args), from);
  return redirect(to, { status: 303, headers });
}
