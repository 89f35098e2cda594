import type { StripeSubscription } from "./objects.ts";
import { refuse } from "./refusal.ts";
import type { Desk } from "./store.ts";

/**
 * Stores a subscription with the moment at which something is due next.
 * @param nextTry - when a failed charge is tried again; left out, that moment stays
 */
export async function keep(desk: Desk, sub: StripeSubscription, nextTry?: number | null) {
  const { _ahead } = await desk.get("customer", sub.customer);
  const ends = sub.cancel_at ?? sub.items.data[0].current_period_end;
  const next = Math.min(ends, sub.pending_update?.expires_at ?? ends);
  if (sub.status === "canceled") sub._due = null;
  else if (sub.status === "active") sub._due = next - _ahead;
  else if (nextTry !== undefined) sub._due = nextTry === null ? null : nextTry - _ahead;
  return desk.put(sub);
}

/** @throws {StripeRefusal} for a subscription that has ended */
export async function live(desk: Desk, id: string, param?: string): Promise<StripeSubscription> {
  const sub = await desk.get("subscription", id, param);
  if (sub.status !== "canceled") return sub;
  throw refuse("A canceled subscription can only update its cancellation_details and metadata.");
}
