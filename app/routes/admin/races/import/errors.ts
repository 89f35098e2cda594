import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { refusedRowsOf } from "#features/races/import/uploads.server.ts";
import { services } from "#services/context.ts";
import { csvAnswer } from "#values/web/attachment.ts";
import type { Route } from "./+types/errors.ts";

/** `/admin/races/import/:id/errors.csv`: the rows that were not imported, with what is wrong. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const file = await refusedRowsOf(services(args.context), args.params.id);
  if (file === null)
    throw new Response("The file of this import is not kept any more.", { status: 404 });
  return csvAnswer(file, "not-imported.csv");
}
