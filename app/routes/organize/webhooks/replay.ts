import { replay } from "#features/webhooks/deliveries.server.ts";
import { services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import type { Route } from "./+types/replay.ts";
import { onlyPosted } from "./only-posted.ts";
import { backToWebhook, requireOwnWebhook } from "./own-race.server.ts";

/** `POST /organize/races/:id/webhooks/:webhook/deliveries/:delivery/replay` */
export async function action(args: Route.ActionArgs) {
  const { viewer, place } = await requireOwnWebhook(args);
  const id = readId(args.params.delivery);
  const done = id ? await replay(services(args.context), viewer, place, id) : "gone";
  return backToWebhook(place, done);
}

export const loader = onlyPosted;
