import { toMeters } from "#features/races/distance.ts";

const vocabularySize = 4000;

const syllables =
  "ba ca cho da fe gua hui ja ka lla ma mo na ña pa qui ra ri ro sa si ta ti to u va vi xo ya zu".split(
    " ",
  );

/** Words that occur in many names. */
const commonWords =
  "Marathon Maratón Half Trail Run Night City Andes Costa Sierra Ultra Challenge Classic Festival Valley Lake Mountain Bay Forest River Summit Coast Desert Sunrise Solidaria Carrera Reto Vertical Corrida Nocturna".split(
    " ",
  );

const labels = "5K,8K,10K,15K,Half Marathon,25 km,30K,Marathon,50K,50 miles,100K,100 miles".split(
  ",",
);

/** Words of names, the frequent ones first. */
export function words(): string[] {
  return [...commonWords, ...Array.from({ length: vocabularySize }, (_, n) => makeWord(n))];
}

/** Distances from the shortest to the longest; a race takes three consecutive ones. */
export function offers() {
  return labels.map((label, n) => ({ label, meters: toMeters(label), cost: 20 + n * n * 2 }));
}

/** The n-th generated word: a number written in at least two syllables. */
function makeWord(n: number): string {
  let rest = (n + 1) * 7919;
  let word = "";
  while (rest > 0 || word.length < 4) {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return word.charAt(0).toUpperCase() + word.slice(1);
}
