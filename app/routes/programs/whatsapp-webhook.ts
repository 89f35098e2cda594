import { data } from "react-router";
import { receiveWhatsApp } from "#features/race-mail/whatsapp.server.ts";
import { services } from "#services/context.ts";
import { refuseCall } from "#values/web/api-error.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/whatsapp-webhook.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /webhooks/whatsapp`: what became of messages, and answers to them. Unsigned news are refused with 400. */
export async function action({ request, context }: Route.ActionArgs) {
  const signature = request.headers.get("x-hub-signature-256") ?? "";
  const payload = await request.text();
  const status = await receiveWhatsApp(services(context), { payload, signature });
  if (status === 200) return Response.json({ received: true });
  return refuseCall("The news were not taken.", status);
}

/** Meta asks once, with the word of this site, whether the address is ours. */
export function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams;
  const isOurs = services(context).whatsapp.isOurs(asked.get("hub.verify_token") ?? "");
  const challenge = asked.get("hub.challenge");
  if (asked.get("hub.mode") !== "subscribe" || !isOurs || !challenge) throw data(null, 404);
  const isSafe = /^[\w-]{1,100}$/.test(challenge);
  if (!isSafe) throw data(null, 400);
  return new Response(challenge, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
