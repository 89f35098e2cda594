import type { Hour } from "#drawing/inks.ts";
import type { RaceKind } from "#features/races/race-type.ts";
import { fold } from "#values/text/fold.ts";

/** What a drawing shows: the scenery, the land whose looks it has, and the light. */
type Subject = { kind: RaceKind | null; country: string; hour?: Hour };

/** The first line with a word of the text decides. */
const kinds: readonly [RaceKind, RegExp][] = [
  [
    "triathlon",
    /\b(?:tri|triathlons?|swim\w*|swam|open water|sea|seaside|ocean|beach|coast\w*|islands?|mar|playa|costa)\b/,
  ],
  ["mtb", /\b(?:mtb|mountain bik\w+|cycl\w+|bik\w+|gravel|bici\w*)\b/],
  ["ultra", /\b(?:ultras?|ultra\w+|100 miles?|50k|100k|desert|desierto)\b/],
  [
    "trail",
    /\b(?:trails?|mountains?|hills?|hilly|altitude|forests?|woods|peaks?|summits?|climb\w*|descents?|valleys?|lakes?|nature|andes|alps|montanas?|bosques?|sendero|volcan\w*)\b/,
  ],
  ["urban", /\b(?:5k|10k|night|relay|fun run|streets?|obstacles?|noche|calle)\b/],
  [
    "road",
    /\b(?:marathons?|half|roads?|city|cities|urban|asphalt|pac(?:e|es|ing)|speed|intervals?|track|ciudad|maraton\w*)\b/,
  ],
];

const hours: readonly [Hour, RegExp][] = [
  ["night", /\b(?:nights?|dark|darkness|headlamps?|sleep\w*|stars|moon|noche)\b/],
  ["dawn", /\b(?:mornings?|dawn|sunrise|early|breakfast|first|begin\w*|amanecer)\b/],
  ["dusk", /\b(?:evenings?|dusk|sunset|after work|atardecer)\b/],
  ["golden", /\b(?:autumn|fall|summer|heat|hot|warm|verano)\b/],
  ["mist", /\b(?:rain\w*|fog\w*|mist\w*|winter|cold|snow\w*|invierno|lluvia)\b/],
];

const countries: readonly [string, RegExp][] = [
  ["peru", /\b(?:peru|lima|cusco|arequipa|huaraz|andes)\b/],
  ["mexico", /\b(?:mexico|oaxaca|guadalajara)\b/],
  ["canada", /\b(?:canada|toronto|vancouver|winter|snow\w*|invierno)\b/],
  ["united-states", /\b(?:usa|united states|new york|boston|chicago|california)\b/],
  ["australia", /\b(?:australia|sydney|melbourne|desert|desierto)\b/],
  ["new-zealand", /\b(?:new zealand|peaks?|summits?|alps|altitude)\b/],
];

/**
 * What the cover painter shows for the words of a title. Words that say nothing leave the scenery to
 * the seed.
 * @example subjectOf("Your first trail race at night").hour // "night"
 */
export function subjectOf(words: string): Subject {
  const text = fold(words);
  const hour = firstOf(hours, text);
  return {
    kind: firstOf(kinds, text) ?? null,
    country: firstOf(countries, text) ?? "",
    ...(hour && { hour }),
  };
}

function firstOf<T>(list: readonly [T, RegExp][], text: string): T | undefined {
  return list.find(([, words]) => words.test(text))?.[0];
}
