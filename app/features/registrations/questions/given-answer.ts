import { formatDay, parseDay } from "#values/day.ts";
import { type Lang, type Words, sayIn } from "#values/say.ts";
import { type GivenAnswer, writtenIn } from "./question.ts";

const agreed: Words = { en: "Yes", es: "Sí" };

/** The parts of an answer, each with the language that it is written in. */
export function partsOf(answer: GivenAnswer, lang: Lang): { text: string; lang: Lang | null }[] {
  const { kind, typed, chosen } = answer;
  if (typed === null) return chosen.map((label) => writtenIn(label, lang));
  if (kind === "agreement") return [{ text: sayIn(lang)(agreed), lang }];
  const day = kind === "date" ? parseDay(typed) : null;
  // Nobody knows in which language a runner writes.
  return [day ? { text: formatDay(day, lang), lang } : { text: typed, lang: null }];
}

/** An answer as a text: `M`, `Vegan, gluten-free`. */
export function answerText(answer: GivenAnswer, lang: Lang): string {
  return partsOf(answer, lang)
    .map(({ text }) => text)
    .join(", ");
}

/** The same for programs: numbers and days as they are stored. */
export function plainAnswer(answer: GivenAnswer, lang: Lang): string {
  return answer.kind === "date" && answer.typed !== null ? answer.typed : answerText(answer, lang);
}
