import type { Source } from "./source.ts";

/** What the framework calls by name: the modules of the route table, the entries and the root. */
const isCalledByName = (path: string) => /^app\/[^/]+\.tsx?$|^app\/routes\//.test(path);

/** What is run by itself. */
const isProgram = (path: string) => /^(bench|tests|scripts)\/|\.config\.ts$/.test(path);

const isTest = (path: string) => path.startsWith("tests/") || path.includes(".test.");

/** Built ahead of its first use: the meter of the rights that a membership counts. */
const awaited = /^app\/features\/membership\/usage\//;

/** What nothing of the product uses is not written, even where a test would use it. */
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
    .filter(({ path }) => !awaited.test(path) && !used.has(`${path} *`))
    .flatMap(({ path, givenAway }) =>
      givenAway
        .filter((name) => !used.has(`${path} ${name}`))
        .map((name) => `${path}: nothing of the product uses ${name}`),
    );
}
