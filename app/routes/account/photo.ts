import { services } from "#services/context.ts";
import type { Route } from "./+types/photo.ts";

/**
 * `/media/people/:file`: a person's photo. Its name is made of its content, so that it can be cached
 * for ever; a new photo has a new address.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^[0-9a-f]{40}-\d{2,3}\.webp$/.test(params.file)) throw notFound();
  const stored = await services(context).files.read(`people/${params.file}`);
  if (!stored) throw notFound();
  return new Response(new Uint8Array(stored.bytes), {
    headers: {
      "Content-Type": stored.contentType,
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}

function notFound(): Response {
  return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-store" } });
}
