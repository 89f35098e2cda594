import { href } from "react-router";

/** What a link to a race remembers of its list: the address with the filters. */
export type ListBefore = { list: string };

/** The anchor of a race's card in a list. */
export function raceAnchor(id: string): string {
  return `race-${id}`;
}

/** The list that the visitor came from, from the state of the location; otherwise the whole list. */
export function listBefore(state: unknown): string {
  const all = href("/races");
  if (typeof state !== "object" || state === null || !("list" in state)) return all;
  return typeof state.list === "string" && state.list.startsWith(`${all}?`) ? state.list : all;
}
