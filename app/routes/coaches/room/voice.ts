import type { RoomLanguage } from "#features/coaches/room/spoken-language.ts";

/** What of a browser's voice its choice depends on. */
export type OfferedVoice = Pick<SpeechSynthesisVoice, "lang" | "name" | "localService" | "default">;

/** Names that stand for voices that sound like people. */
const natural = /natural|neural|premium|enhanced|siri|google/i;

/** Voices that were made as jokes, or speak like machines. */
const odd =
  /albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox|espeak/i;

/** The countries of our runners come first. */
const regions: Record<RoomLanguage, readonly string[]> = {
  en: ["us", "ca", "gb", "au"],
  es: ["pe", "mx", "419", "us", "co", "es"],
};

/**
 * The voice for an answer in a language; `null` where the browser has none for it.
 * @param chosen - the name of the voice that the runner has chosen
 */
export function chooseVoice<Voice extends OfferedVoice>(
  voices: readonly Voice[],
  language: RoomLanguage,
  chosen: string | null = null,
): Voice | null {
  const fitting = voicesFor(voices, language);
  return fitting.find(({ name }) => name === chosen) ?? fitting[0] ?? null;
}

/** The voices of a language, the best first. */
export function voicesFor<Voice extends OfferedVoice>(
  voices: readonly Voice[],
  language: RoomLanguage,
): Voice[] {
  return voices
    .filter(({ lang }) => languageOfTag(lang) === language)
    .toSorted((one, other) => points(other, language) - points(one, language));
}

function points(
  { name, lang, localService, default: isDefault }: OfferedVoice,
  language: RoomLanguage,
) {
  const region = regionOf(lang);
  const place = regions[language].indexOf(region);
  const near = place < 0 ? 0 : regions[language].length - place;
  return (
    near +
    (natural.test(name) ? 10 : 0) -
    (odd.test(name) ? 30 : 0) +
    (localService ? 2 : 0) +
    (isDefault ? 1 : 0)
  );
}

/** Some phones write `es_MX`. */
function languageOfTag(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? "";
}

function regionOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/).at(-1) ?? "";
}

export type MouthShape = "rest" | "small" | "wide" | "round";

/** How long a shape is shown, in milliseconds: about as long as a sound takes. */
export const shapeMs = 95;

const shapeOf: readonly (readonly [letters: string, shape: MouthShape])[] = [
  ["oóuúüw", "round"],
  ["aáeéh", "wide"],
  ["iíy", "small"],
  ["mbp", "rest"],
];

/** What the mouth does while it says a word: its vowels, and closed for the lips' letters. */
export function mouthOf(word: string): MouthShape[] {
  const shapes: MouthShape[] = [];
  for (const letter of word.toLowerCase()) {
    const shape = shapeOf.find(([letters]) => letters.includes(letter))?.[1];
    if (shape && shape !== shapes.at(-1)) shapes.push(shape);
  }
  return shapes.length === 0 ? ["small"] : shapes;
}

/** What the mouth does where the browser does not report which word is spoken. */
export const steadyMouth: readonly MouthShape[] = [
  "small",
  "wide",
  "rest",
  "round",
  "small",
  "rest",
  "wide",
  "small",
];

/** How long a reader needs for a caption, in milliseconds. */
export function readingMs(sentence: string): number {
  return Math.max(1400, sentence.length * 62);
}
