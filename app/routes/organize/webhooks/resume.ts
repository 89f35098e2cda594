import { resumeEndpoint } from "#features/webhooks/endpoints.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/resume.ts";
import { onlyPosted } from "./only-posted.ts";
import { backToWebhook, requireOwnWebhook } from "./own-race.server.ts";

/** `POST /organize/races/:id/webhooks/:webhook/resume` */
export async function action(args: Route.ActionArgs) {
  const { viewer, place } = await requireOwnWebhook(args);
  await resumeEndpoint(services(args.context), viewer, place);
  return backToWebhook(place, "resumed");
}

export const loader = onlyPosted;
