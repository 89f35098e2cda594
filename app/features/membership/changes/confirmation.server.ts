import type { Viewer } from "#features/accounts/viewer.ts";
import type { WaitingChange } from "#services/payments/payments.ts";
import { changeAtProvider } from "../commands.server.ts";
import type { Tier } from "../plans/plans.ts";
import type { SubscriptionRefusal } from "../refusals/refusals.ts";
import { liveSubscriptionOf } from "../subscription.server.ts";

type Needs = Parameters<typeof changeAtProvider>[0];

/** The outcome of a change whose payment needed confirmation. */
export type ConfirmedChange = {
  state: "made" | "on-its-way" | "not-confirmed";
  /** The plan that the viewer has now; `null` for a price that is not one of ours. */
  tier: Tier | null;
};

/**
 * Reads the outcome of a change whose payment needed confirmation, without changing anything.
 * @returns null for a viewer without a membership
 */
export function confirmationOf(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  wanted: Tier,
): Promise<ConfirmedChange | SubscriptionRefusal | null> {
  return settle(services, viewer, wanted, services.payments.waitingChangeOf);
}

/**
 * Cancels a change whose payment was not confirmed: the plan stays, and nothing is owed.
 * @returns null for a viewer without a membership
 */
export function dropUnconfirmed(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  wanted: Tier,
): Promise<ConfirmedChange | SubscriptionRefusal | null> {
  return settle(services, viewer, wanted, services.payments.dropWaitingChange);
}

async function settle(
  services: Needs,
  viewer: Pick<Viewer, "userId">,
  wanted: Tier,
  ask: (subscriptionId: string) => Promise<WaitingChange>,
): Promise<ConfirmedChange | SubscriptionRefusal | null> {
  const before = await liveSubscriptionOf(services, viewer);
  if (!before) return null;
  const asked = await changeAtProvider(services, before, () => ask(before.subscriptionId));
  if ("problem" in asked) return asked;
  const tier = (await liveSubscriptionOf(services, viewer))?.tier ?? null;
  if (tier === wanted) return { state: "made", tier };
  return { state: asked.done === "on-its-way" ? "on-its-way" : "not-confirmed", tier };
}
