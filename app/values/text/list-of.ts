import type { Lang } from "../say.ts";

/**
 * Items as prose names them: `a`, `a and b`, `a, b and c`; in Spanish `a, b y c`, with `e` before the sound
 * of `i` and `u` before that of `o`.
 */
export function listOf(items: readonly string[], lang: Lang, joint: "and" | "or" = "and"): string {
  if (items.length < 2) return items.join();
  const last = items.at(-1) ?? "";
  const word = lang === "en" ? joint : spanishJoint(joint, last);
  return `${items.slice(0, -1).join(", ")} ${word} ${last}`;
}

function spanishJoint(joint: "and" | "or", next: string): string {
  if (joint === "and") return /^h?[iíy](?![aeouáéóú])/i.test(next) ? "e" : "y";
  // Also before 8 (`ocho`) and 11 (`once`).
  return /^(?:h?[oó]|8|11(?!\d))/i.test(next) ? "u" : "o";
}
