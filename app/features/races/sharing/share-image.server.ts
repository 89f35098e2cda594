import { keptDrawings } from "#services/images/images.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import type { CoveredRace } from "../pictures/cover.ts";
import { coverSvg } from "../pictures/draw-cover.ts";
import { coverSize, type SharedRace, shareImage } from "./share-image.ts";

const kept = keptDrawings(16 * 1024 * 1024);

/** The JPEG of a race for link previews, drawn again if anything that it shows has changed. */
export async function drawShareImage(
  { images }: Pick<Services, "images">,
  race: SharedRace & CoveredRace,
  lang: Lang,
): Promise<Uint8Array> {
  const draw = () => {
    const cover = coverSvg({ seed: race.id, type: race.type, place: race }, coverSize);
    return images.drawJpeg(shareImage(race, cover, lang));
  };
  const { id, name, type, status, startDate, city, stateProvince, country, distances } = race;
  const place = [city, stateProvince, country, race.position];
  const shown = [lang, id, name, type, status, startDate, place, distances];
  return kept(JSON.stringify(shown), draw);
}
