import { href } from "react-router";

/** What a link to a race remembers of the list that it stands in: the address with its filters. */
export type ListBefore = { list: string };

/** The list that one came from, by the state of the page's location; else the whole list. */
export function listBefore(state: unknown): string {
  const all = href("/races");
  if (typeof state !== "object" || state === null || !("list" in state)) return all;
  return typeof state.list === "string" && state.list.startsWith(`${all}?`) ? state.list : all;
}
