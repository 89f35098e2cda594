import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { templateFile } from "#features/races/import/export/export.server.ts";
import { csvAnswer } from "#values/web/attachment.ts";
import type { Route } from "./+types/template.ts";

/** `/admin/races/import/template.csv`: a file to begin with. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return csvAnswer(templateFile(), "races-template.csv");
}
