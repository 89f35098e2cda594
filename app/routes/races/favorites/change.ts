import { data, href, redirect } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { addFavorite, removeFavorite } from "#features/favorites/favorites.server.ts";
import { keepPath, wishCookie } from "#features/favorites/wish.ts";
import { requestId, services } from "#services/context.ts";
import { formOf } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { localPath } from "#values/web/local-path.ts";
import { changeOf } from "../../changes.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/change.ts";

export const handle: Handle = { keepsPages: true };

type Change = {
  command: typeof addFavorite;
  /** Leads a visitor to the sign-in page; `back` is the page that the heart is on. */
  signIn: (asked: Route.ActionArgs, back: string | undefined) => Response;
};

const changes: Record<string, Change> = {
  /** The wish of a visitor waits in the browser and is met after signing in. */
  add: {
    command: addFavorite,
    signIn({ request, params: { raceId } }, back) {
      if (readId(raceId) === null) return redirect(loginPath(), 303);
      const headers = { "Set-Cookie": wishCookie(request, raceId) };
      return redirect(loginPath(keepPath(raceId, back)), { status: 303, headers });
    },
  },
  remove: {
    command: removeFavorite,
    signIn: ({ params: { raceId } }, back) =>
      redirect(loginPath(back ?? href("/races/:id", { id: raceId })), 303),
  },
};

/**
 * `POST /favorites/:raceId/:change`: afterwards the viewer keeps the race, or does not. The field `to` of a
 * form names the page to go on to; without it, a script waits for the answer, and `back` names its page.
 */
export async function action(asked: Route.ActionArgs) {
  const { command, signIn } = changeOf(changes, asked.params.change);
  const form = await formOf(asked.request);
  const to = form.has("to") ? localPath(form.get("to")) : null;
  const viewer = await findViewer(asked);
  if (!viewer) {
    throw signIn(asked, form.has("back") ? localPath(form.get("back")) : (to ?? undefined));
  }
  const { db, log } = services(asked.context);
  const isKnown = await command({ db }, viewer, asked.params.raceId).catch((error: unknown) => {
    log.error({ error, id: requestId(asked.context) }, "favorite could not be changed");
    throw data(null, 500);
  });
  if (!isKnown) throw data("There is no such race.", 404);
  return to === null ? null : redirect(to, 303);
}

/**
 * A button that cannot reach the server, or finds it failing, goes back to its earlier state without a
 * message. A redirect, as to the sign-in page, goes on.
 */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((problem: unknown) => {
    if (problem instanceof Response) throw problem;
    console.warn(problem);
    return null;
  });
}

/** A visitor who opens the address is led to the home page. */
export function loader({ params }: Route.LoaderArgs) {
  changeOf(changes, params.change);
  return redirect("/");
}
