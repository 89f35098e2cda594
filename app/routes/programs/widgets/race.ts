import { raceWidget } from "#features/widgets/views.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/race.ts";
import { answerRace } from "./protocol.server.ts";

export const handle: Handle = { framedBy: "everyone" };

/** `/widgets/race/:id`: the card of a race for other sites. */
export function loader(asked: Route.LoaderArgs) {
  return answerRace(asked, asked.params.id, { titleOf: ({ name }) => name, draw: raceWidget });
}
