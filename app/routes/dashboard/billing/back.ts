import { redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { billingPath } from "#features/membership/billing-path.ts";
import { refreshMembership } from "#features/membership/checkout/checkout.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/back.ts";

/** Who comes back from the payment provider sees what has changed there, even if no word of it has come. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const all = services(args.context);
  if (await all.limits.allow("subscription", viewer.userId)) {
    await refreshMembership(all, viewer).catch((error: unknown) => {
      all.log.warn({ error, userId: viewer.userId }, "a membership could not be read anew");
    });
  }
  return redirect(billingPath(), 303);
}
