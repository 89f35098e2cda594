import { findDesk } from "#features/check-in/desks.server.ts";
import { deskList, exchangeScans } from "#features/check-in/scans.server.ts";
import { sentScans } from "#features/check-in/schema.ts";
import { services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/log.ts";

export const handle: Handle = { keepsPages: true };

const headers = { "Cache-Control": "private, no-store" };

/** The runners of the race, for a device that goes on without a network. */
export async function loader(args: Route.LoaderArgs) {
  const desk = await requireDesk(args);
  const list = await deskList(services(args.context), desk, languageOf(args.url));
  return Response.json(list, { headers });
}

/** Takes the scans of a device, and tells it what the others have done. */
export async function action(args: Route.ActionArgs) {
  const desk = await requireDesk(args);
  const read = sentScans.safeParse(await args.request.json().catch(() => null));
  if (!read.success)
    return Response.json({ error: "These are no scans." }, { status: 400, headers });
  return Response.json(await exchangeScans(services(args.context), desk, read.data), { headers });
}

/**
 * @throws {Response} 410 for a link that has ended, which tells devices to delete their lists; 429 for one that is
 *   used too often, after which they send again
 */
async function requireDesk({ context, params }: Route.LoaderArgs | Route.ActionArgs) {
  const all = services(context);
  const desk = await findDesk(all, params.token);
  if (!desk) throw new Response("This link has ended.", { status: 410, headers });
  if (!(await all.limits.allow("deskScans", desk.id))) {
    throw new Response("Too many scans at once.", { status: 429, headers });
  }
  return desk;
}
