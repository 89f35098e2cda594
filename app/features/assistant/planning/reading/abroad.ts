import type { Found } from "../words/phrasebook.ts";
import { type SplitMessage, typedWords } from "../words/sentence.ts";

/** Large cities outside of the countries that have races here, as both languages write them, folded. */
const cities: ReadonlySet<string> = new Set(
  `quito, guayaquil, bogota, medellin, cartagena, santiago de chile, valparaiso, buenos aires, mendoza, montevideo,
  asuncion, brasilia, sao paulo, rio de janeiro, caracas, ciudad de panama, panama city, san salvador, tegucigalpa,
  managua, la habana, havana, santo domingo, madrid, barcelona, sevilla, seville, bilbao, lisbon, lisboa, porto, paris,
  london, londres, manchester, berlin, munich, hamburg, hamburgo, frankfurt, vienna, viena, zurich, geneva, ginebra,
  rome, roma, milan, florence, florencia, venice, venecia, amsterdam, rotterdam, brussels, bruselas, copenhagen,
  copenhague, stockholm, estocolmo, oslo, helsinki, dublin, edinburgh, edimburgo, prague, praga, budapest, warsaw,
  varsovia, atenas, istanbul, estambul, moscu, dubai, tokyo, tokio, osaka, kyoto, seoul, seul, beijing, pekin, shanghai,
  hong kong, singapore, singapur, bangkok, mumbai, delhi, sydney, sidney, auckland, cape town, ciudad del cabo,
  johannesburg, nairobi, el cairo`
    .split(",")
    .map((name) => name.trim()),
);

const longestName = 3;
const leads = /^(?:in|en|near|around|cerca|de|to|a|at|or|o|and|y|about|from|desde|por)$/;

/** Whether a name is that of a city abroad. */
export function isAbroad(folded: string): boolean {
  return cities.has(folded);
}

/**
 * The cities abroad that a sentence asks for, as they were typed: `in Bogotá`.
 * @param isOurs - whether races here are in a place of that name
 */
export function readAbroad(
  sentence: SplitMessage,
  rest: readonly string[],
  isOurs: (name: string) => boolean,
): Found<string>[] {
  const found: Found<string>[] = [];
  for (let at = 0; at < rest.length; at++) {
    if (!leads.test(sentence.words[at - 1] ?? "")) continue;
    for (let size = Math.min(longestName, rest.length - at); size > 0; size--) {
      const name = rest.slice(at, at + size).join(" ");
      if (!cities.has(name) || isOurs(name)) continue;
      const typed = typedWords(sentence, at, at + size);
      found.push({ at, size, value: typed.charAt(0).toUpperCase() + typed.slice(1) });
      at += size - 1;
      break;
    }
  }
  return found;
}
