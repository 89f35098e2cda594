import { portraitSvg } from "#drawing/portrait/portrait.ts";
import { type Drawing, keptDrawings, type Picture, type TextBox } from "#services/images/images.ts";
import type { Services } from "#services/services.ts";
import { brandMark } from "#ui/styles/brand-mark.ts";
import { lightColors } from "#ui/styles/colors.ts";
import { placeIn } from "#values/countries.ts";
import type { Lang } from "#values/say.ts";
import { type ExpertCard, serviceIn } from "../expert.ts";
import { portraitAddress } from "../portrait.ts";

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

/** The size that Open Graph and the Twitter card ask for, in pixels. */
const pictureSize = { width: 1200, height: 630 } as const;

/** The parts of an expert that the picture shows. */
export type SharedExpert = Pick<
  ExpertCard,
  "name" | "role" | "location" | "specialties" | "rating10" | "reviews"
>;

/** Always of the light scheme: a picture on another site cannot follow a setting. */
const { paper, surface, sunken, line, contour, ink, muted, pine } = lightColors;

const mostServices = 3;
const band = { width: pictureSize.width, height: 300 };
const bib = { left: 64, top: 92, width: 320, edge: 62, foot: 26 };
const column = { left: 432, width: 704 };

/**
 * The portrait pinned like a number, and the name, title, place, rating and services of the expert.
 * @param portrait - as SVG; `null` for an expert with a photo, whom no drawing resembles
 */
export function expertShareImage(
  expert: SharedExpert,
  portrait: string | null,
  lang: Lang,
): Picture {
  const rating =
    expert.rating10 !== null && expert.rating10 > 0
      ? `★ ${(expert.rating10 / 10).toFixed(1)} (${expert.reviews})`
      : null;
  const face = { left: bib.left, top: bib.top + bib.edge, width: bib.width, height: bib.width };
  return {
    ...pictureSize,
    background: paper,
    drawings: [
      { svg: bandSvg, left: 0, top: 0, ...band },
      bibDrawing(),
      ...(portrait === null ? [] : [{ svg: portrait, ...face }]),
      { svg: brandMark, left: 64, top: 567, width: 40, height: 32 },
    ],
    texts: [
      ...(portrait === null ? [{ ...initials, ...face, text: initialsOf(expert.name) }] : []),
      inColumn({ text: expert.name, top: 136, height: 144, size: 72, weight: 900, color: ink }),
      inColumn({ text: expert.role, top: 326, height: 44, size: 36, weight: 700, color: pine }),
      inColumn({
        text: [placeIn(expert.location, lang), rating].filter(Boolean).join("  ·  "),
        top: 386,
        height: 36,
        size: 28,
        weight: 500,
        color: muted,
      }),
      inColumn({
        text: expert.specialties
          .slice(0, mostServices)
          .map((service) => serviceIn(service, lang))
          .join("  ·  "),
        top: 440,
        height: 68,
        size: 26,
        weight: 700,
        color: ink,
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

const initials = {
  size: 150,
  weight: 900,
  color: ink,
  align: "center",
  anchor: "middle",
} as const satisfies Partial<TextBox>;

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("");
}

function inColumn(box: Pick<TextBox, "text" | "top" | "height" | "size" | "weight" | "color">) {
  return { ...box, ...column, align: "left", anchor: "middle" } satisfies TextBox;
}

const rings = Array.from({ length: 24 }, (_, place) => {
  const radius = 40 + place * 46;
  return `<ellipse cx="990" cy="390" rx="${radius}" ry="${radius * 0.62}"/>`;
});

/** The contour lines at the head of the page. */
const bandSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${band.width} ${band.height}">
<rect width="${band.width}" height="${band.height}" fill="${sunken}"/>
<g fill="none" stroke="${contour}" stroke-width="2">${rings.join("")}</g>
<rect y="${band.height - 2}" width="${band.width}" height="2" fill="${line}"/></svg>`;

/** Drawn with a margin of 20 pixels for the shadow. */
function bibDrawing(): Drawing {
  const { width, edge } = bib;
  const height = edge + width + bib.foot;
  const hole = (x: number) => `<circle cx="${x}" cy="${edge / 2}" r="10" fill="${paper}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 ${width + 40} ${height + 40}">
<rect x="-3" y="4" width="${width + 6}" height="${height + 4}" rx="22" fill="#000" fill-opacity=".07"/>
<rect x="-1" y="2" width="${width + 2}" height="${height + 1}" rx="20" fill="#000" fill-opacity=".1"/>
<rect width="${width}" height="${height}" rx="18" fill="${surface}"/>
<path d="M0 ${edge}V18a18 18 0 0 1 18-18h${width - 36}a18 18 0 0 1 18 18v${edge - 18}Z" fill="${pine}"/>
${hole(34)}${hole(width - 34)}</svg>`;
  return { svg, left: bib.left - 20, top: bib.top - 20, width: width + 40, height: height + 40 };
}
