import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  createStaticHandler,
  type DataRouteObject,
  type EntryContext,
  matchRoutes,
} from "react-router";
import { unstable_preloadRoutePattern } from "react-router/route-pattern";
import { describe, expect, it, test } from "vitest";
import table from "../routes.ts";
import { documentContext, treeOfPatterns } from "./pattern-tree.ts";

function routesOf(entries: RouteConfigEntry[]): DataRouteObject[] {
  return entries.map(({ id, file, path, index, children = [] }) => {
    const route = { id: id ?? file, path };
    return index
      ? { ...route, index: true as const }
      : { ...route, children: routesOf(children), loader: () => null };
  });
}

/** An address for every route, with a word in the place of every parameter. */
function addressesOf(routes: DataRouteObject[], base = ""): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const own = path ? `${base}/${path.replace(/:\w+|\*/g, "some-thing")}` : base;
    return [own || "/", ...addressesOf(children, own)];
  });
}

const routes: DataRouteObject[] = [{ id: "root", path: "", children: routesOf(await table) }];
unstable_preloadRoutePattern();
const { match } = createStaticHandler(routes, { future: treeOfPatterns });
// As `matchRoutes`, which ranks all routes again for each address.
const browsers = createStaticHandler(routes);

const strange = ["/RACES", "/races/", "//races", "/a/b/c/d", "/admin", "/admin/x/y"];
const signs = ["/races/%2F", "/races/a%20b", "/races/%C3%A9", "/races/new:1", "/%00"];

describe("the server's router", () => {
  it("finds for every address the route that the browser's finds", () => {
    const addresses = new Set([...addressesOf(routes), ...strange, ...signs]);
    expect(addresses.size).toBeGreaterThan(100);
    for (const address of addresses) {
      const found = match(address)?.map(({ route, params }) => [route.id, params]);
      const expected = browsers.match(address)?.map(({ route, params }) => [route.id, params]);
      expect(found, address).toEqual(expected);
    }
  });
});

it("lets no link that is followed at once lead to an empty layout: a browser asks for routes that it lacks only where none matches", () => {
  const manifest = { routes: manifestOf(routes) };
  for (const page of addressesOf(routes)) {
    const staticHandlerContext = { matches: match(page) };
    const entry = { manifest, staticHandlerContext } as unknown as EntryContext;
    const known = only(Object.keys(documentContext(entry).manifest.routes), routes);
    expect(idsOf(matchRoutes(known, "/")), page).toEqual(idsOf(match("/")));
    const above = page.slice(0, page.lastIndexOf("/")) || "/";
    const found = matchRoutes(known, above);
    const asks = !found || Object.keys(found[0]?.params ?? {}).length > 0;
    if (!asks) expect(idsOf(found), `${page} to ${above}`).toEqual(idsOf(match(above)));
  }
});

const idsOf = (found: ReturnType<typeof match>) => found?.map(({ route }) => route.id);

function manifestOf(
  entries: DataRouteObject[],
  parentId?: string,
): EntryContext["manifest"]["routes"] {
  const own = entries.map(({ id, path, index }) => [id, { id, path, index, parentId }]);
  const below = entries.map(({ id, children = [] }) => manifestOf(children, id));
  return Object.assign(Object.fromEntries(own), ...below);
}

/** The table without the routes that are not among these. */
function only(ids: string[], entries: DataRouteObject[]): DataRouteObject[] {
  return entries
    .filter(({ id }) => ids.includes(id))
    .map((route) =>
      route.index ? route : { ...route, children: only(ids, route.children ?? []) },
    );
}

test("a browser is not told of the tree, and a document knows the routes of its page alone", () => {
  const entry = {
    future: treeOfPatterns,
    serverHandoffString: JSON.stringify({ basename: "/", future: treeOfPatterns }),
    manifest: { url: "/manifest.js", routes: { root: { id: "root" }, other: { id: "other" } } },
    staticHandlerContext: { matches: [{ route: { id: "root" } }] },
  } as unknown as EntryContext;
  const { serverHandoffString, manifest, future } = documentContext(entry);
  expect(JSON.parse(serverHandoffString ?? "")).toEqual({
    basename: "/",
    future: { unstable_routePatternMatching: false },
  });
  expect(manifest).toEqual({ url: "/manifest.js", routes: { root: { id: "root" } } });
  expect(future).toEqual({});
});
