import { requireViewer } from "#features/accounts/viewer.server.ts";
import { findActivityFile } from "#features/activities/queries.server.ts";
import { services } from "#services/context.ts";
import { attachment } from "#values/web/attachment.ts";
import type { Route } from "./+types/file.ts";

/** `/training/activities/:id/file`: the original recording, for its runner only. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { db, files } = services(args.context);
  const found = await findActivityFile({ db }, viewer, args.params.id);
  const facts = found && (await files.find(found.file));
  const stream = facts && (await files.stream(found.file));
  if (!stream) throw new Response("This activity has no file.", { status: 404 });
  return attachment(stream, { name: found.fileName, type: facts.contentType });
}
