import type { WebhookEndpoint } from "#features/webhooks/webhook.ts";

/** How an address is, in a word. */
export function stateOf({ paused, failingSince }: WebhookEndpoint): string {
  if (paused) return "Paused";
  return failingSince ? "Failing" : "Active";
}
