import type { OneMeaning } from "./term.ts";

/** Synonyms of the badges. Words that are also names (`city`, `ruta`) are left out. */
export const typeNames: Record<string, string> = {
  road: "Road",
  asfalto: "Road",
  "en asfalto": "Road",
  trail: "Trail",
  trails: "Trail",
  trailrunning: "Trail",
  ultra: "Ultra",
  ultras: "Ultra",
  ultramarathon: "Ultra",
  ultramarathons: "Ultra",
  ultramaraton: "Ultra",
  ultramaratones: "Ultra",
  "ultra marathon": "Ultra",
  "ultra marathons": "Ultra",
  "ultra maraton": "Ultra",
  "ultra maratones": "Ultra",
  "ultra trail": "Ultra",
  "ultra trails": "Ultra",
  "trail ultra": "Ultra",
  "trail ultras": "Ultra",
  triathlon: "Triathlon",
  triathlons: "Triathlon",
  triatlon: "Triathlon",
  triatlones: "Triathlon",
  mtb: "MTB",
  btt: "MTB",
  "mountain bike": "MTB",
  "mountain biking": "MTB",
  "mountain bikes": "MTB",
  "ciclismo montana": "MTB",
  bici: "MTB",
  bicis: "MTB",
  bicicleta: "MTB",
  "bici montana": "MTB",
  "bicicleta montana": "MTB",
  urban: "Urban",
  urbana: "Urban",
  urbanas: "Urban",
};

/** Kinds of races by words that mean something else where they stand alone. */
const racesOf: Record<string, string> = {
  mountain: "Trail",
  mountains: "Trail",
  montana: "Trail",
  montanas: "Trail",
  cerro: "Trail",
  city: "Urban",
  calle: "Road",
  ruta: "Road",
  asfalto: "Road",
};

const race = /^(races?|runs?|running|carreras?|corridas?)$/;
const connecting = /^(de|del|en|la|in|on|the)$/;

/** A kind of race: `trail`, `trail running`, `ultra marathon`, `triatlón`, `carreras de montaña`. */
export function readType(words: readonly string[]): OneMeaning | null {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (connecting.test(first) || connecting.test(last)) return null;
  const telling = words.filter((word) => !connecting.test(word));
  const name = telling.filter((word) => !race.test(word)).join(" ");
  const isRace = telling.some((word) => race.test(word));
  const type = ofName(typeNames, name) ?? (isRace ? ofName(racesOf, name) : undefined);
  return type === undefined ? null : { kind: "type", type };
}

function ofName(names: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
