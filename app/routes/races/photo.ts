import { readPicture } from "#features/races/editing/race-files.server.ts";
import { services } from "#services/context.ts";
import type { Route } from "./+types/photo.ts";

/**
 * `/media/races/:file`: a picture of a race. Its name is a hash of its content, so it may be cached
 * forever; another picture has another address.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const stored = await readPicture(services(context), params.file);
  if (!stored) return new Response("Not Found", notFound);
  return new Response(new Uint8Array(stored.bytes), {
    headers: {
      "Content-Type": stored.contentType,
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

const notFound = { status: 404, headers: { "Cache-Control": "no-store" } };
