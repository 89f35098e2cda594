/** A list of which one line has been moved to another place: `moved(["a", "b", "c"], 0, 2)` is `b, c, a`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const [line] = list.slice(from, from + 1);
  if (line === undefined) return [...list];
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), line, ...others.slice(to)];
}
