import { href } from "react-router";
import { eventWords } from "#features/race-events/webhooks/messages.ts";
import type { WebhookEndpoint } from "#features/race-events/webhooks/webhook.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { StateBadge } from "../state-badge.tsx";

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
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge endpoint={endpoint} />
        <p className="text-sm text-muted">{events.map((event) => eventWords[event]).join(" · ")}</p>
      </div>
    </li>
  );
}
