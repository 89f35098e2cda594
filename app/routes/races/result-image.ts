import { drawResult, finisherOf } from "#features/results/runner-pictures.server.ts";
import { requireWithinLimit, services } from "#services/context.ts";
import { keepable } from "#values/text/clean.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/result-image.ts";

/** `/races/:id/results/share.jpg?bib=7`: the picture of link previews of one result. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, images } = services(context);
  const asked = url.searchParams;
  const key = asked.get("distance");
  const shown = await finisherOf({ db }, params.id, { key, bib: keepable(asked.get("bib") ?? "") });
  if (!shown) throw new Response("Result Not Found", { status: 404 });
  await requireWithinLimit(context, "sharePicture");
  const jpeg = await drawResult({ images }, shown, languageOf(url));
  return new Response(Buffer.from(jpeg), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=3600" },
  });
}
