import { data, href, redirect } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { type Asked, findViewer } from "#features/accounts/viewer.server.ts";
import type { addFavorite } from "#features/favorites/commands.server.ts";
import { requestId, services } from "#services/context.ts";
import { formOf } from "#values/form.ts";
import { localPath } from "#values/local-path.ts";

/**
 * Brings a favorite into the state that is asked for. A form says in `to` where it goes on; without
 * that, a script waits for the answer.
 * @throws 303 to the sign-in page, which leads back; 404 for an unknown race
 */
export async function submitFavorite(asked: Asked, raceId: string, change: typeof addFavorite) {
  const form = await formOf(asked.request);
  const to = form.has("to") ? localPath(form.get("to")) : null;
  const viewer = await findViewer(asked);
  if (!viewer) throw redirect(loginPath(to ?? href("/races/:id", { id: raceId })), 303);
  const { db, log } = services(asked.context);
  const isKnown = await change({ db }, viewer, raceId).catch((error: unknown) => {
    log.error({ error, id: requestId(asked.context) }, "favorite could not be changed");
    throw data(null, 500);
  });
  if (!isKnown) throw data("There is no such race.", 404);
  return to === null ? null : redirect(to, 303);
}
