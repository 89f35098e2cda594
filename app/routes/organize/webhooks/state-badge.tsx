import type { WebhookEndpoint } from "#features/race-events/webhooks/webhook.ts";

const looks = {
  Active: "border-pine text-pine",
  Failing: "border-danger text-danger",
  Paused: "border-edge text-slate",
} as const;

/** The state of an address, in one word. */
export function StateBadge({ endpoint }: { endpoint: WebhookEndpoint }) {
  const state = stateOf(endpoint);
  return <span className={`chip ${looks[state]}`}>{state}</span>;
}

function stateOf({ paused, failingSince }: WebhookEndpoint): keyof typeof looks {
  if (paused) return "Paused";
  return failingSince ? "Failing" : "Active";
}
