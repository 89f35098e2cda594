import { data, redirect } from "react-router";
import { findViewer, type RequestArgs } from "#features/accounts/viewer.server.ts";
import type { addFavorite } from "#features/favorites/commands.server.ts";
import { requestId, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { localPath } from "#values/web/local-path.ts";

/**
 * Adds or removes a favorite. The field `to` of a form names the page to go on to; without it, a script
 * waits for the answer, and `back` names its page.
 * @param signIn - the answer to a visitor, who was on the page `back`
 * @throws that answer; 404 for an unknown race
 */
export async function submitFavorite(
  asked: RequestArgs,
  raceId: string,
  change: typeof addFavorite,
  signIn: (back: string | undefined) => Response,
) {
  const form = await formOf(asked.request);
  const to = form.has("to") ? localPath(form.get("to")) : null;
  const viewer = await findViewer(asked);
  if (!viewer) throw signIn(form.has("back") ? localPath(form.get("back")) : (to ?? undefined));
  const { db, log } = services(asked.context);
  const isKnown = await change({ db }, viewer, raceId).catch((error: unknown) => {
    log.error({ error, id: requestId(asked.context) }, "favorite could not be changed");
    throw data(null, 500);
  });
  if (!isKnown) throw data("There is no such race.", 404);
  return to === null ? null : redirect(to, 303);
}
