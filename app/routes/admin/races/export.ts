import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { exportRaces } from "#features/races/import/export/export.server.ts";
import { services } from "#services/context.ts";
import { toDay } from "#values/day.ts";
import { readWords } from "#values/text/clean.ts";
import { csvAnswer } from "#values/web/attachment.ts";
import type { Route } from "./+types/export.ts";

/** `/admin/races/export.csv`: all races, or those that `q` finds, in the format of the import. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, now } = services(args.context);
  const file = exportRaces({ db }, { words: readWords(args.url.searchParams) });
  return csvAnswer(file, `races-${toDay(now())}.csv`);
}
