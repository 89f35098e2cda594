import { findExpert } from "#features/experts/page/expert-page.server.ts";
import { drawExpertShareImage } from "#features/experts/page/share-image.server.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/share-image.ts";

/** `/experts/:id/share.jpg`: the picture of link previews. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireWithinLimit(context, "sharePicture");
  const { db, mail, images } = services(context);
  const expert = await findExpert({ db, mail }, params.id, null);
  if (!expert) throw new Response("Expert Not Found", { status: 404 });
  const jpeg = await drawExpertShareImage({ images }, expert, languageOf(url));
  return new Response(Buffer.from(jpeg), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=3600" },
  });
}
