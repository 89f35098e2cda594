import { calendarFileName, raceCalendarFile } from "#features/races/calendar/calendar-file.ts";
import { findCalendarRace } from "#features/races/sharing/feed.server.ts";
import { services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import { openDocument } from "#values/web/public-page.ts";
import type { Route } from "./+types/calendar-file.ts";

/** `/races/:id/calendar.ics`: one race as a calendar file. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const race = await findCalendarRace({ db }, params.id);
  if (!race) throw new Response("Race Not Found", { status: 404 });
  const { origin } = new URL(request.url);
  return new Response(raceCalendarFile(race, { origin, now: now(), lang: languageOf(url) }), {
    headers: {
      ...openDocument,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${calendarFileName(race.name)}"`,
      "Cache-Control": "public, max-age=300",
    },
  });
}
