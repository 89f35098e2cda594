import { href } from "react-router";
import { eventWords } from "#features/webhooks/messages.ts";
import type { WebhookEndpoint } from "#features/webhooks/webhook.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { stateOf } from "../state-of.ts";

/** One address in the list, with what goes there and how it is. */
export function EndpointItem({ raceId, endpoint }: { raceId: string; endpoint: WebhookEndpoint }) {
  const { id, address, events } = endpoint;
  return (
    <li className="px-5 py-4">
      <TextLink
        look="strong"
        to={href("/organize/races/:id/webhooks/:webhook", { id: raceId, webhook: id })}
        className="break-all"
      >
        {address}
      </TextLink>
      <p className="mt-1 text-sm text-muted">
        {[stateOf(endpoint), ...events.map((event) => eventWords[event])].join(" · ")}
      </p>
    </li>
  );
}
