import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { templateFile } from "#features/races/import/template.ts";
import type { Route } from "./+types/template.ts";

/** `/admin/races/import/template.csv`: a file to begin with. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return new Response(templateFile(), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="races-template.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
