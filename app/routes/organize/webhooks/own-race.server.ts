import { data, href, redirect } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Organizer } from "#features/organizers/organizer.ts";
import {
  findEndpoint,
  findOrganizedRace,
} from "#features/race-events/webhooks/endpoints.server.ts";
import type { WebhookNotice } from "#features/race-events/webhooks/messages.ts";
import type { WebhookEndpoint } from "#features/race-events/webhooks/webhook.ts";
import { services } from "#services/context.ts";
import { withQuery } from "#values/address.ts";
import { readId } from "#values/id.ts";

type OwnRace = { race: { id: string; name: string } };

/** The race of an address, for its organizer. @throws {Response} 404 for all others */
export async function requireOwnRace(
  args: RequestArgs & { params: { id: string } },
  organizer: Organizer,
): Promise<OwnRace> {
  const id = readId(args.params.id);
  const race = id && (await findOrganizedRace(services(args.context), organizer, id));
  if (!race)
    throw data(
      {
        en: "We could not find this race among yours.",
        es: "No encontramos esta carrera entre las tuyas.",
      },
      404,
    );
  return { race };
}

/** The webhook of an address, for its organizer. @throws {Response} 404 for all others */
export async function requireOwnWebhook(
  args: RequestArgs & { params: { id: string; webhook: string } },
  organizer: Organizer,
): Promise<OwnRace & { endpoint: WebhookEndpoint; place: { raceId: string; endpointId: string } }> {
  const { race } = await requireOwnRace(args, organizer);
  const endpointId = readId(args.params.webhook);
  const place = endpointId && { raceId: race.id, endpointId };
  const endpoint = place && (await findEndpoint(services(args.context), organizer, place));
  if (!place || !endpoint)
    throw data(
      {
        en: "We could not find this webhook among yours.",
        es: "No encontramos este webhook entre los tuyos.",
      },
      404,
    );
  return { race, endpoint, place };
}

/** Leads back to a webhook, which says what was done. */
export function backToWebhook(
  { raceId, endpointId }: { raceId: string; endpointId: string },
  notice: WebhookNotice,
): Response {
  const path = href("/organize/races/:id/webhooks/:webhook", { id: raceId, webhook: endpointId });
  return redirect(withQuery(path, { notice }), 303);
}

/** Leads to the screen of a webhook. */
export function toWebhook({ id, webhook }: { id: string; webhook: string }): Response {
  return redirect(href("/organize/races/:id/webhooks/:webhook", { id, webhook }));
}
