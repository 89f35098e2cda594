import type { Source } from "./source.ts";

/** The folders whose screens are for some people only, with the function that asks who comes. */
const guarded = [
  { folder: "app/routes/admin/", guard: "requireAdmin" },
  { folder: "app/routes/organize/", guard: "requireOrganizer" },
  { folder: "app/routes/workplace/", guard: "requireEditor" },
];

type Guarded = (typeof guarded)[number];

/**
 * Every loader and action of the back office and of the workspace of organizers checks the viewer:
 * each awaits the guard of its folder, or calls a function of an adjacent `x.server.ts` that does. The
 * middleware of a layout is not enough: addresses without a frame stand outside it.
 */
export function officeAsksWhoComes(sources: Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return guarded.flatMap((room) =>
    sources
      .filter(({ path }) => path.startsWith(room.folder) && !path.includes(".test."))
      .flatMap((source) =>
        source.exports
          .filter((name) => name === "loader" || name === "action")
          .filter((name) => !isGuarded(source, name, { byPath, room }))
          .map((name) => `${source.path}: its ${name} does not wait for ${room.guard}`),
      ),
  );
}

function isGuarded(
  source: Source,
  name: string,
  { byPath, room }: { byPath: Map<string, Source>; room: Guarded },
): boolean {
  const calls = source.calls[name] ?? [];
  const guard = `await ${room.guard}`;
  if (calls.includes(guard)) return true;
  return source.imports
    .filter(({ to }) => to.startsWith(room.folder) && to.endsWith(".server.ts"))
    .flatMap(({ to, names }) => names.map((imported) => ({ to, imported })))
    .some(
      ({ to, imported }) =>
        calls.includes(imported) && byPath.get(to)?.calls[imported]?.includes(guard),
    );
}

/**
 * Whatever sends letters asks `publicOrigin` where the site is: the commands, the functions around
 * them, and every action. Views may read the address that they are shown under.
 */
export function lettersLeadHome(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith("app/") && !path.includes(".test."))
    .flatMap(({ path, originReaders }) =>
      originReaders
        .filter(
          (name) => name === "action" || /\.server\.tsx?$|^app\/services\/identity\//.test(path),
        )
        .map((name) => `${path}: ${name} takes an origin from a request`),
    );
}

const isForPrograms = (path: string) => path.startsWith("app/routes/programs/");

/** What reads the cookie of a browser, or hands it on. */
const ofBrowsers = new Set([
  "findViewer",
  "findSession",
  "requireViewer",
  "requireAdmin",
  "adminOrStatus",
  "callerOf",
  "askerOf",
]);

/** The addresses for programs answer pages of other sites too, so the cookie of a browser counts for nothing. */
export function programsReadNoCookie(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => isForPrograms(path) && !path.includes(".test."))
    .flatMap(({ path, imports, strings }) => [
      ...imports
        .flatMap(({ names }) => names)
        .filter((name) => ofBrowsers.has(name))
        .map((name) => `${path}: ${name} reads the cookie of a browser`),
      ...strings
        .filter((text) => text.toLowerCase() === "cookie")
        .map(() => `${path}: reads the cookie of a browser`),
    ]);
}
