import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { startListCsv } from "#features/registrations/roster/screens/start-list-answer.server.ts";
import type { Route } from "./+types/start-list-file.ts";

/** `/admin/races/:id/start-list.csv`, for race day. */
export async function loader(args: Route.LoaderArgs) {
  return startListCsv(args, await requireAdmin(args), args.params.id);
}
