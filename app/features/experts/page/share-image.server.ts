import { portraitSvg } from "#drawing/portrait/portrait.ts";
import { keptDrawings } from "#services/images/kept-drawings.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import type { ExpertCard } from "../expert.ts";
import { portraitAddress } from "../portrait.ts";
import { expertShareImage, type SharedExpert } from "./share-image.ts";

const kept = keptDrawings(8 * 1024 * 1024);

/** The JPEG of an expert for link previews, drawn again if anything that it shows has changed. */
export async function drawExpertShareImage(
  { images }: Pick<Services, "images">,
  expert: SharedExpert & Pick<ExpertCard, "id" | "imageUrl">,
  lang: Lang,
): Promise<Uint8Array> {
  const { id, name, role, location, specialties, rating10, reviews, imageUrl } = expert;
  const isDrawn = imageUrl === portraitAddress("expert", id);
  const draw = () =>
    images.drawJpeg(expertShareImage(expert, isDrawn ? portraitSvg("expert", id) : null, lang));
  const shown = [id, lang, name, role, location, specialties, rating10, reviews, isDrawn];
  return kept(JSON.stringify(shown), draw);
}
