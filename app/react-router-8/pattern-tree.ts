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
 * every document, and a document needs those of its own page. Its browser goes on without the tree.
 */
export function documentContext(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext, serverHandoffString } = entry;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  );
  return {
    ...entry,
    future: {},
    manifest: { ...manifest, routes },
    serverHandoffString: serverHandoffString?.replace(isOn, isOff),
  };
}
