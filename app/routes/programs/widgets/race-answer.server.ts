import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { type RaceCard, raceUrl } from "#features/races/race.ts";
import { findWidgetRace } from "#features/widgets/queries.server.ts";
import { missingWidget } from "#features/widgets/views.ts";
import { type Markup, notListed, readLook, type WidgetLook } from "#features/widgets/widget.ts";
import { publicOrigin, services } from "#services/context.ts";
import { type Sentence, sayIn } from "#values/say.ts";
import { answerProgram } from "../answer.server.ts";
import { answerWidget, widgetProtocol } from "./protocol.server.ts";

type Widget = { titleOf: (race: RaceCard) => Sentence; draw: Draw };
type Draw = (race: RaceCard, frame: { look: WidgetLook; origin: string }) => Markup;

/** Answers with a widget about one race. */
export function answerRace(
  asked: RequestArgs,
  id: string,
  { titleOf, draw }: Widget,
): Promise<Response> {
  return answerProgram(asked, widgetProtocol, async () => {
    const { request, context } = asked;
    const look = readLook(new URL(request.url));
    const frame = { look, origin: publicOrigin(request) };
    const race = await findWidgetRace(services(context), id);
    if (!race) {
      const page = `${frame.origin}/races`;
      const about = { title: notListed[look.lang], page, look, status: 404 };
      return answerWidget(missingWidget(frame), about);
    }
    const about = {
      title: sayIn(look.lang)(titleOf(race)),
      page: raceUrl(race, frame.origin),
      look,
    };
    return answerWidget(draw(race, frame), about);
  });
}
