import { type Drawing, keptDrawings, type Picture, type TextBox } from "#services/images/images.ts";
import type { Services } from "#services/services.ts";
import { brandMark } from "#ui/styles/brand-mark.ts";
import { lightColors } from "#ui/styles/colors.ts";
import { dayOfMonth, formatDay, formatMonth, yearOf } from "#values/day.ts";
import { type Lang, sayIn } from "#values/say.ts";
import type { CoveredRace } from "../pictures/cover.ts";
import { coverSvg } from "../pictures/draw-cover.ts";
import { placeOf, type RaceCard } from "../race.ts";
import { type RaceKind, raceKind, raceType } from "../race-type.ts";

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

/** The size that Open Graph and the Twitter card ask for, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The upper part of the picture, which the cover fills. */
const coverSize = { width: shareImageSize.width, height: 386 } as const;

/** The parts of a race that the picture shows. */
export type SharedRace = Pick<
  RaceCard,
  "name" | "type" | "status" | "startDate" | "city" | "stateProvince" | "country"
> & { distances: { text: string }[] };

/** Always of the light scheme: a picture on another site cannot follow a setting. */
const { paper, surface, ink, muted, danger } = lightColors;
const kindColors: Record<RaceKind, string> = {
  road: lightColors.road,
  trail: lightColors.pine,
  ultra: lightColors.plum,
  triathlon: lightColors.sky,
  mtb: lightColors.ochre,
  urban: lightColors.slate,
  other: lightColors.muted,
};

const mostDistances = 6;
const bib = { left: 64, top: 266, width: 224, height: 264, edge: 62 };
const column = { left: 328, width: 808 };
const brand: Drawing = { svg: brandMark, left: 64, top: 567, width: 40, height: 32 };

/** The cover, the bib pinned over its edge, and the name, day, place and distances of the race. */
export function shareImage(race: SharedRace, cover: string, lang: Lang): Picture {
  const say = sayIn(lang);
  const color = kindColors[raceKind(race.type)];
  const isCancelled = race.status === "cancelled";
  const day = formatDay(race.startDate, lang);
  return {
    ...shareImageSize,
    background: paper,
    drawings: [{ svg: cover, left: 0, top: 0, ...coverSize }, bibDrawing(color), brand],
    texts: [
      ...bibTexts(race, lang),
      inColumn({ text: race.name, top: 412, height: 106, size: 66, weight: 900, color: ink }),
      inColumn({
        text: [isCancelled && say({ en: "Cancelled", es: "Cancelada" }), day, placeOf(race, lang)]
          .filter(Boolean)
          .join("  ·  "),
        top: 530,
        height: 34,
        size: 28,
        weight: 500,
        color: isCancelled ? danger : muted,
      }),
      inColumn({
        text: [
          raceType(race.type, lang).label,
          ...race.distances.slice(0, mostDistances).map(textOf),
        ]
          .filter(Boolean)
          .join("  ·  "),
        top: 576,
        height: 30,
        size: 26,
        weight: 700,
        color,
      }),
      {
        text: "Dorsal",
        left: 116,
        top: 566,
        width: 180,
        height: 34,
        size: 32,
        weight: 900,
        color: ink,
        align: "left",
        anchor: "middle",
      },
    ],
  };
}

function inColumn(box: Pick<TextBox, "text" | "top" | "height" | "size" | "weight" | "color">) {
  return { ...box, ...column, align: "left", anchor: "middle" } satisfies TextBox;
}

function bibTexts({ startDate }: SharedRace, lang: Lang): TextBox[] {
  const centered = { left: bib.left + 14, width: bib.width - 28, align: "center" } as const;
  const numeral = String(dayOfMonth(startDate));
  const month = formatMonth(startDate, lang).toUpperCase();
  return [
    {
      ...centered,
      text: month,
      top: bib.top,
      height: bib.edge,
      size: 34,
      weight: 900,
      color: surface,
      anchor: "middle",
    },
    {
      ...centered,
      text: numeral,
      top: bib.top + bib.edge + 14,
      height: 122,
      size: 150,
      weight: 900,
      color: ink,
      anchor: "middle",
    },
    {
      ...centered,
      text: String(yearOf(startDate)),
      top: bib.top + 212,
      height: 32,
      size: 28,
      weight: 700,
      color: muted,
      anchor: "middle",
    },
  ];
}

/** Drawn with a margin of 20 pixels for the shadow. */
function bibDrawing(color: string): Drawing {
  const { width, height, edge } = bib;
  const hole = (x: number) => `<circle cx="${x}" cy="${edge / 2}" r="9" fill="${paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 ${width + 40} ${height + 40}">
<rect x="-3" y="4" width="${width + 6}" height="${height + 4}" rx="22" fill="#000" fill-opacity=".07"/>
<rect x="-1" y="2" width="${width + 2}" height="${height + 1}" rx="20" fill="#000" fill-opacity=".1"/>
<rect width="${width}" height="${height}" rx="18" fill="${surface}"/>
<path d="M0 ${edge}V18a18 18 0 0 1 18-18h${width - 36}a18 18 0 0 1 18 18v${edge - 18}Z" fill="${color}"/>
${hole(28)}${hole(width - 28)}</svg>`;
  return { svg, left: bib.left - 20, top: bib.top - 20, width: width + 40, height: height + 40 };
}

function textOf({ text }: { text: string }): string {
  return text;
}
