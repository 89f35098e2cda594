import { chanceOf } from "#drawing/cover/chance.ts";
import { type Hour, inksFor } from "#drawing/cover/inks.ts";
import type { Scene } from "#drawing/cover/scene.ts";
import { sceneryOf } from "#drawing/cover/scenery.ts";
import { sea } from "#drawing/cover/sea.ts";
import { city } from "#drawing/cover/town/city.ts";
import { wild } from "#drawing/cover/wild.ts";
import { fold } from "#values/text/fold.ts";
import type { RaceCard } from "../race.ts";
import { isRaceKind, type RaceKind, raceType } from "../race-type.ts";

/** Raise it when covers are drawn differently: browsers cache them for ever. */
const version = "2";

export const coverSizes = {
  card: { width: 640, height: 376 },
  hero: { width: 1600, height: 420 },
} as const;

/** Wider covers are scaled up instead of showing more. */
const widestScene = 1180;

type CoverShape = keyof typeof coverSizes;

type Size = { width: number; height: number };

/** The address of the drawn cover of a race without a photo. */
export function coverAddress(
  race: Pick<RaceCard, "id" | "type" | "city" | "country">,
  shape: CoverShape,
): string {
  const { kind } = raceType(race.type);
  const place = placeName(race);
  return `/covers/${kind}/${race.id}.svg?place=${place}&shape=${shape}&v=${version}`;
}

/** Draws the cover of an address that `coverAddress` made; `null` for any other. */
export function drawCover(type: string, file: string, query: URLSearchParams): string | null {
  const [, seed] = /^([\w-]{1,64})\.svg$/.exec(file) ?? [];
  const shape = query.get("shape") ?? "card";
  const place = query.get("place") ?? "";
  const isPlace = /^[a-z0-9-]{0,40}(\.[a-z0-9-]{0,40})?$/.test(place);
  if (seed === undefined || !isRaceKind(type) || !isShape(shape) || !isPlace) return null;
  return draw({ seed, kind: type, place }, coverSizes[shape]);
}

/**
 * The cover of a race as an SVG document. The same seed (the race's id), type and place always
 * give the same drawing.
 * @param cover - its type as stored, or a kind; its hour only where the seed does not choose one
 */
export function coverSvg(
  cover: { seed: string; type: string; place?: { city: string; country: string }; hour?: Hour },
  size: Size,
): string {
  const { seed, type, hour } = cover;
  const kind = isRaceKind(type) ? type : raceType(type).kind;
  return draw({ seed, kind, place: cover.place ? placeName(cover.place) : "", hour }, size);
}

const scenes: Record<RaceKind, (scene: Scene) => string> = {
  road: city,
  urban: city,
  other: city,
  trail: wild,
  ultra: wild,
  mtb: wild,
  triathlon: sea,
};

const hours: Record<RaceKind, readonly [Hour, ...Hour[]]> = {
  road: ["day", "day", "dawn", "golden", "dusk", "night", "mist"],
  urban: ["dusk", "night", "night", "dawn", "day", "mist"],
  other: ["day", "dawn", "golden", "dusk", "mist"],
  trail: ["day", "day", "dawn", "golden", "mist", "dusk"],
  ultra: ["dawn", "dusk", "night", "golden", "day", "mist"],
  mtb: ["day", "golden", "golden", "dusk", "dawn"],
  triathlon: ["dawn", "day", "day", "golden", "dusk", "mist"],
};

type Drawn = { seed: string; kind: RaceKind; place: string; hour?: Hour };

function draw({ seed, kind, place, hour }: Drawn, size: Size) {
  const scale = Math.min(1, widestScene / size.width);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const chance = chanceOf(`${kind} ${seed}`);
  const chosen = chance.pick(hours[kind]);
  const inks = inksFor(kind, hour ?? chosen, chance);
  let names = 0;
  const name = () => (names++).toString(36).padStart(2, "a");
  const drawing = scenes[kind]({
    width,
    height,
    kind,
    chance,
    inks,
    place: sceneryOf(place),
    name,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}

/** Country and city for an address: `peru.lima`, `united-states.new-york`. */
function placeName({ city, country }: { city: string; country: string }): string {
  const [land, town] = [country, city].map((name) =>
    fold(name)
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 40),
  );
  return `${land}.${town}`;
}

function isShape(text: string): text is CoverShape {
  return Object.hasOwn(coverSizes, text);
}
