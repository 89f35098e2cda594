import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { readSentDocument } from "#features/experts/applications/documents.server.ts";
import { services } from "#services/context.ts";
import { readId } from "#values/id.ts";
import { attachment } from "#values/web/attachment.ts";
import type { Route } from "./+types/document.ts";

/** `/admin/experts/documents/:id`: a document of an application that was sent. */
export async function loader(args: Route.LoaderArgs) {
  const admin = await requireAdmin(args);
  const id = readId(args.params.id);
  const document = id && (await readSentDocument(services(args.context), admin, id));
  if (!document) throw new Response("Not Found", { status: 404 });
  return attachment(document.bytes, document);
}
