import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Route = { path?: string; parentId?: string } & Record<string, unknown>;
type Manifest = { routes: Record<string, Route> };

const officeLayout = "routes/site/admin-layout";
/** To these lead links that fetch ahead (`prefetch`), which is all that lists of imports are for. */
const fetchedAhead = ["routes/races/race"];
const assignment = "window.__reactRouterManifest=";

/**
 * Writes `site-manifest-….js` beside the browser's list of all routes: the same without the back
 * office, which visitors do not need. Pages name it instead (see `entry.document.tsx`).
 * @throws when the list is not where the router's build has put it so far
 */
export async function writeSiteManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-.+\.js$/.test(file));
  const text = name ? await readFile(join(assets, name), "utf8") : "";
  if (!text.startsWith(assignment)) throw new Error(`No list of the routes in ${assets}.`);
  const manifest: Manifest = JSON.parse(text.slice(assignment.length).replace(/;\s*$/, ""));
  const lean = JSON.stringify({ ...manifest, routes: siteRoutes(manifest.routes) });
  await writeFile(join(assets, `site-${name}`), `${assignment}${lean};`);
}

/** The routes of the public site, without the facts about them that say no or serve nothing. */
function siteRoutes(routes: Manifest["routes"]): Manifest["routes"] {
  const isOffice = (id: string): boolean => {
    const { path = "", parentId } = routes[id] ?? {};
    const isBelow = parentId !== undefined && isOffice(parentId);
    return isBelow || id === officeLayout || /^(?:admin|functions|webhooks)(?:\/|$)/.test(path);
  };
  return Object.fromEntries(
    Object.entries(routes)
      .filter(([id]) => !isOffice(id))
      .map(([id, { imports, ...route }]) => [
        id,
        saidOf(fetchedAhead.includes(id) ? { ...route, imports } : route),
      ]),
  );
}

function saidOf(route: Route): Route {
  return Object.fromEntries(
    Object.entries(route).filter(
      ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
}
