import type { Source } from "./source.ts";

const vagueNames =
  /^(utils?|helpers?|lib|common|misc|shared|types|constants|index|managers?|data|info)$/;

/** Vague names of files and folders attract unrelated code. */
export function namesSayWhat(sources: Source[]): string[] {
  return sources.flatMap(({ path }) =>
    path
      .split("/")
      .map((part) => part.split(".")[0] ?? "")
      .filter((part) => vagueNames.test(part))
      .map((part) => `${path}: "${part}" does not say what it is about`),
  );
}

/** No literal is spread into another one: that only saves lines. */
export function nothingIsFolded(sources: Source[]): string[] {
  return sources.flatMap(({ path, folded }) =>
    folded.map((found) => `${path}: ${found.slice(0, 60)}`),
  );
}

/** A name is imported from the file that defines it. The whole schema is the only exception. */
export function nothingOnlyHandsOn(sources: Source[]): string[] {
  return sources
    .filter(({ path, isBarrel }) => isBarrel && path !== "app/db/schema.ts")
    .map(({ path }) => `${path}: only hands on what others export`);
}

/** A path in a string must name an existing file, so that moving the file updates it. */
export function pathsLeadSomewhere(sources: Source[]): string[] {
  const paths = new Set(sources.map(({ path }) => path));
  return sources
    .filter(({ path }) => !path.includes(".test."))
    .flatMap(({ path, strings }) =>
      strings
        .filter((text) => /^(?:app|server|tests)\/[\w./-]+\.tsx?$/.test(text) && !paths.has(text))
        .map((text) => `${path}: there is no ${text}`),
    );
}

/** No file imports itself through others, types included. */
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

/** A check that sees no files would pass without a reason. */
export function somethingIsSeen(sources: Source[]): string[] {
  const rooms = ["app/values/", "app/features/", "app/services/", "app/routes", "tests/"];
  return rooms
    .filter((room) => !sources.some(({ path }) => path.startsWith(room)))
    .map((room) => `no file seen in ${room}`);
}
