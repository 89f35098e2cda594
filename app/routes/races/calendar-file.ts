import { calendarFileName, raceCalendarFile } from "#features/races/calendar-file.ts";
import { findCalendarRace } from "#features/races/feed.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/calendar-file.ts";

/** `/races/:id/calendar.ics`: one race for somebody's calendar. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const race = await findCalendarRace(services(context), params.id);
  if (!race) throw new Response("Race Not Found", { status: 404 });
  return new Response(raceCalendarFile(race, new URL(request.url).origin), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${calendarFileName(race.name)}"`,
      "Cache-Control": "public, max-age=300",
    },
  });
}
