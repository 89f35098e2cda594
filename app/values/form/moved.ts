/** A list of which one line has been moved to another place: `moved(["a", "b", "c"], 0, 2)` is `b, c, a`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const [line] = list.slice(from, from + 1);
  if (line === undefined) return [...list];
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), line, ...others.slice(to)];
}

/** What a form says of the order of a list: one line moves by one place, or all ids in their new order. */
export type ListOrder = { move: ["up" | "down", string] } | { order: string[] };

/**
 * The new order of a list; at an end a line stays where it is. `null` where the list has other lines than
 * the form says.
 */
export function orderAfter(ids: readonly string[], asked: ListOrder): string[] | null {
  if ("order" in asked) {
    const isSame = asked.order.length === ids.length && new Set(asked.order).size === ids.length;
    return isSame && asked.order.every((id) => ids.includes(id)) ? asked.order : null;
  }
  const [way, id] = asked.move;
  const at = ids.indexOf(id);
  const to = way === "up" ? at - 1 : at + 1;
  if (at === -1) return null;
  return to < 0 || to >= ids.length ? [...ids] : moved(ids, at, to);
}
