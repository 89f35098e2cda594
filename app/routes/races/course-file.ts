import { findDownload } from "#features/courses/queries.server.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import { attachment } from "#values/web/attachment.ts";
import type { Route } from "./+types/course-file.ts";

/** `/races/:id/courses/:distanceId`: the file of a course, where its organizer offers it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, files } = services(context);
  const found = await findDownload({ db }, { raceId: params.id, distanceId: params.distanceId });
  if (!found) throw new Response("Course Not Found", { status: 404 });
  await requireWithinLimit(context, "courseDownload");
  const facts = await files.find(found.file);
  const stream = facts && (await files.stream(found.file));
  if (!stream) throw new Response("Course Not Found", { status: 404 });
  // The type is that of a course, never that of a page, and the browser does not guess another.
  return attachment(stream, { name: found.fileName, type: facts.contentType });
}
