import { redirect } from "react-router";
import { failedLoginPath, returnPath } from "#features/accounts/login-path.ts";
import {
  beginGoogle,
  finishGoogle,
  offersGoogle,
} from "#features/accounts/sign-in/google.server.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/google.ts";

/** `/login/google` leads to Google, which leads back to `/auth/callback/google`. */
export function loader(args: Route.LoaderArgs) {
  return args.pattern.endsWith("/callback/google") ? finish(args) : begin(args);
}

/** Reached by a link and no form: the page's policy lets forms lead to this site only. */
async function begin(args: Route.LoaderArgs) {
  const from = returnPath(args.url.searchParams.get("from"));
  if (!(await offersGoogle(args))) {
    return redirect(failedLoginPath("google-unavailable", from), 303);
  }
  const { to, headers } = await beginGoogle(services(args.context), askerOf(args), from);
  return redirect(to, { status: 303, headers });
}

async function finish(args: Route.LoaderArgs) {
  const { to, headers } = await finishGoogle(services(args.context), askerOf(args));
  return redirect(to, { status: 303, headers });
}
