/** Items as prose names them: `a`, `a and b`, `a, b and c`. */
export function listOf(items: readonly string[], joint: "and" | "or" = "and"): string {
  if (items.length < 2) return items.join();
  return `${items.slice(0, -1).join(", ")} ${joint} ${items.at(-1)}`;
}
