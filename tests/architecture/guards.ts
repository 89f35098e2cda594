import type { Source } from "./source.ts";

const isOffice = (path: string) => path.startsWith("app/routes/admin/");
const guard = "await requireAdmin";

/**
 * Every door of the back office asks who comes: its loader and its action each wait for
 * `requireAdmin`, or call a function of a `x.server.ts` beside it that does. A layout guards nothing:
 * its loader runs beside the others, and not at all for an action.
 */
export function officeAsksWhoComes(sources: Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return sources
    .filter(({ path }) => isOffice(path) && !path.includes(".test."))
    .flatMap((source) =>
      source.exports
        .filter((name) => name === "loader" || name === "action")
        .filter((name) => !isGuarded(source, name, byPath))
        .map((name) => `${source.path}: its ${name} does not wait for requireAdmin`),
    );
}

function isGuarded(source: Source, name: string, byPath: Map<string, Source>): boolean {
  const calls = source.calls[name] ?? [];
  if (calls.includes(guard)) return true;
  return source.imports
    .filter(({ to }) => isOffice(to) && to.endsWith(".server.ts"))
    .flatMap(({ to, names }) => names.map((imported) => ({ to, imported })))
    .some(
      ({ to, imported }) =>
        calls.includes(imported) && byPath.get(to)?.calls[imported]?.includes(guard),
    );
}
