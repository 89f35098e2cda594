import type { Viewer } from "#features/accounts/viewer.ts";
import { changeAtProvider } from "../commands.server.ts";
import { changeMessages } from "../messages.ts";
import { planOf, type Tier } from "../plans/plans.ts";
import { liveSubscriptionOf } from "../subscription.server.ts";

/**
 * Reads what has come of a change whose payment was to be confirmed. One that was not confirmed is given
 * up, and the plan is what it was.
 * @returns null for a viewer without a membership
 */
export async function settlePlanChange(
  services: Parameters<typeof changeAtProvider>[0],
  viewer: Pick<Viewer, "userId">,
  wanted: Tier,
): Promise<{ sentence: string; isMade: boolean } | null> {
  const before = await liveSubscriptionOf(services, viewer);
  if (!before) return null;
  const settled = await changeAtProvider(services, before, () =>
    services.payments.settleChange(before.subscriptionId),
  );
  if ("problem" in settled) return { sentence: settled.problem, isMade: false };
  const live = await liveSubscriptionOf(services, viewer);
  const { name } = planOf(wanted);
  if (live?.tier === wanted) return { sentence: changeMessages.updated(name), isMade: true };
  if (settled.done === "on its way")
    return { sentence: changeMessages.onItsWay(name), isMade: false };
  const kept = live?.tier ? planOf(live.tier).name : "your plan";
  return { sentence: changeMessages.notConfirmed(kept), isMade: false };
}
