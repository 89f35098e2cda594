import { redirect } from "react-router";
import { finishGoogle } from "#features/accounts/sign-in/google.server.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/google-callback.ts";

/** Where Google sends the browser back to. */
export async function loader(args: Route.LoaderArgs) {
  const { to, headers } = await finishGoogle(services(args.context), askerOf(args));
  return redirect(to, { status: 303, headers });
}
