import { redirect } from "react-router";
import { askerOf } from "#features/accounts/asker.server.ts";
import { confirmAddress } from "#features/accounts/confirmation.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/verify-email.ts";

/** Where the link of a confirmation mail leads. Only to look whether it is there confirms nothing. */
export async function loader(args: Route.LoaderArgs) {
  if (args.request.method === "HEAD") return new Response(null);
  const token = args.url.searchParams.get("token") ?? "";
  return redirect(await confirmAddress(services(args.context), askerOf(args), token), 303);
}
