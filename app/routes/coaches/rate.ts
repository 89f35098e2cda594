import { data, href, redirect } from "react-router";
import { chatOwnerOf } from "#features/assistant/threads/owner.server.ts";
import { rateSession } from "#features/coaches/sessions/commands.server.ts";
import { starsForm } from "#features/coaches/sessions/schema.ts";
import { unknownSession } from "#features/coaches/sessions/session.ts";
import { dropPages, requireWithinLimit, services } from "#services/context.ts";
import { formOf, readForm } from "#values/form/form.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/rate.ts";

export const handle: Handle = { framedBy: "site" };

/** `POST /coach-sessions/:id/rate` with `stars` from 1 to 5. A form without stars gives none. */
export async function action(asked: Route.ActionArgs) {
  const { request, params, context } = asked;
  const { value } = readForm(starsForm, await formOf(request));
  const room = href("/coach-sessions/:id", { id: params.id });
  if (!value) return redirect(room, 303);
  await requireWithinLimit(context, "coachStars");
  const isOwn = await rateSession(
    services(context),
    await chatOwnerOf(asked),
    params.id,
    value.stars,
  );
  if (!isOwn) throw data(unknownSession, 404);
  // The coach's card shows the mean of the stars.
  dropPages(context);
  const isCall = request.headers.get("Accept")?.includes("application/json") ?? false;
  return isCall ? Response.json({ stars: value.stars }) : redirect(room, 303);
}

/** A visit by address redirects to the room. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/coach-sessions/:id", { id: params.id }), 303);
}
