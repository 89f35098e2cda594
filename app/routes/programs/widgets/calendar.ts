import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { findCalendar } from "#features/widgets/queries.server.ts";
import { calendarWidget } from "#features/widgets/views.ts";
import { readLook, readRows, upcomingRaces } from "#features/widgets/widget.ts";
import { publicOrigin, services } from "#services/context.ts";
import { homeDay } from "#values/zone.ts";
import type { Handle } from "../../handle.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/calendar.ts";
import { answerWidget, widgetProtocol } from "./protocol.server.ts";

export const handle: Handle = { framedBy: "everyone" };

/** `/widgets/calendar` with the filters of the race list: the next races for other sites. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, widgetProtocol, async () => {
    const { request, context } = asked;
    const { db, now } = services(context);
    const { url } = asked;
    const { searchParams } = url;
    const frame = { look: readLook(url), origin: publicOrigin(request) };
    const filters = readRaceFilters(searchParams, homeDay(now()));
    const found = await findCalendar({ db, now }, filters, readRows(searchParams));
    const about = {
      title: upcomingRaces[frame.look.lang],
      page: frame.origin + found.list,
      look: frame.look,
    };
    return answerWidget(calendarWidget(found, frame), about);
  });
}
