import {
  feedAddress,
  feedName,
  racesCalendarFeed,
} from "#features/races/calendar/calendar-file.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { racesForFeed } from "#features/races/sharing/feed.server.ts";
import { publicServices, requireWithinLimit } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import { openDocument } from "#values/web/public-page.ts";
import { homeDay } from "#values/zone.ts";
import type { Route } from "./+types/calendar-feed.ts";

/** `/races.ics` with the filters of the race list: a calendar to subscribe to. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  await requireWithinLimit(context, "calendarFeed");
  const { db, now } = publicServices(context);
  const { origin, searchParams } = new URL(request.url);
  const filters = readRaceFilters(searchParams, homeDay(now()));
  const races = await racesForFeed({ db, now }, filters);
  const lang = languageOf(url);
  const feed = { name: feedName(filters, lang), source: origin + feedAddress(filters, lang) };
  return new Response(racesCalendarFeed(races, feed, { origin, now: now(), lang }), {
    headers: {
      ...openDocument,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="dorsal-races.ics"',
      // Calendars are read a few times a day; the host answers 304 if nothing has changed.
      "Cache-Control": "public, max-age=900",
    },
  });
}
