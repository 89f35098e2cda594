import { coverSvg } from "#features/races/pictures/draw-cover.ts";
import type { Services } from "#services/services.ts";
import { bibCoverSize, bibPicture, type PinnedEntry, type ShownOnBib } from "./bib-picture.ts";

/** The JPEG of a runner's bib. It is drawn for the runner alone and not kept. */
export function drawBibPicture(
  { images }: Pick<Services, "images">,
  entry: PinnedEntry,
  shown: ShownOnBib,
): Promise<Uint8Array> {
  const { race } = entry;
  const cover = coverSvg({ seed: race.id, type: race.type, place: race }, bibCoverSize);
  return images.drawJpeg(bibPicture(entry, cover, shown));
}
