import type { Source } from "./source.ts";

/** Modules that the framework loads by name: the entries, the root and the routes. */
const isCalledByName = (path: string) => /^app\/[^/]+\.tsx?$|^app\/routes\//.test(path);

/** Programs that are started directly. */
const isProgram = (path: string) => /^(bench|tests|scripts)\/|\.config\.ts$/.test(path);

const isTest = (path: string) => path.startsWith("tests/") || path.includes(".test.");

/** Every export is used by the product; use in a test alone does not count. */
export function exportsAreUsed(sources: Source[]): string[] {
  const used = new Set(
    sources
      .filter(({ path }) => !isTest(path))
      .flatMap(({ imports }) =>
        imports.flatMap(({ to, names }) => names.map((name) => `${to} ${name}`)),
      ),
  );
  return sources
    .filter(({ path }) => !isCalledByName(path) && !isProgram(path) && !isTest(path))
    .filter(({ path }) => !used.has(`${path} *`))
    .flatMap(({ path, givenAway }) =>
      givenAway
        .filter((name) => !used.has(`${path} ${name}`))
        .map((name) => `${path}: nothing of the product uses ${name}`),
    );
}
