import type { Words } from "#values/say.ts";
import type { FieldContent } from "./field-contents.ts";

/**
 * The words of the fields whose contents differ, each once: `["Race Name", "City"]`. A field without
 * words, or one that has come or gone, is the empty text.
 */
export function changedFields(
  saved: readonly FieldContent[],
  current: readonly FieldContent[],
): string[] {
  const contents = listsByName(saved);
  const changed = current.filter(({ name, content }) => contents.get(name)?.shift() !== content);
  const words = changed.map(({ label }) => label.replace(/\s*(?:\*|\(optional\))\s*$/, "").trim());
  const isGone = [...contents.values()].some((left) => left.length > 0);
  return [...new Set(isGone ? [...words, ""] : words)];
}

/** `Race Name, City and 2 more`; a count where there are no words. */
export function inShort(changed: readonly string[]): Words {
  const words = changed.filter(Boolean);
  if (words.length === 0) return { en: "changes", es: "cambios" };
  const named = words.slice(0, mostNamed).join(", ");
  const others = changed.length - Math.min(words.length, mostNamed);
  if (others === 0) return { en: named, es: named };
  return { en: `${named} and ${others} more`, es: `${named} y ${others} más` };
}

const mostNamed = 2;

function listsByName(contents: readonly FieldContent[]): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const { name, content } of contents) {
    lists.set(name, [...(lists.get(name) ?? []), content]);
  }
  return lists;
}
