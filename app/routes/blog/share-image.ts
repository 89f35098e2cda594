import { findPost } from "#features/blog/reading/queries.server.ts";
import { postShareJpeg } from "#features/blog/reading/share-image.server.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import type { Route } from "./+types/share-image.ts";

/** `/blog/:id/share.jpg`: the picture of link previews. */
export async function loader({ context, params }: Route.LoaderArgs) {
  await requireWithinLimit(context, "sharePicture");
  const { db, now, files, images } = services(context);
  const post = await findPost({ db, now }, params.id);
  if (!post) throw new Response("Blog Post Not Found", { status: 404 });
  const jpeg = await postShareJpeg({ files, images }, post);
  return new Response(Buffer.from(jpeg), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=3600" },
  });
}
