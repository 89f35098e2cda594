import { requireOrganizer } from "#features/organizers/queries.server.ts";
import { pauseEndpoint, resumeEndpoint } from "#features/race-events/webhooks/endpoints.server.ts";
import { services } from "#services/context.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/change.ts";
import { backToWebhook, requireOwnWebhook, toWebhook } from "./own-race.server.ts";

export const handle: Handle = { keepsPages: true };

const changes = {
  pause: { command: pauseEndpoint, notice: "paused" },
  resume: { command: resumeEndpoint, notice: "resumed" },
} as const;

/** `POST /organize/races/:id/webhooks/:webhook/:change` */
export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const { command, notice } = changeOf<(typeof changes)[keyof typeof changes]>(
    changes,
    args.params.change,
  );
  const { place } = await requireOwnWebhook(args, organizer);
  await command(services(args.context), organizer, place);
  return backToWebhook(place, notice);
}

/** A visitor who opens the address is redirected to the webhook. */
export async function loader(args: Route.LoaderArgs) {
  await requireOrganizer(args);
  changeOf(changes, args.params.change);
  return toWebhook(args.params);
}
