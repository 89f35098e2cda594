import { href, redirect } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { addFavorite } from "#features/favorites/favorites.server.ts";
import { isWished, keepPath, wishCookie } from "#features/favorites/wish.ts";
import { raceAnchor } from "#features/races/card/list-before.ts";
import { requestId, services } from "#services/context.ts";
import { localPath } from "#values/web/local-path.ts";
import type { Route } from "./+types/keep.ts";

/**
 * `GET /favorites/:raceId/keep`: where a visitor who wanted to keep a race arrives after signing in. It
 * meets the wish that this browser holds, and leads back to the page of the heart, else to the race.
 */
export async function loader(asked: Route.LoaderArgs) {
  const { raceId } = asked.params;
  const to = asked.url.searchParams.get("to");
  // Back at the card, where the page has one.
  const own = href("/races/:id", { id: raceId });
  const page = to === null ? own : `${localPath(to)}#${raceAnchor(raceId)}`;
  if (!isWished(asked.request, raceId)) return redirect(page, 303);
  const viewer = await findViewer(asked);
  if (!viewer) return redirect(loginPath(keepPath(raceId, page)), 303);
  const { db, log } = services(asked.context);
  await addFavorite({ db }, viewer, raceId).catch((error: unknown) => {
    log.error({ error, id: requestId(asked.context) }, "favorite could not be changed");
  });
  const headers = { "Set-Cookie": wishCookie(asked.request, null) };
  return redirect(page, { status: 303, headers });
}
