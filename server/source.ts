import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import type { Running } from "#services/startup.ts";
import { type AnswerStatic, serveStatic } from "./static-files.ts";

/** Where the product's code comes from: the finished build, or Vite while developing. */
export type Source = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  startup(): Promise<Running>;
  /** @param headers - sent with every file */
  openStatic(headers: Record<string, string>): AnswerStatic;
  /** Runs before everything else: Vite serves modules and styles itself. */
  before(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
};

/** The result of `npm run build`. */
export async function openBuild(): Promise<Source> {
  const directory = new URL("../build/", import.meta.url);
  const build: ServerBuild = await import(new URL("server/index.js", directory).href);
  return {
    build,
    startup: startupOf(build),
    openStatic: (headers) => serveStatic(fileURLToPath(new URL("client", directory)), headers),
    before: (_request, _response, next) => next(),
    close: async () => {},
  };
}

/** The sources themselves: an edit shows at the next request, and in the open page at once. */
export async function openSources(server: Server): Promise<Source> {
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server } },
    appType: "custom",
  });
  // Vite's own handler would end the process before the database is closed.
  process.removeAllListeners("SIGTERM");
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the server's code.");
  const load = () => ssr.runner.import<ServerBuild>("virtual:react-router/server-build");
  return {
    build: load,
    startup: startupOf(await load()),
    openStatic: () => () => false,
    before: vite.middlewares,
    close: () => vite.close(),
  };
}

/** The product's own start is an extra export of app/entry.server.tsx: one module graph opens all. */
function startupOf(build: ServerBuild): Source["startup"] {
  return (build.entry.module as typeof build.entry.module & Pick<Source, "startup">).startup;
}
