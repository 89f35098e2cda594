import { workspace } from "#features/races/editing/workplace.ts";
import { recordRosterExport } from "#features/registrations/roster/exports.server.ts";
import { tooManyForWorkbook } from "#features/registrations/roster/messages.ts";
import { rosterWorkbook } from "#features/registrations/roster/roster-file.server.ts";
import { mostInWorkbook } from "#features/registrations/roster/roster-file.ts";
import { services } from "#services/context.ts";
import { toDay } from "#values/day.ts";
import { attachment } from "#values/web/attachment.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/registrations-xlsx.ts";
import { ownRoster } from "./own-roster.server.ts";

/** `/organize/races/:id/registrations.xlsx`: the same as a workbook, where it is not too long for one. */
export async function loader(args: Route.LoaderArgs) {
  const { organizer, race, filters } = await ownRoster(args, args.params.id);
  const { db, now } = services(args.context);
  const file = await rosterWorkbook({ db, now }, { editor: organizer, filters });
  if (!file) {
    const list = workspace.registrations(race.id) + args.url.search;
    return seeOtherSaying(list, tooManyForWorkbook(mostInWorkbook));
  }
  await recordRosterExport({ db, now }, organizer, filters, "xlsx");
  return attachment(file, {
    name: `registrations-${toDay(now())}.xlsx`,
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
