import { redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { refreshMembership } from "#features/membership/checkout/checkout.server.ts";
import { billingPath } from "#features/membership/membership.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/back.ts";

/** The way back from the payment provider: changes there show at once, even before their events. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  await refreshMembership(services(args.context), viewer);
  return redirect(billingPath(), 303);
}
