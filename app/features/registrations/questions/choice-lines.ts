import type { Lang } from "#values/say.ts";
import { oneLine } from "#values/text/clean.ts";
import { longestChoice, mostChoices, type OwnChoice, type QuestionText } from "./question.ts";

/** A choice as an organizer types it. */
export type TypedChoice = { label: QuestionText; stock: number | null };

export type ChoiceLineProblem =
  | "too-few"
  | "too-many"
  | "too-long"
  | "languages"
  | "stock"
  | "twice";

const mostStock = 1_000_000;

/**
 * Choices as they are typed, one a line: `M`, `M = 120`, or in both languages `Blue | Azul = 20`. A label
 * without a second language counts for every language of the question.
 */
export function readChoiceLines(
  typed: string,
  langs: readonly Lang[],
): { choices: TypedChoice[]; problem: null } | { problem: ChoiceLineProblem; line: string } {
  const lines = typed
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .filter(Boolean);
  if (lines.length < 1) return { problem: "too-few", line: "" };
  if (lines.length > mostChoices) return { problem: "too-many", line: "" };
  const choices: TypedChoice[] = [];
  for (const line of lines) {
    const { label, stock } = splitLine(line);
    if (stock === undefined) return { problem: "stock", line };
    const [first = "", second = "", ...more] = label.split("|").map(oneLine);
    if (more.length > 0) return { problem: "languages", line };
    const written = second
      ? { en: first || null, es: second }
      : { en: langs.includes("en") ? first : null, es: langs.includes("es") ? first : null };
    const texts = Object.values(written).filter((text) => text !== null);
    if (texts.length === 0 || texts.some((text) => text === "")) return { problem: "stock", line };
    if (texts.some((text) => text.length > longestChoice)) return { problem: "too-long", line };
    if (choices.some((known) => isSameLabel(known.label, written))) {
      return { problem: "twice", line };
    }
    choices.push({ label: written, stock });
  }
  return { choices, problem: null };
}

/** `undefined` for a stock that is not a whole number: `120`, `1200` or `1,200`. */
function splitLine(line: string): { label: string; stock: number | null | undefined } {
  const at = line.lastIndexOf("=");
  if (at < 0) return { label: line, stock: null };
  const typed = line.slice(at + 1).trim();
  const isWhole = /^(\d{1,7}|\d{1,3}([ .,]\d{3})+)$/.test(typed);
  const stock = isWhole ? Number(typed.replace(/\D/g, "")) : undefined;
  return {
    label: line.slice(0, at),
    stock: stock !== undefined && stock <= mostStock ? stock : undefined,
  };
}

/** The lines of the choices of a question, as they are typed. */
export function choiceLines(choices: readonly Pick<OwnChoice, "label" | "stock">[]): string[] {
  return choices.map(({ label: { en, es }, stock }) => {
    const label = en !== null && es !== null && en !== es ? `${en} | ${es}` : (en ?? es ?? "");
    return stock === null ? label : `${label} = ${stock}`;
  });
}

/**
 * Whether two labels name the same choice: they have a text in common, also in another language, as `M` of
 * a question that was in English only and is in Spanish now.
 */
export function isSameLabel(one: QuestionText, other: QuestionText): boolean {
  const texts = Object.values(other);
  return Object.values(one).some((text) => text !== null && texts.includes(text));
}
