import { sql } from "drizzle-orm";
import { readRow } from "#db/rows.ts";
import { findRaceToEnter } from "#features/races/page/race-page.server.ts";
import { coverSvg } from "#features/races/pictures/draw-cover.ts";
import { placeOf, type RaceToEnter } from "#features/races/race.ts";
import { shareImageSize } from "#features/races/sharing/share-image.server.ts";
import { type Drawing, keptDrawings, type Picture, type TextBox } from "#services/images/images.ts";
import { drawPicturePage } from "#services/pdf/pdf.ts";
import type { Services } from "#services/services.ts";
import { brandMark } from "#ui/styles/brand-mark.ts";
import { lightColors } from "#ui/styles/colors.ts";
import { formatDay } from "#values/day.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { type PublicResult, publicList, publicRow, publishedResults } from "./public.server.ts";
import { formatResultTime, ownTime, placeLines, teamPlaceLine } from "./result.ts";
import { teamKey } from "./team-places.ts";
import { rankedTeams } from "./team-ranking.server.ts";

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
  if (!runner) return null;
  const { team, placeTeam } = runner;
  const [own] = team && placeTeam !== null ? await rankedTeams({ db }, shown, team) : [];
  const teammates = own?.runners.flatMap(({ name }) => (name ? [name] : [])) ?? [];
  return { race, distance: shown.distance, runner, teammates };
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

/** The parts of a result and of its race that a picture shows. */
export type ShownResult = {
  race: Pick<
    RaceToEnter,
    "id" | "name" | "type" | "startDate" | "city" | "stateProvince" | "country" | "position"
  >;
  /** Empty for the race as a whole. */
  distance: string;
  runner: Pick<
    PublicResult,
    | "bib"
    | "name"
    | "sex"
    | "category"
    | "gunMs"
    | "chipMs"
    | "placeOverall"
    | "placeSex"
    | "placeCategory"
    | "team"
    | "placeTeam"
    | "splits"
  >;
  /** The runners who count for its team. */
  teammates: string[];
};

/** A4 in landscape with 150 dots an inch, and the band of it that the cover fills. */
const certificateSize = { width: 1754, height: 1240 } as const;
const certificateCoverSize = { width: 1754, height: 400 } as const;

/** Always of the light scheme: a picture that is sent cannot follow a setting. */
const { paper, surface, ink, muted, signal } = lightColors;

/** The runner's bib number, time and places on the cover of the race, for link previews. */
export function resultPicture(shown: ShownResult, cover: string, lang: Lang): Picture {
  const { race, runner } = shown;
  const card = { left: 100, top: 60, width: 1000, height: 510, edge: 84 };
  const line = (box: Line) => within(card.left + 60, card.width - 120, box);
  return {
    ...shareImageSize,
    background: paper,
    drawings: [{ svg: cover, left: 0, top: 0, ...shareImageSize }, panel(card)],
    texts: [
      line({
        text: `${race.name}  ·  ${formatDay(race.startDate, lang)}`,
        top: card.top,
        height: card.edge,
        size: 34,
        color: surface,
      }),
      line({ text: nameOf(runner, lang), top: 176, height: 80, size: 62, color: ink }),
      line({ text: ownTime(runner) ?? "", top: 268, height: 150, size: 150, color: ink }),
      line({
        text: placeLines(runner, lang).slice(0, 3).join("  ·  "),
        top: 440,
        height: 44,
        size: 32,
        weight: 700,
        color: muted,
      }),
      line({
        text: [shown.distance, bibOf(runner, lang), "Dorsal"].filter(Boolean).join("  ·  "),
        top: 500,
        height: 40,
        size: 28,
        weight: 700,
        color: muted,
      }),
    ],
  };
}

