import { href, redirect } from "react-router";
import { loginPath } from "#features/accounts/login-path.ts";
import { removeFavorite } from "#features/favorites/commands.server.ts";
import type { Handle } from "../../handle.ts";
import { postOnly } from "../../post-only.ts";
import type { Route } from "./+types/remove.ts";
import { quietly } from "./quietly.ts";
import { submitFavorite } from "./submission.server.ts";

export const handle: Handle = { keepsPages: true };

/** `POST /favorites/:raceId/remove`: afterwards the viewer does not keep the race. */
export function action(asked: Route.ActionArgs) {
  const { raceId } = asked.params;
  const page = href("/races/:id", { id: raceId });
  return submitFavorite(asked, raceId, removeFavorite, (back) =>
    redirect(loginPath(back ?? page), 303),
  );
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return quietly(serverAction());
}

export const loader = postOnly("/");
