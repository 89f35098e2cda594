import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { recordRosterExport } from "#features/registrations/roster/exports.server.ts";
import { tooManyForWorkbook } from "#features/registrations/roster/messages.ts";
import { rosterWorkbook } from "#features/registrations/roster/roster-file.server.ts";
import { mostInWorkbook } from "#features/registrations/roster/roster-file.ts";
import { readRosterFilters } from "#features/registrations/roster/schema.ts";
import { services } from "#services/context.ts";
import { toDay } from "#values/day.ts";
import { attachment } from "#values/web/attachment.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/registrations-xlsx.ts";

/** `/admin/races/registrations.xlsx`: the same as a workbook, where it is not too long for one. */
export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now } = services(args.context);
  const filters = readRosterFilters(args.url.searchParams);
  const file = await rosterWorkbook({ db, now }, { editor: admin, filters });
  if (!file) {
    const list = `${href("/admin/races/registrations")}${args.url.search}`;
    return seeOtherSaying(list, tooManyForWorkbook(mostInWorkbook));
  }
  await recordRosterExport({ db, now }, admin, filters, "xlsx");
  return attachment(file, {
    name: `registrations-${toDay(now())}.xlsx`,
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  });
}
