import type { Source } from "./source.ts";

/** Of routes, or of the screens that several routes share. */
const isPart = (path: string) =>
  /^app\/(routes\/|features\/.+\/screens\/)/.test(path) && path.endsWith(".server.ts");

/**
 * Every action says whether it changes what cached pages show: it calls `dropPages`, itself or in an
 * `x.server.ts` of the routes or of shared screens, or its route declares `keepsPages` in its handle.
 */
export function actionsKnowWhoSees(sources: Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return sources
    .filter(({ path }) => path.startsWith("app/routes/"))
    .flatMap((source) => {
      const { path, exports, declared } = source;
      const isKeeping = declared.includes("keepsPages");
      if (!exports.includes("action")) {
        return isKeeping ? `${path}: declares keepsPages without an action` : [];
      }
      const isDropping = reachesDrop(source, byPath);
      if (isDropping !== isKeeping) return [];
      return isDropping
        ? `${path}: drops pages, and declares that it keeps them`
        : `${path}: neither calls dropPages nor declares keepsPages`;
    });
}

function reachesDrop({ imports }: Source, byPath: Map<string, Source>): boolean {
  return imports.some(({ to, names }) => {
    if (names.includes("dropPages")) return true;
    const part = isPart(to) ? byPath.get(to) : undefined;
    return part !== undefined && reachesDrop(part, byPath);
  });
}
