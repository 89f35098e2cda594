import { requireViewer } from "#features/accounts/viewer.server.ts";
import { readOwnDocument } from "#features/experts/applications/documents.server.ts";
import { services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import { attachment } from "#values/web/attachment.ts";
import type { Route } from "./+types/document.ts";

/** `/experts/apply/documents/:id`: a document of the viewer's own application. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const id = readId(args.params.id);
  const document = id && (await readOwnDocument(services(args.context), viewer, id));
  if (!document) throw new Response("Not Found", { status: 404 });
  return attachment(document.bytes, document);
}
