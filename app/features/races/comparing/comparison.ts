import { href } from "react-router";
import { isId } from "#values/id.ts";
import { type Lang, sayIn } from "#values/say.ts";

/** More races than this do not fit side by side. */
export const mostCompared = 4;

/** The form that the boxes of the cards in a list belong to. */
export const compareFormId = "compare";

/** The address of races side by side, which can be shared. */
export function comparisonPath(raceIds: readonly string[]): string {
  const asked = new URLSearchParams(raceIds.map((id) => ["id", id]));
  return asked.size > 0 ? `${href("/races/compare")}?${asked}` : href("/races/compare");
}

/** The races that an address asks for, each once, in its order, and how many are too many. */
export function comparedIds(asked: URLSearchParams): { ids: string[]; leftOut: number } {
  const named = asked.getAll("id").map((id) => id.toLowerCase());
  const ids = [...new Set(named.filter(isId))];
  return { ids: ids.slice(0, mostCompared), leftOut: Math.max(0, ids.length - mostCompared) };
}

/** The message about races beyond the limit; `null` without any. */
export function leftOutText(leftOut: number, lang: Lang): string | null {
  if (leftOut === 0) return null;
  return sayIn(lang)({
    en: `Only four races can be compared: ${leftOut === 1 ? "one was" : `${leftOut} were`} left out.`,
    es: `Solo se pueden comparar cuatro carreras: ${leftOut === 1 ? "quedó fuera una" : `quedaron fuera ${leftOut}`}.`,
  });
}
