import { data } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { recordExport } from "#features/registrations/roster/exports.server.ts";
import { findRosterRace } from "#features/registrations/roster/queries.server.ts";
import { readStartListOrder } from "#features/registrations/roster/schema.ts";
import { startListFile } from "#features/registrations/roster/start-list.server.ts";
import { services } from "#services/context.ts";
import { csvAnswer } from "#values/csv.ts";
import { fold } from "#values/text/fold.ts";
import type { Route } from "./+types/start-list-file.ts";

/** `/admin/races/:id/start-list.csv`, for race day. */
export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const { db, now } = services(args.context);
  const race = await findRosterRace({ db }, admin, args.params.id);
  if (!race) throw data("Race not found", 404);
  await recordExport({ db, now }, admin, race, "csv");
  const order = readStartListOrder(args.url.searchParams);
  return csvAnswer(startListFile({ db }, race.id, order), fileName(race));
}

/** `start-list-lima-42k-2026-12-06.csv` */
function fileName({ name, startDate }: { name: string; startDate: string }): string {
  const words = fold(name).match(/[a-z0-9]+/g) ?? [];
  return `${["start-list", ...words.slice(0, 8), startDate].join("-")}.csv`;
}
