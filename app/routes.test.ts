import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "./routes.ts";

/** Fixed segments come before parameters, and parameters before the rest of an address. */
const rankOf = (segment: string) => (segment === "*" ? 2 : segment.startsWith(":") ? 1 : 0);

function compare(one: string, other: string): number {
  const [left, right] = [one, other].map((path) => path.split("/")) as [string[], string[]];
  for (const [place, segment] of left.entries()) {
    const against = right[place];
    if (against === undefined) return 1;
    if (segment !== against) {
      return rankOf(segment) - rankOf(against) || (segment < against ? -1 : 1);
    }
  }
  return left.length - right.length;
}

/** A group with a frame of its own stands where its first address would. */
const addressOf = ({ path, children }: RouteConfigEntry): string =>
  path ?? (children?.[0] ? addressOf(children[0]) : "");

function listsOf(entries: RouteConfigEntry[]): string[][] {
  const inner = entries.flatMap(({ children }) => (children ? listsOf(children) : []));
  return [entries.filter(({ index }) => !index).map(addressOf), ...inner];
}

test("the addresses of each list are in alphabetical order", async () => {
  const table = await routes;
  const isLayout = ({ path, index }: RouteConfigEntry) => path === undefined && !index;
  const frames = table.filter(isLayout);
  expect(table.slice(0, frames.length), "layouts come first").toEqual(frames);
  const lists = [
    ...frames.flatMap(({ children = [] }) => listsOf(children)),
    table.slice(frames.length).map(addressOf),
  ];
  for (const list of lists) expect(list).toEqual(list.toSorted(compare));
});
