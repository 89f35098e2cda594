import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { RequestHandler, ServerBuild } from "react-router";
import type { Config } from "#services/config.ts";
import type { Running } from "#services/running.ts";
import type { routerInLanguages } from "../app/languages.ts";
import { type AnswerStatic, serveStatic } from "./answers/static-files.ts";
import { type DeclaredRoute, declaredRoutes } from "./routes.ts";

/** The source of the product's code: the finished build, or Vite in development. */
export type Source = {
  /** @throws {ConfigMistakes} */
  config(): Config;
  startup(): Promise<Running>;
  /** The router. In development every request uses the latest edit. */
  handle: RequestHandler;
  /** In development as they were when the server started. */
  routes: readonly DeclaredRoute[];
  /** @param headers - sent with every file */
  openStatic(headers: Record<string, string>, hasTag: Running["hasTag"]): AnswerStatic;
  /** Runs before everything else: Vite serves modules and styles itself. */
  before(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
};

/** The result of `npm run build`. */
export async function openBuild(): Promise<Source> {
  const directory = new URL("../build/", import.meta.url);
  const build: ServerBuild = await import(new URL("server/index.js", directory).href);
  const { config, startup, routerInLanguages } = entryOf(build);
  return {
    config,
    startup,
    handle: routerInLanguages(build, "production", config().languages),
    routes: declaredRoutes(build),
    openStatic: (headers, hasTag) =>
      serveStatic(fileURLToPath(new URL("client", directory)), headers, hasTag),
    before: (_request, _response, next) => next(),
    close: async () => {},
  };
}

/** The sources themselves: an edit shows at the next request, and at once in the open page. */
export async function openSources(server: Server): Promise<Source> {
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const ours = process.listeners("SIGTERM");
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: "custom",
  });
  // Vite's own signal handler would end the process before the database is closed.
  for (const listener of process.listeners("SIGTERM")) {
    if (!ours.includes(listener)) process.off("SIGTERM", listener);
  }
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server's code.");
  const load = () => ssr.runner.import<ServerBuild>("virtual:react-router/server-build");
  const build = await load();
  const { config, startup, routerInLanguages } = entryOf(build);
  return {
    config,
    startup,
    handle: routerInLanguages(load, "development", config().languages),
    routes: declaredRoutes(build),
    openStatic: () => () => false,
    before: vite.middlewares,
    close: () => vite.close(),
  };
}

type Entry = Pick<Source, "config" | "startup"> & {
  routerInLanguages: typeof routerInLanguages;
};

/** What app/entry.server.tsx exports for the host, so that one module graph opens and answers everything. */
function entryOf(build: ServerBuild): Entry {
  return build.entry.module as typeof build.entry.module & Entry;
}
