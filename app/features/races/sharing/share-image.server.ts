import { LRUCache } from "lru-cache";
import type { Services } from "#services/services.ts";
import { coverSvg } from "../cover.ts";
import { coverSize, type SharedRace, shareImage } from "./share-image.ts";

/** The latest pictures. One has about 80 kB and takes more than 0.1 s to draw. */
const drawn = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: (jpeg) => jpeg.byteLength,
  // Requests for a picture that is being drawn wait for it.
  fetchMethod: (_key, _stale, { context: draw }) => draw(),
});

/** The JPEG of a race for link previews, drawn again if anything that it shows has changed. */
export async function drawShareImage(
  { images }: Pick<Services, "images">,
  race: SharedRace & { id: string },
): Promise<Uint8Array> {
  const draw = () => {
    const cover = coverSvg({ seed: race.id, type: race.type, place: race }, coverSize);
    return images.drawJpeg(shareImage(race, cover));
  };
  const { id, name, type, status, startDate, city, stateProvince, country, distances } = race;
  const shown = [id, name, type, status, startDate, city, stateProvince, country, distances];
  return (await drawn.fetch(JSON.stringify(shown), { context: draw })) ?? draw();
}
