/** The drawings of the mouth that a portrait has. */
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

/** What the mouth does where the browser does not tell which word is said. */
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
