import { data } from "react-router";
import { mayUseSandbox } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/attachment.ts";

/** An attachment of a mail in the outbox. It is always a download: it may be of any type. */
export async function loader(args: Route.LoaderArgs) {
  if (!(await mayUseSandbox(args))) throw data(null, 404);
  const { params, context } = args;
  const message = await services(context).sandboxOutbox?.find(params.id);
  const attachment = message?.attachments[Number(params.place)];
  if (!attachment) throw data(null, 404);
  const name = encodeURIComponent(attachment.filename);
  return new Response(attachment.content, {
    headers: {
      "Content-Type": attachment.contentType,
      "Content-Disposition": `attachment; filename*=UTF-8''${name}`,
      "Cache-Control": "private, no-store",
    },
  });
}
