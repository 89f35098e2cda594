import { requireViewer } from "#features/accounts/viewer.server.ts";
import { readOwnFile } from "#features/registrations/files/stored.server.ts";
import { services } from "#services/context.ts";
import { attachment } from "#values/web/attachment.ts";
import type { Route } from "./+types/own-file.ts";

/** `/registrations/:id/sent-files/:file`: a file that the viewer has sent to the organizer. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const { id: registrationId, file: fileId } = args.params;
  const file = await readOwnFile(services(args.context), viewer, { registrationId, fileId });
  if (!file) throw new Response("Not Found", { status: 404 });
  return attachment(file.bytes, file);
}
