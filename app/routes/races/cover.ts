import { drawCover } from "#features/races/pictures/draw-cover.ts";
import type { Route } from "./+types/cover.ts";

/** `/covers/:type/:seed`: the drawn cover of a race without a photo, which never changes. */
export function loader({ params, request }: Route.LoaderArgs) {
  const svg = drawCover(params.type, params.seed, new URL(request.url).searchParams);
  if (svg === null) throw new Response("Not Found", { status: 404 });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
