import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { findImport, progressOf } from "#features/races/import/race-imports.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/progress.ts";

/** `/admin/races/import/:id/progress`: how far an import, or its undoing, is. */
export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const known = services(args.context);
  const found = await findImport(known, args.params.id);
  if (!found) throw new Response("There is no such import.", { status: 404 });
  const progress = await progressOf(known, found);
  return Response.json(progress, { headers: { "Cache-Control": "private, no-store" } });
}
