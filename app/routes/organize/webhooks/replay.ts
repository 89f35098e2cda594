import { requireOrganizer } from "#features/organizers/queries.server.ts";
import { replay } from "#features/race-events/webhooks/deliveries.server.ts";
import { services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/replay.ts";
import { backToWebhook, requireOwnWebhook, toWebhook } from "./own-race.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /organize/races/:id/webhooks/:webhook/deliveries/:delivery/replay` */
export async function action(args: Route.ActionArgs) {
  const organizer = await requireOrganizer(args);
  const { place } = await requireOwnWebhook(args, organizer);
  const id = readId(args.params.delivery);
  const done = id ? await replay(services(args.context), organizer, place, id) : "gone";
  return backToWebhook(place, done);
}

/** A visitor who opens the address is redirected to the webhook. */
export async function loader(args: Route.LoaderArgs) {
  await requireOrganizer(args);
  return toWebhook(args.params);
}
