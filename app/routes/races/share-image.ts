import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { drawShareImage } from "#features/races/sharing/share-image.server.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/share-image.ts";

/** `/races/:id/share.jpg`: the picture of link previews. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireWithinLimit(context, "sharePicture");
  const { db, images } = services(context);
  const race = await findRaceToEnter({ db }, params.id);
  if (!race) throw new Response("Race Not Found", { status: 404 });
  const jpeg = await drawShareImage({ images }, race, languageOf(url));
  return new Response(Buffer.from(jpeg), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=3600" },
  });
}
