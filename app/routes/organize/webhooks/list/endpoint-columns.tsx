import { href } from "react-router";
import { eventWords } from "#features/race-events/webhooks/messages.ts";
import type { WebhookEndpoint } from "#features/race-events/webhooks/webhook.ts";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import type { RecordColumn } from "#ui/list/records.tsx";
import { StateBadge } from "../state-badge.tsx";

/** One address in the list, with what goes there and how it is. */
export const endpointColumnsOf = (raceId: string): RecordColumn<WebhookEndpoint>[] => [
  {
    title: "Address",
    room: 100,
    cell: ({ id, address, events }) => (
      <>
        <RecordLink to={href("/organize/races/:id/webhooks/:webhook", { id: raceId, webhook: id })}>
          {address}
        </RecordLink>
        <RecordLine isQuiet>{events.map((event) => eventWords[event]).join(" · ")}</RecordLine>
      </>
    ),
  },
  {
    title: "State",
    room: "whole",
    isPlain: true,
    cell: (endpoint) => <StateBadge endpoint={endpoint} />,
  },
];
