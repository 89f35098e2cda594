import { data } from "react-router";
import { type RequestArgs, requireViewer } from "#features/accounts/viewer.server.ts";
import { activityYears, byMonth, listActivities } from "#features/activities/queries.server.ts";
import { runnersToday } from "#features/activities/runners-day.server.ts";
import { services } from "#services/context.ts";
import { yearOf } from "#values/day.ts";
import { lengthUnitOf } from "#values/web/cookie.ts";
import { saidBefore, saidNow } from "#values/web/said.ts";

/** The viewer's activities of a year, and how the page was reached. */
export async function loadActivities(args: RequestArgs & { url: URL }) {
  const viewer = await requireViewer(args);
  const { db, now } = services(args.context);
  const today = await runnersToday({ db, now }, viewer);
  const years = await activityYears({ db }, viewer);
  const asked = Number(args.url.searchParams.get("year"));
  const year = years.includes(asked) ? asked : (years[0] ?? yearOf(today));
  const lines = await listActivities({ db }, viewer, year);
  const unit = lengthUnitOf(args.request.headers.get("cookie"));
  const said = saidBefore(args.request.headers.get("cookie"));
  const headers = said ? { "Set-Cookie": saidNow() } : undefined;
  return data({ unit, today, year, years, months: byMonth(lines), said }, { headers });
}
