import { startListCsv } from "#features/registrations/roster/screens/start-list-answer.server.ts";
import type { Route } from "./+types/start-list-file.ts";
import { requireEditor } from "./editor.server.ts";

/** `…/races/:id/start-list.csv`, for race day. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  return startListCsv(args, editor, args.params.id);
}
