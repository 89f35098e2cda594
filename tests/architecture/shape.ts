import type { Source } from "./source.ts";

const vagueNames =
  /^(utils?|helpers?|lib|common|misc|shared|types|constants|index|managers?|data|info)$/;

/** A name that says nothing collects everything. Folders count too. */
export function namesSayWhat(sources: Source[]): string[] {
  return sources.flatMap(({ path }) =>
    path
      .split("/")
      .map((part) => part.split(".")[0] ?? "")
      .filter((part) => vagueNames.test(part))
      .map((part) => `${path}: "${part}" does not say what it is about`),
  );
}

/** What is needed is imported from where it is written. The whole schema is the one exception. */
export function nothingOnlyHandsOn(sources: Source[]): string[] {
  return sources
    .filter(({ path, isBarrel }) => isBarrel && path !== "app/db/schema.ts")
    .map(({ path }) => `${path}: only hands on what others export`);
}

/** No file needs itself, by whatever way, types included. */
export function runsInNoCircle(sources: Source[]): string[] {
  const importsOf = new Map(
    sources.map(({ path, imports }) => [path, imports.map((found) => found.to)]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: string[]) => {
    const start = way.indexOf(path);
    if (start >= 0) circles.push(`${path}: ${[...way.slice(start), path].join(" → ")}`);
    if (start >= 0 || done.has(path)) return;
    for (const next of importsOf.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of importsOf.keys()) visit(path, []);
  return circles;
}

/** Green because nothing was looked at would be the worst of all. */
export function somethingIsSeen(sources: Source[]): string[] {
  const rooms = ["app/values/", "app/features/", "app/services/", "app/routes", "tests/"];
  return rooms
    .filter((room) => !sources.some(({ path }) => path.startsWith(room)))
    .map((room) => `no file seen in ${room}`);
}
