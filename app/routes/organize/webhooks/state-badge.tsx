import type { WebhookEndpoint } from "#features/race-events/webhooks/webhook.ts";
import { useSay } from "#ui/language/language.tsx";

const states = {
  active: { look: "border-pine text-pine", words: { en: "Active", es: "Activo" } },
  failing: { look: "border-danger text-danger", words: { en: "Failing", es: "Con fallas" } },
  paused: { look: "border-edge text-slate", words: { en: "Paused", es: "En pausa" } },
} as const;

/** The state of an address, in one word. */
export function StateBadge({ endpoint }: { endpoint: WebhookEndpoint }) {
  const say = useSay();
  const { look, words } = states[stateOf(endpoint)];
  return <span className={`chip ${look}`}>{say(words)}</span>;
}

function stateOf({ paused, failingSince }: WebhookEndpoint): keyof typeof states {
  if (paused) return "paused";
  return failingSince ? "failing" : "active";
}
