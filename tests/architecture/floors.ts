import { dirname } from "node:path/posix";
import type { Source } from "./source.ts";

/** A room has floors: a feature or an area of the routes is one, and so is each other folder of `app`. */
const roomOf = (path: string) => /^app\/(?:(?:features|routes)\/[^/]+|[^/]+)(?=\/)/.exec(path)?.[0];

/**
 * The folders of a room import in one direction: no two beside each other do it mutually, and no three
 * or more go around in a circle. A folder and one inside it may belong together.
 */
export function foldersHaveFloors(sources: Source[]): string[] {
  const importsOf = foldersByFolder(sources);
  const reached = new Map(
    [...importsOf.keys()].map((folder) => [folder, reach(folder, importsOf)]),
  );
  const knotOf = (folder: string) => [
    folder,
    ...[...(reached.get(folder) ?? [])].filter(
      (other) => other !== folder && reached.get(other)?.has(folder),
    ),
  ];
  const knots = [...reached.keys()]
    .map(knotOf)
    .filter((knot) => knot.length > 2 || (knot.length === 2 && areSiblings(knot)));
  return knots.flatMap(([folder = "", ...others]) =>
    sources
      .filter(({ path }) => dirname(path) === folder && !path.includes(".test."))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ to }) => others.includes(dirname(to)))
          .map(({ to }) => `${path}: imports ${to}, whose folder leads back to ${folder}`),
      ),
  );
}

function areSiblings([one = "", other = ""]: string[]) {
  return !one.startsWith(`${other}/`) && !other.startsWith(`${one}/`);
}

/** The folders of the same room that each folder imports, without its tests. */
function foldersByFolder(sources: Source[]) {
  const importsOf = new Map<string, Set<string>>();
  for (const { path, imports } of sources.filter(({ path }) => !path.includes(".test."))) {
    const room = roomOf(path);
    const own = dirname(path);
    const others = imports
      .filter(({ to }) => room && roomOf(to) === room && dirname(to) !== own)
      .map(({ to }) => dirname(to));
    importsOf.set(own, new Set([...(importsOf.get(own) ?? []), ...others]));
  }
  return importsOf;
}

/** All folders to which imports lead from `start`. */
function reach(start: string, importsOf: Map<string, Set<string>>) {
  const found = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    for (const next of importsOf.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}
