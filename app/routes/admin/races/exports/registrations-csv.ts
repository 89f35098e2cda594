import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { recordRosterExport } from "#features/registrations/roster/exports.server.ts";
import { rosterCsv } from "#features/registrations/roster/roster-file.server.ts";
import { readRosterFilters } from "#features/registrations/roster/schema.ts";
import { services } from "#services/context.ts";
import { csvAnswer } from "#values/csv.ts";
import { toDay } from "#values/day.ts";
import type { Route } from "./+types/registrations-csv.ts";

/** `/admin/races/registrations.csv`: the list as it is filtered, without pages. */
export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now } = services(args.context);
  const filters = readRosterFilters(args.url.searchParams);
  await recordRosterExport({ db, now }, admin, filters, "csv");
  return csvAnswer(
    rosterCsv({ db, now }, { editor: admin, filters }),
    `registrations-${toDay(now())}.csv`,
  );
}
