import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Handle } from "#routes/handle.ts";
import type { Services } from "#services/services.ts";
import { createStopping } from "../../../server/lifecycle/stopping.ts";
import { createListener } from "../../../server/listener.ts";
import { declaredRoutes } from "../../../server/routes.ts";
import { whenFileEnds } from "../run/endings.ts";
import { aRunning } from "../running.ts";

type Answer = (args: never) => unknown;

/** A module of `app/routes/programs/`. */
type ProgramRoute = { loader?: Answer; action?: Answer; handle?: Handle };

/**
 * The product's host with some of its addresses for programs, over HTTP, without a build:
 * `const { origin } = await serveRoutes(services, { "auth/v1/health": health });`
 * @param routes - the modules by their paths, as in `app/routes.ts`
 */
export async function serveRoutes(
  services: Partial<Services>,
  routes: Record<string, ProgramRoute>,
  env: Record<string, string> = {},
) {
  const running = aRunning(env, { services: services as Services });
  const build = buildOf(routes);
  const source = {
    handle: createRequestHandler(build, "production"),
    routes: declaredRoutes(build),
    config: () => running.config,
    startup: async () => running,
    openStatic: () => () => false,
    before: (_request: unknown, _response: unknown, next: () => void) => next(),
    close: async () => {},
  };
  const server = createServer();
  const stopping = createStopping(server);
  server.on("request", createListener({ source, running, stopping, isDevelopment: false }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  whenFileEnds(close);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** In the shape of the router's build. */
function buildOf(routes: Record<string, ProgramRoute>): ServerBuild {
  const entries = Object.entries(routes).map(([path, module]) => [
    path,
    { id: path, path, parentId: "root", module },
  ]);
  return {
    entry: {
      module: {
        default: async (_: Request, status: number) => new Response("a page", { status }),
        handleError: (error: unknown, { request }: { request: Request }) => {
          if (!request.signal.aborted) console.error(error);
        },
      },
    },
    routes: {
      root: { id: "root", path: "", module: { default: () => null } },
      ...Object.fromEntries(entries),
    },
    assets: { version: "1", entry: { module: "", imports: [] }, routes: {}, url: "" },
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
  } as unknown as ServerBuild;
}