/** A certificate for a runner who finished, as a picture of one page. */
export function certificatePicture(shown: ShownResult, cover: string, lang: Lang): Picture {
  const say = sayIn(lang);
  const { race, runner } = shown;
  const line = (box: Line) => within(160, certificateSize.width - 320, box);
  const members = membersOf(shown).join("  ·  ");
  const brand: Drawing = { svg: brandMark, left: 780, top: 1140, width: 60, height: 48 };
  return {
    ...certificateSize,
    background: surface,
    drawings: [{ svg: cover, left: 0, top: 0, ...certificateCoverSize }, brand],
    texts: [
      line({
        text: say({ en: "Finisher certificate", es: "Certificado de finalista" }),
        top: 440,
        height: 48,
        size: 36,
        weight: 700,
        color: signal,
      }),
      line({ text: nameOf(runner, lang), top: 500, height: 130, size: 100, color: ink }),
      line({
        text: [race.name, shown.distance].filter(Boolean).join("  ·  "),
        top: 646,
        height: 70,
        size: 48,
        weight: 700,
        color: ink,
      }),
      line({
        text: `${formatDay(race.startDate, lang)}  ·  ${placeOf(race, lang)}`,
        top: 722,
        height: 50,
        size: 34,
        weight: 500,
        color: muted,
      }),
      line({ text: ownTime(runner) ?? "", top: 800, height: 160, size: 150, color: ink }),
      line({
        text: [...placeLines(runner, lang), teamPlaceLine(runner, lang)]
          .filter(Boolean)
          .join("  ·  "),
        top: 976,
        height: 52,
        size: 36,
        weight: 700,
        color: ink,
      }),
      line({
        text: [clockOf(runner, lang), bibOf(runner, lang)].filter(Boolean).join("  ·  "),
        top: 1040,
        height: 44,
        size: 30,
        weight: 500,
        color: muted,
      }),
      ...(members
        ? [line({ text: members, top: 1086, height: 44, size: 28, weight: 500, color: muted })]
        : []),
      {
        text: "Dorsal",
        left: 852,
        top: 1140,
        width: 240,
        height: 48,
        size: 44,
        weight: 900,
        color: ink,
        align: "left",
        anchor: "middle",
      },
    ],
  };
}

type Runner = ShownResult["runner"];

/** The runners of a relay by their legs, or those who count for a team. */
function membersOf({ runner: { name, team, splits }, teammates }: ShownResult): string[] {
  const isRelay = team !== null && teamKey(team) === teamKey(name);
  if (!isRelay) return teammates;
  return splits.map((leg) => `${leg.name} ${formatResultTime(leg.ms)}`);
}

function nameOf({ name, bib }: Runner, lang: Lang): string {
  return name || sayIn(lang)({ en: `Bib ${bib}`, es: `Dorsal ${bib}` });
}

function bibOf({ name, bib }: Runner, lang: Lang): string {
  return name && bib ? sayIn(lang)({ en: `Bib ${bib}`, es: `Dorsal ${bib}` }) : "";
}

function clockOf({ chipMs, gunMs }: Runner, lang: Lang): string {
  const say = sayIn(lang);
  if (chipMs === null) return say({ en: "Gun time", es: "Tiempo oficial" });
  const chip = say({ en: "Chip time", es: "Tiempo de chip" });
  if (gunMs === null) return chip;
  const gun = formatResultTime(gunMs);
  return `${chip}  ·  ${say({ en: `gun time ${gun}`, es: `tiempo oficial ${gun}` })}`;
}

type Line = Pick<TextBox, "text" | "top" | "height" | "size" | "color"> &
  Partial<Pick<TextBox, "weight">>;

/** Centered between two edges. */
function within(left: number, width: number, { weight = 900, ...box }: Line): TextBox {
  return { ...box, weight, left, width, align: "center", anchor: "middle" };
}

/** Drawn with a margin of 40 pixels for the shadow. */
function panel(box: { left: number; top: number; width: number; height: number; edge: number }) {
  const { left, top, width, height, edge } = box;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 ${width + 80} ${height + 80}">
<rect x="-8" y="10" width="${width + 16}" height="${height + 14}" rx="36" fill="#000" fill-opacity=".16"/>
<rect width="${width}" height="${height}" rx="30" fill="${surface}"/>
<path d="M0 ${edge}V30a30 30 0 0 1 30-30h${width - 60}a30 30 0 0 1 30 30v${edge - 30}Z" fill="${signal}"/></svg>`;
  return { svg, left: left - 40, top: top - 40, width: width + 80, height: height + 80 };
}
