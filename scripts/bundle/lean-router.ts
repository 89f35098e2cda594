import type { Plugin } from "vite";

const LAST_RESORT =
  'React$1.createElement("html", { lang: "en" }, React$1.createElement("body", null, React$1.createElement("h1", null, "Something went wrong")))';

/** What an expression of the router always is in this product, file by file. */
const FACTS: Record<string, [expression: string, value: string][]> = {
  // No route is discovered later (react-router.config.ts), none is measured, and the data
  // strategy is the framework's.
  "router/router.js": [
    ["init.patchRoutesOnNavigation", "undefined"],
    ["init.instrumentations", "undefined"],
    ["consumeInstrumentationClientResultMetaReceiver(router)", "undefined"],
    ["checkFogOfWar(matches, location.pathname)", "{ active: false }"],
    ["checkFogOfWar(matches, normalizedPath)", "{ active: false }"],
    ["if (isFogOfWar)", "if (false)"],
    ["if (!isFogOfWar)", "if (true)"],
    ["init.dataStrategy || defaultDataStrategyWithMiddleware", "init.dataStrategy"],
    ["future.unstable_routePatternMatching", "false"],
    [
      "if (isBrowser) {\n\t\t\trestoreAppliedTransitions",
      "if (false) {\n\t\t\trestoreAppliedTransitions",
    ],
    [
      'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state',
      "false && state",
    ],
    ["if (pendingViewTransitionEnabled)", "if (false)"],
  ],
  "dom/lib.js": [["useViewTransitionState(path) && viewTransition === true", "false"]],
  "dom-export/hydrated-router.js": [
    ["UNSAFE_useFogOFWarDiscovery(", "void ("],
    ["UNSAFE_getPatchRoutesOnNavigationFunction(", "void ("],
    ["router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;", ""],
    ["ssrInfo.context.isSpaMode", "false"],
    ["window.__reactRouterManifest.sri === true", "false"],
  ],
  "dom/ssr/components.js": [
    ["isFogOfWarEnabled(routeDiscovery, ssr)", "false"],
    ["useIsRSCRouterContext()", "false"],
    ["isSpaMode && !isHydrated", "false"],
    ['typeof manifest.sri === "object"', "false"],
    ['typeof criticalCss === "string"', "false"],
    ['typeof criticalCss === "object"', "false"],
  ],
  "dom/ssr/single-fetch.js": [["!ssr && !foundRevalidatingServerLoader", "false"]],
  "dom/ssr/routes.js": [
    ["if (needsRevalidation)", "if (false)"],
    ["!ssr && manifestRoute.hasLoader", "false && manifestRoute.hasLoader"],
    ["if (isSpaMode)", "if (false)"],
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : void 0', "void 0"],
    [
      'route.id === "root" ? () => /* @__PURE__ */ React$1.createElement(RemixRootDefaultErrorBoundary, { error: useRouteError() }) : void 0',
      "void 0",
    ],
  ],
  // The last resort when even the root's boundary fails: a sentence, and never a stack.
  "dom/ssr/errorBoundaries.js": [
    [
      "React$1.createElement(RemixRootDefaultErrorBoundary, {\n\t\t\terror: this.state.error,\n\t\t\tisOutsideRemixApp: true\n\t\t})",
      LAST_RESORT,
    ],
  ],
  // There are no server components, and every route is one of a data router below the root's
  // own boundary of errors.
  "components.js": [
    ["useIsRSCRouterContext()", "false"],
    ["!viewTransitionOpts || !isViewTransitionAvailable", "true"],
    ["vtContext.isTransitioning && !vtContext.flushSync", "false"],
    ["if (renderDfd && pendingState", "if (false && pendingState"],
    ["!vtContext.isTransitioning && interruption", "false"],
  ],
  "hooks.js": [
    ["React$1.useContext(IsDataRouteContext)", "true"],
    ["this.context", "false"],
    ["/* @__PURE__ */ React$1.createElement(DefaultErrorComponent, null)", "null"],
  ],
};

const ROUTER = "/react-router/dist/production/lib/";
const DEBUG_NAME = /^\w+\.displayName = .+;$/gm;

/**
 * Leaves out of the browser's build what the router never reaches in this product: the facts are
 * put in place of its questions, and the minifier drops the answers nobody asks for. A fact that
 * is not found stops the build, because the router has changed and must be read again.
 */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/.+\.js$/ },
      handler(code, id) {
        const file = id.slice(id.indexOf(ROUTER) + ROUTER.length);
        return { code: withFacts(file, code).replaceAll(DEBUG_NAME, ""), map: null };
      },
    },
  };
}

function withFacts(file: string, code: string): string {
  return (FACTS[file] ?? []).reduce((known, [expression, value]) => {
    if (!known.includes(expression)) {
      throw new Error(`The router's ${file} no longer says: ${expression}`);
    }
    return known.replaceAll(expression, () => value);
  }, code);
}
