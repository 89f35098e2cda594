import { ratingWidget } from "#features/widgets/views.ts";
import { reviewsOf } from "#features/widgets/widget.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/rating.ts";
import { answerRace } from "./protocol.server.ts";

export const handle: Handle = { framedBy: "everyone" };

/** `/widgets/race/:id/rating`: the stars of a race for other sites. */
export function loader(asked: Route.LoaderArgs) {
  return answerRace(asked, asked.params.id, {
    titleOf: reviewsOf,
    draw: ratingWidget,
  });
}
