import { raceWidget, ratingWidget } from "#features/widgets/views.ts";
import { reviewsOf } from "#features/widgets/widget.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/race.ts";
import { answerRace } from "./protocol.server.ts";

export const handle: Handle = { framedBy: "everyone" };

/** `/widgets/race/:id` and `/widgets/race/:id/rating`: the card of a race, or its stars, for other sites. */
export function loader(asked: Route.LoaderArgs) {
  return asked.pattern.endsWith("/rating")
    ? answerRace(asked, asked.params.id, { titleOf: reviewsOf, draw: ratingWidget })
    : answerRace(asked, asked.params.id, { titleOf: ({ name }) => name, draw: raceWidget });
}
