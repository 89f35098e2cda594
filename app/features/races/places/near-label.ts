import { placeIn } from "#values/countries.ts";
import type { LengthUnit } from "#values/length.ts";
import { type Lang, sayIn } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { type Near, radiusLabel, readPosition, wholeLength } from "./near.ts";

/** `Within 50 km of Cusco, Peru`. */
export function nearLabel({ place, km }: Near, unit: LengthUnit, lang: Lang): string {
  const say = sayIn(lang);
  const radius = radiusLabel(km, unit);
  const center = readPosition(place)
    ? say({ en: "a position", es: "una posición" })
    : placeIn(place, lang);
  return say({ en: `Within ${radius} of ${center}`, es: `A menos de ${radius} de ${center}` });
}

/** How far a race lies from the centre of its list: `12 km away`. */
export function awayLabel(meters: number, unit: LengthUnit, lang: Lang): string {
  const say = sayIn(lang);
  const length = wholeLength(meters, unit);
  if (length === 0) return say({ en: `under 1 ${unit} away`, es: `a menos de 1 ${unit}` });
  const shown = `${formatCount(length)} ${unit}`;
  return say({ en: `${shown} away`, es: `a ${shown}` });
}
