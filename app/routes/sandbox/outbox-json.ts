import { data } from "react-router";
import { mayUseSandbox } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/outbox-json.ts";
import { linksOf } from "./links-of.ts";

/** `GET /sandbox/outbox.json?to=…`: the latest messages to a recipient, whole, for programs. */
export async function loader(args: Route.LoaderArgs) {
  if (!(await mayUseSandbox(args))) throw data(null, 404);
  const { request, context } = args;
  const outbox = services(context).sandboxOutbox;
  if (!outbox) throw data(null, 404);
  const recipient = (new URL(request.url).searchParams.get("to") ?? "").replaceAll("\0", "");
  const { messages } = await outbox.search({ recipient, page: 1 });
  const whole = await Promise.all(messages.map(({ id }) => outbox.find(id)));
  return Response.json(
    whole.flatMap((message) => (message ? [{ ...message, links: linksOf(message.body) }] : [])),
    { headers: { "Cache-Control": "private, no-store" } },
  );
}
