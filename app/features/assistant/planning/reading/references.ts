import { formatDay } from "#values/day.ts";
import type { MentionedRace } from "../../conversation/utterance.ts";
import type { RaceReference } from "../intents.ts";
import {
  type Found,
  findPhrases,
  phrasebook,
  type WordSpan,
  wordsOfBook,
} from "../words/phrasebook.ts";
import { wordsOfName } from "../words/sentence.ts";
import { wordSet } from "../words/word-set.ts";
import { raceWords } from "./cues.ts";

/** Races by their place among those shown last, from 0; -1 is the last one. */
const places = phrasebook<readonly number[]>([
  [
    `[the] first one|race|option, number one|1, the first, [the] 1st [one|race|option], el primero, la primera,
      primera carrera|opcion, el 1, la 1, la uno, el uno, opcion 1|uno`,
    [0],
  ],
  [
    `[the] second one|race|option, number two|2, the second, [the] 2nd [one|race|option], el segundo,
      la segunda, segunda carrera|opcion, el 2, la 2, la dos, el dos, opcion 2|dos`,
    [1],
  ],
  [
    `[the] third one|race|option, number three|3, the third, [the] 3rd [one|race|option], el tercero,
      la tercera, tercera carrera|opcion, el 3, la 3, la tres, el tres, opcion 3|tres`,
    [2],
  ],
  [
    `[the] fourth one|race|option, number four|4, the fourth, the 4th [one|race|option], el cuarto,
      la cuarta, cuarta carrera|opcion, el 4, la 4, opcion 4`,
    [3],
  ],
  [
    `[the] fifth one|race|option, number five|5, the fifth, the 5th [one|race|option], el quinto,
      la quinta, quinta carrera|opcion, el 5, la 5, opcion 5`,
    [4],
  ],
  ["[the] top one, la de [mas] arriba, el de [mas] arriba", [0]],
  [
    "the last one|race, the last, la ultima, el ultimo, ultima carrera|opcion, [the] bottom one, la de [mas] abajo",
    [-1],
  ],
  [
    `both, both of them, the first two, the top two|2, those two, these two, the two, the first 2, ambas, ambos,
      las dos, los dos, las 2, los 2, las dos primeras, los dos primeros, las primeras dos|2,
      los primeros dos, esas dos, esos dos`,
    [0, 1],
  ],
  [
    `all three, the first three, those three, the three, las tres, las primeras tres, los tres,
      esas tres`,
    [0, 1, 2],
  ],
]);

/** The race that was spoken of last. */
const pointing = phrasebook([
  [
    `it, its, that one, that race|marathon|run|event, this one, this race|marathon|run|event,
      the race, that, same one, the same race, esa, ese, esa carrera|maraton|prueba,
      ese evento|maraton, esta carrera|maraton|prueba, este evento|maraton, esta, este,
      la carrera, la misma, el evento, ella`,
    true,
  ],
]);

const them = phrasebook([
  ["they, them, those, these, ellas, estas, esas, the ones, of these, of those", true],
]);

/** What follows `the first` where it does not mean a race: `the first time`, `la primera semana`. */
const notRaces = wordSet(
  `time timer week weekend weekends day month half quarter marathon ultra trail triathlon 10k 5k
    km kms k mile vez semana dia mes quincena maraton media year place years`,
);

export const referenceWords = [places, pointing, them].flatMap(
  (book: Parameters<typeof wordsOfBook>[0]) => wordsOfBook(book),
);

/** The races that a message means by their place among those shown last. */
export function placedRaces(
  words: readonly string[],
  shown: readonly MentionedRace[],
): Found<RaceReference>[] {
  const numbered = numberedPlaces(words, shown.length);
  return [...findPhrases(places, words), ...numbered, ...middlePlace(words, shown.length)]
    .filter(({ at, size }) => !notRaces.has(words[at + size] ?? ""))
    .flatMap(({ value, ...span }) =>
      value.flatMap((place) => {
        const race = shown.at(place);
        return race ? [{ ...span, value: { id: race.id } }] : [];
      }),
    );
}

const middle =
  /^(?:the middle (?:one|race)|(?:la|el) (?:del?|de en) (?:medio|enmedio|en medio)|(?:la|el) (?:medio|intermedi[ao]))$/;

/** `The middle one` of three or five. */
function middlePlace(words: readonly string[], count: number): Found<readonly number[]>[] {
  if (count < 3 || count % 2 === 0) return [];
  return words.flatMap((_, at) =>
    [4, 3, 2].flatMap((size) =>
      at + size <= words.length && middle.test(words.slice(at, at + size).join(" "))
        ? [{ at, size, value: [(count - 1) / 2] }]
        : [],
    ),
  );
}

const comparingNumbers = /^(?:compare|compara|comparar|comparame|between|entre|vs|versus)$/;

