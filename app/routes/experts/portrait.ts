import { drawPortrait } from "#features/experts/portrait.ts";
import type { Route } from "./+types/portrait.ts";

/** `/portraits/:kind/:file`: the drawn portrait of an expert or a coach, which never changes. */
export function loader({ params }: Route.LoaderArgs) {
  const svg = drawPortrait(params.kind, params.file);
  if (svg === null) throw new Response("Not Found", { status: 404 });
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
