import { drawSeriesCover } from "#features/podcasts/sharing/pictures.server.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/cover.ts";

/** `/podcasts/cover.jpg`: the cover of the podcast, for the feed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireWithinLimit(context, "sharePicture");
  const jpeg = await drawSeriesCover(services(context), languageOf(url));
  return new Response(Buffer.from(jpeg), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=86400" },
  });
}
