import { pauseEndpoint } from "#features/webhooks/endpoints.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/pause.ts";
import { onlyPosted } from "./only-posted.ts";
import { backToWebhook, requireOwnWebhook } from "./own-race.server.ts";

/** `POST /organize/races/:id/webhooks/:webhook/pause` */
export async function action(args: Route.ActionArgs) {
  const { viewer, place } = await requireOwnWebhook(args);
  await pauseEndpoint(services(args.context), viewer, place);
  return backToWebhook(place, "paused");
}

export const loader = onlyPosted;
