import { LRUCache } from "lru-cache";
import { portraitSvg } from "#drawing/portrait/portrait.ts";
import type { Services } from "#services/services.ts";
import type { ExpertCard } from "../expert.ts";
import { portraitAddress } from "../portrait.ts";
import { expertShareImage, type SharedExpert } from "./share-image.ts";

/** The latest pictures. One has about 60 kB and takes more than 0.1 s to draw. */
const drawn = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (jpeg) => jpeg.byteLength,
  // Requests for a picture that is being drawn wait for it.
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
});

/** The JPEG of an expert for link previews, drawn again if anything that it shows has changed. */
export async function drawExpertShareImage(
  { images }: Pick<Services, "images">,
  expert: SharedExpert & Pick<ExpertCard, "id" | "imageUrl">,
): Promise<Uint8Array> {
  const { id, name, role, location, specialties, rating10, reviews, imageUrl } = expert;
  const isDrawn = imageUrl === portraitAddress("expert", id);
  const draw = () =>
    images.drawJpeg(expertShareImage(expert, isDrawn ? portraitSvg("expert", id) : null));
  const shown = [id, name, role, location, specialties, rating10, reviews, isDrawn];
  return (await drawn.fetch(JSON.stringify(shown), { context: draw })) ?? draw();
}
