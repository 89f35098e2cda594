import type { Meaning } from "./term.ts";

/** Synonyms of the badges. Words that are also names (`city`, `ruta`) are left out. */
export const typeNames: Record<string, string> = {
  road: "Road",
  asfalto: "Road",
  trail: "Trail",
  trails: "Trail",
  ultra: "Ultra",
  ultras: "Ultra",
  ultramarathon: "Ultra",
  ultramaraton: "Ultra",
  "ultra marathon": "Ultra",
  "ultra maraton": "Ultra",
  triathlon: "Triathlon",
  triatlon: "Triathlon",
  mtb: "MTB",
  btt: "MTB",
  "mountain bike": "MTB",
  urban: "Urban",
  urbana: "Urban",
};

const race = /^(races?|runs?|running)$/;

/** A kind of race: `trail`, `trail running`, `ultra marathon`, `triatlón`. */
export function readType(words: readonly string[]): Meaning | null {
  const name = words.filter((word, at) => at === 0 || !race.test(word)).join(" ");
  const type = Object.hasOwn(typeNames, name) ? typeNames[name] : undefined;
  return type === undefined ? null : { kind: "type", type };
}
