import { redirect } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { addFavorite } from "#features/favorites/commands.server.ts";
import { keepPath, wishCookie } from "#features/favorites/wish.ts";
import { readId } from "#values/id.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/add.ts";
import { quietly } from "./quietly.ts";
import { submitFavorite } from "./submission.server.ts";

export const handle: Handle = { keepsPages: true };

/**
 * `POST /favorites/:raceId/add`: afterwards the viewer keeps the race. A visitor signs in first; the
 * wish waits in the browser and is met after signing in.
 */
export function action(asked: Route.ActionArgs) {
  const { raceId } = asked.params;
  return submitFavorite(asked, raceId, addFavorite, (back) => {
    if (readId(raceId) === null) return redirect(loginPath(), 303);
    const headers = { "Set-Cookie": wishCookie(asked.request, raceId) };
    return redirect(loginPath(keepPath(raceId, back)), { status: 303, headers });
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return quietly(serverAction());
}

export const loader = postOnly("/");