/** `Compare 1 and 3`: numbers with nothing but an "and" around them. */
function numberedPlaces(words: readonly string[], most: number): Found<readonly number[]>[] {
  if (!words.some((word) => comparingNumbers.test(word))) return [];
  return words.flatMap((word, at) => {
    const isPlace = /^[1-9]$/.test(word) && Number(word) <= most;
    const isLed = /^(?:and|y|with|con|to|or|o|the|la|el|number|)$/.test(words[at - 1] ?? "");
    const isAfterCue = comparingNumbers.test(words[at - 1] ?? "");
    const isEnd = /^(?:and|y|with|con|vs|versus|to|or|o|)$/.test(words[at + 1] ?? "");
    return isPlace && (isLed || isAfterCue) && isEnd
      ? [{ at, size: 1, value: [Number(word) - 1] }]
      : [];
  });
}

/** Whether a message counts races that were shown: `the second one`, `las dos primeras`. */
export function countsPlaces(words: readonly string[]): boolean {
  return findPhrases(places, words).some(({ at, size }) => !notRaces.has(words[at + size] ?? ""));
}

/** Races that were shown and are called by their name, or by a part of it that only they have. */
export function shownByName(
  words: readonly string[],
  shown: readonly MentionedRace[],
): Found<RaceReference>[] {
  const found = shown.flatMap(({ id, name }) => {
    const span = nameIn(words, wordsOfName(name));
    return span ? [{ ...span, value: { id } }] : [];
  });
  // Races of a series begin alike: the longer name is meant.
  return found.filter((span) => !found.some((other) => liesWithin(span, other)));
}

/** `The Leadville one`, `la de Colán`: a race that was shown, by a word that only its name has. */
export function shownByWord(
  words: readonly string[],
  shown: readonly MentionedRace[],
): Found<RaceReference>[] {
  const names = shown.map(({ id, name }) => ({ id, words: wordsOfName(name) }));
  return words.flatMap((word, at) => {
    const isPointed =
      /^(one|race)$/.test(words[at + 1] ?? "") ||
      /^(?:la|el) de$/.test(words.slice(Math.max(0, at - 2), at).join(" "));
    if (!isPointed || word.length < 4 || isCommon.test(word) || raceWords.has(word)) return [];
    const [only, another] = names.filter((one) => one.words.includes(word));
    return only && !another ? [{ at, size: 1, value: { id: only.id } }] : [];
  });
}

/** The most words of an answer to the question which race is meant. */
const longestChoice = 7;

/**
 * The race that an answer chooses among those it was asked about, by what only this one has in its name, its
 * place or its day: `the run, not the bike`, `la de diciembre`.
 */
export function chosenOf(
  words: readonly string[],
  shown: readonly MentionedRace[],
): RaceReference | null {
  if (words.length > longestChoice) return null;
  const denial = words.findIndex((word) => /^(?:not|no|but|pero)$/.test(word));
  const said = new Set(denial > 0 ? words.slice(0, denial) : words);
  const each = shown.map(({ id, name, at }) => {
    const place = at
      ? `${at.city} ${at.state ?? ""} ${formatDay(at.day, "en")} ${formatDay(at.day, "es")}`
      : "";
    return { id, own: new Set(wordsOfName(`${name} ${place}`)) };
  });
  const points = each.map(({ id, own }) => ({
    id,
    points: [...said].filter(
      (word) =>
        own.has(word) &&
        !each.every((other) => other.own.has(word)) &&
        !/^(?:de|of|the)$/.test(word),
    ).length,
  }));
  const most = Math.max(0, ...points.map((one) => one.points));
  const [best, another] = points.filter((one) => one.points === most);
  return most > 0 && best && !another ? { id: best.id } : null;
}

function liesWithin(span: WordSpan, other: WordSpan): boolean {
  const isLonger = other.size > span.size;
  return isLonger && other.at <= span.at && other.at + other.size >= span.at + span.size;
}

/** Whether a message points at the race that was spoken of: `it`, `esa carrera`. */
export function pointsAtRace(words: readonly string[]): boolean {
  return findPhrases(pointing, words).length > 0;
}

/** Whether it points at several. */
export function pointsAtSeveral(words: readonly string[]): boolean {
  return findPhrases(them, words).length > 0;
}

/** The longest part of a name in a message, if it is two words with a telling one, or the whole name. */
function nameIn(words: readonly string[], name: readonly string[]): WordSpan | null {
  let best: WordSpan | null = null;
  for (const at of words.keys()) {
    for (const start of name.keys()) {
      let size = 0;
      while (words[at + size] && words[at + size] === name[start + size]) size++;
      const part = name.slice(start, start + size);
      const isTelling =
        part.filter((word) => !isCommon.test(word) && !raceWords.has(word)).length > 0;
      const isEnough = isTelling && (size >= 2 || size === name.length);
      if (isEnough && size > (best?.size ?? 0)) best = { at, size };
    }
  }
  return best;
}

const isCommon =
  /^(\d.*|k|km|of|the|de|del|la|el|los|las|in|en|and|y|half|media|running|international|internacional)$/;
