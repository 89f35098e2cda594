import { bibLabel } from "#features/races/card/bib-number.ts";
import { raceType } from "#features/races/race-type.ts";
import type { Drawing, Picture, TextBox } from "#services/images/images.ts";
import { brandMark } from "#ui/styles/brand-mark.ts";
import { lightColors } from "#ui/styles/colors.ts";
import { formatDay } from "#values/day.ts";
import type { LengthUnit } from "#values/length.ts";
import type { Lang } from "#values/say.ts";
import { codeSvg } from "../entry-code.ts";
import type { RegistrationRecord } from "../registration.ts";

/** A square fits the feeds and the messages in which runners show their bibs. */
export const bibPictureSize = { width: 1080, height: 1080 } as const;

/** The cover fills the square down to the band on which the name of the site stands. */
export const bibCoverSize = { width: 1080, height: 930 } as const;

/** The parts of a registration that its bib shows. None of the answers but the name. */
export type PinnedEntry = Pick<
  RegistrationRecord,
  "distance" | "bib" | "checkInCode" | "firstName" | "lastName"
> & {
  race: Pick<
    RegistrationRecord["race"],
    "id" | "name" | "type" | "city" | "country" | "startDate" | "position"
  >;
};

/** Always of the light scheme: a picture that is sent cannot follow a setting. */
const { paper, surface, ink, muted, signal } = lightColors;
const bib = { left: 140, top: 190, width: 800, height: 700, edge: 120 };
/** At the lower right of the bib; each square of the code is 7 pixels wide. */
const code = { left: bib.left + 530, top: bib.top + 440, width: 231, height: 231 };
const brand: Drawing = { svg: brandMark, left: 64, top: 986, width: 50, height: 40 };

export type ShownOnBib = { unit: LengthUnit; isNamed: boolean; isCoded: boolean; lang: Lang };

/**
 * The runner's bib on the cover of the race: distance, number, place and day.
 * @param shown.isNamed - whether the name of the runner is on it too
 * @param shown.isCoded - whether the code for the desk is on it, which nobody else should see
 */
export function bibPicture(
  entry: PinnedEntry,
  cover: string,
  { unit, isNamed, isCoded, lang }: ShownOnBib,
): Picture {
  const { race, distance, firstName, lastName } = entry;
  const number = distance === null ? raceType(race.type, lang).label : bibLabel(distance, unit);
  const lower = isCoded ? besideCode : onBib;
  return {
    ...bibPictureSize,
    background: paper,
    drawings: [
      { svg: cover, left: 0, top: 0, ...bibCoverSize },
      drawnBib(),
      ...(isCoded ? [{ svg: codeSvg(entry.checkInCode), ...code }] : []),
      brand,
    ],
    texts: [
      onBib({
        text: edgeOf(race, lang),
        top: 0,
        height: bib.edge,
        size: 42,
        color: surface,
      }),
      onBib({ text: number, top: 135, height: 290, size: 280, color: ink }),
      ...(isNamed
        ? [
            lower({
              text: `${firstName} ${lastName}`,
              top: 440,
              height: 92,
              size: 60,
              color: ink,
            }),
          ]
        : []),
      lower({ text: race.name, top: 544, height: 62, size: 38, weight: 700, color: muted }),
      lower({
        text: `${lang === "en" ? "No." : "N.º"} ${entry.bib}`,
        top: 618,
        height: 46,
        size: 34,
        weight: 700,
        color: muted,
      }),
      {
        text: "Dorsal",
        left: 130,
        top: 984,
        width: 240,
        height: 44,
        size: 40,
        weight: 900,
        color: ink,
        align: "left",
        anchor: "middle",
      },
    ],
  };
}

/** What fits one row of the edge; more takes two, of which none ends with the dot. */
const longestRow = 26;

function edgeOf({ city, startDate }: PinnedEntry["race"], lang: Lang): string {
  const day = formatDay(startDate, lang);
  const row = `${city} · ${day}`;
  return row.length > longestRow ? `${city} ${day.replaceAll(" ", "\u00a0")}` : row;
}

/** Centered in the bib; `top` is counted from its upper edge. */
function onBib({
  top,
  weight = 900,
  ...box
}: Pick<TextBox, "text" | "top" | "height" | "size" | "color"> & Partial<Pick<TextBox, "weight">>) {
  return {
    ...box,
    weight,
    left: bib.left + 90,
    top: bib.top + top,
    width: bib.width - 180,
    align: "center",
    anchor: "middle",
  } satisfies TextBox;
}

/** At the left of the code. */
function besideCode(box: Parameters<typeof onBib>[0]): TextBox {
  return { ...onBib(box), left: bib.left + 56, width: 460, align: "left" };
}

/** Drawn with a margin of 40 pixels for the shadow. */
function drawnBib(): Drawing {
  const { width, height, edge } = bib;
  const hole = (x: number) => `<circle cx="${x}" cy="${edge / 2}" r="20" fill="${paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 ${width + 80} ${height + 80}">
<rect x="-8" y="10" width="${width + 16}" height="${height + 14}" rx="40" fill="#000" fill-opacity=".16"/>
<rect width="${width}" height="${height}" rx="34" fill="${surface}"/>
<path d="M0 ${edge}V34a34 34 0 0 1 34-34h${width - 68}a34 34 0 0 1 34 34v${edge - 34}Z" fill="${signal}"/>
${hole(56)}${hole(width - 56)}</svg>`;
  return {
    svg,
    left: bib.left - 40,
    top: bib.top - 40,
    width: width + 80,
    height: height + 80,
  };
}
