import { createRequestHandler as createHandler, type EntryContext } from "react-router";
import { unstable_preloadRoutePattern } from "react-router/route-pattern";

/** The flag of the tree of patterns, as react-router 8.4 documents it. */
export const treeOfPatterns = { unstable_routePatternMatching: true };

const isOn = '"unstable_routePatternMatching":true';
const isOff = '"unstable_routePatternMatching":false';

/**
 * The router on the server. It finds the route of an address in a tree of patterns: going through
 * the whole table, as the browser's router does, costs a third of a small page.
 */
export const createRequestHandler: typeof createHandler = (build, mode) => {
  if (mode !== "production" || typeof build === "function") return createHandler(build, mode);
  unstable_preloadRoutePattern();
  const future = Object.assign({}, build.future, treeOfPatterns);
  return createHandler({ ...build, future }, mode);
};

/**
 * What a document is rendered from. `ServerRouter` builds and ranks every route that it is given, for
 * every document, and a document needs those of its own page and the index routes of the layouts around
 * it. The browser takes a layout that matches for a whole page: a link to it that is followed before the
 * routes of links have arrived would leave it empty, for good. The browser goes on without the tree.
 */
export function documentContext(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext, serverHandoffString } = entry;
  const own = staticHandlerContext.matches.map(({ route }) => route.id);
  const indexes = Object.values(manifest.routes)
    .filter((route) => route?.index)
    .flatMap((route) => chainTo(own, route, manifest.routes));
  const routes = Object.fromEntries([...own, ...indexes].map((id) => [id, manifest.routes[id]]));
  return {
    ...entry,
    future: {},
    manifest: { ...manifest, routes },
    serverHandoffString: serverHandoffString?.replace(isOn, isOff),
  };
}

type ManifestRoutes = EntryContext["manifest"]["routes"];

/** A route and the layouts without a path around it, below one of these routes; none if it is not below them. */
function chainTo(
  ids: readonly string[],
  route: ManifestRoutes[string],
  routes: ManifestRoutes,
): string[] {
  if (!route?.parentId) return [];
  if (ids.includes(route.parentId)) return [route.id];
  const parent = routes[route.parentId];
  if (parent?.path) return [];
  const chain = chainTo(ids, parent, routes);
  return chain.length > 0 ? [...chain, route.id] : [];
}
