import { recordRosterExport } from "#features/registrations/roster/exports.server.ts";
import { rosterCsv } from "#features/registrations/roster/roster-file.server.ts";
import { services } from "#services/context.ts";
import { csvAnswer } from "#values/csv.ts";
import { toDay } from "#values/day.ts";
import type { Route } from "./+types/registrations-csv.ts";
import { ownRoster } from "./own-roster.server.ts";

/** `/organize/races/:id/registrations.csv`: the list as it is filtered, without pages. */
export async function loader(args: Route.LoaderArgs) {
  const { organizer, filters } = await ownRoster(args, args.params.id);
  const { db, now } = services(args.context);
  await recordRosterExport({ db, now }, organizer, filters, "csv");
  const file = rosterCsv({ db, now }, { editor: organizer, filters });
  return csvAnswer(file, `registrations-${toDay(now())}.csv`);
}
