import { createRequestHandler as createHandler, type ServerBuild } from "react-router";
import { unstable_preloadRoutePattern } from "react-router/route-pattern";

/**
 * The router on the server. It finds the route of an address in a tree of patterns: going through
 * the whole table, as the browser's router does, costs as much as half of a small page.
 */
export const createRequestHandler: typeof createHandler = (build, mode) => {
  if (mode !== "production" || typeof build === "function") return createHandler(build, mode);
  return createHandler(withPatternTree(build), mode);
};

function withPatternTree(build: ServerBuild): ServerBuild {
  unstable_preloadRoutePattern();
  return { ...build, future: Object.assign({}, build.future, treeOfPatterns) };
}

/** What the router calls it; the browser's does without (`scripts/bundle/lean-router.ts`). */
export const treeOfPatterns = { unstable_routePatternMatching: true };
