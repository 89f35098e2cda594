import { requireOrganizer } from "#features/organizers/organizer.server.ts";
import { pauseEndpoint } from "#features/race-events/webhooks/endpoints.server.ts";
import { services } from "#services/context.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/pause.ts";
import { backToWebhook, requireOwnWebhook } from "./own-race.server.ts";
import { toWebhook } from "./to-webhook.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /organize/races/:id/webhooks/:webhook/pause` */
export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const { place } = await requireOwnWebhook(args, organizer);
  await pauseEndpoint(services(args.context), organizer, place);
  return backToWebhook(place, "paused");
}

/** A visitor who opens it is led to the webhook. */
export async function loader(args: Route.LoaderArgs) {
  await requireOrganizer(args);
  return toWebhook(args.params);
}
