import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { readFigureTab } from "#features/figures/figure.ts";
import { readPeriod } from "#features/figures/period.ts";
import { sheetFile, sheetOf } from "#features/figures/queries.server.ts";
import { services } from "#services/context.ts";
import { toDay } from "#values/day.ts";
import { csvAnswer } from "#values/web/attachment.ts";
import type { Route } from "./+types/figures-file.ts";

/** `/admin/figures.csv?tab=&period=`: the figures of a tab of the dashboard, for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, now } = services(args.context);
  const { searchParams } = args.url;
  const tab = readFigureTab(searchParams.get("tab"));
  const period = readPeriod(searchParams.get("period"));
  const name = `dorsal-${tab}-${period}-${toDay(now())}.csv`;
  return csvAnswer(sheetFile(await sheetOf({ db, now }, tab, period)), name);
}
