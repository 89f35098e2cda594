import { sql } from "drizzle-orm";
import { readRow } from "#db/rows.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { coverSvg } from "#features/races/pictures/draw-cover.ts";
import { shareImageSize } from "#features/races/sharing/share-image.ts";
import { keptDrawings } from "#services/images/kept-drawings.ts";
import { drawPicturePage } from "#services/pdf/picture-page.ts";
import type { Services } from "#services/services.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { publicList, publicRow, publishedResults } from "./public.server.ts";
import {
  certificateCoverSize,
  certificatePicture,
  resultPicture,
  type ShownResult,
} from "./runner-pictures.ts";

/**
 * The published result of a bib number that finished, or `null`.
 * @param key - of the distance; without it, the first one counts
 */
export async function finisherOf(
  { db }: Pick<Services, "db">,
  raceId: string,
  { key, bib }: { key: string | null; bib: string },
): Promise<ShownResult | null> {
  const race = bib === "" ? null : await findRaceToEnter({ db }, raceId);
  if (!race) return null;
  const results = await publishedResults({ db }, race.id);
  const shown = key === null ? results[0] : results.find((one) => one.key === key);
  if (!shown) return null;
  const runner = await readRow(
    db,
    publicRow,
    sql`
      select ${publicList} from race_results r
      where r.import_id = ${shown.id}::uuid and r.bib = ${bib} and r.status = 'finished'
      order by r.sort_order limit 1`,
  );
  return runner && { race, distance: shown.distance, runner };
}

const kept = keptDrawings(16 * 1024 * 1024);

/** The JPEG of a runner's result for link previews. */
export function drawResult(
  { images }: Pick<Services, "images">,
  shown: ShownResult,
  lang: Lang,
): Promise<Uint8Array> {
  return kept(JSON.stringify([lang, shown]), () =>
    images.drawJpeg(resultPicture(shown, coverOf(shown, shareImageSize), lang)),
  );
}

/**
 * The certificate of a finisher as a PDF of one page. Its text is a part of the picture, which has letters
 * of every alphabet that the site can draw.
 */
export async function drawCertificate(
  { images }: Pick<Services, "images">,
  shown: ShownResult,
  lang: Lang,
): Promise<Uint8Array<ArrayBuffer>> {
  const cover = coverOf(shown, certificateCoverSize);
  const jpeg = await images.drawJpeg(certificatePicture(shown, cover, lang));
  const { race, runner } = shown;
  const who = runner.name || runner.bib;
  const title = sayIn(lang)({
    en: `Certificate of ${who}, ${race.name}`,
    es: `Certificado de ${who}, ${race.name}`,
  });
  return drawPicturePage(jpeg, { title, lang });
}

function coverOf({ race }: ShownResult, size: { width: number; height: number }): string {
  return coverSvg({ seed: race.id, type: race.type, place: race }, size);
}
