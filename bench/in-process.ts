import "../server/environment.ts";

import { randomUUID } from "node:crypto";
import type { HandleDocumentRequestFunction, RequestHandler, ServerBuild } from "react-router";
import type { Running } from "#services/running.ts";
import type { routerInLanguages } from "../app/languages.ts";

type Entry = {
  startup(): Promise<Running>;
  routerInLanguages: typeof routerInLanguages;
  default: HandleDocumentRequestFunction;
};

/**
 * The built product in this process, without the wire and the cache of pages. Its jobs have ended once it
 * is open: their statements and their CPU time do not count.
 */
export async function openProduct(environment: Record<string, string>) {
  Object.assign(process.env, { LOG_LEVEL: "silent", LIMITS_FACTOR: "1000000", ...environment });
  const file = new URL("../build/server/index.js", import.meta.url).href;
  const build: ServerBuild = await import(file);
  const entry = build.entry.module as unknown as Entry;
  const running = await entry.startup();
  await running.settled;
  await running.services.jobs.stop();
  const handle = entry.routerInLanguages(build, "production", ["en"]);

  /** Requests an address by a route handler of this build; the product's own unless another one is given. */
  async function ask(path: string, init: RequestInit = {}, by: RequestHandler = handle) {
    const context = running.requestContext({
      services: running.services,
      id: randomUUID(),
      clientAddress: "127.0.0.1",
      scriptMark: "mark",
      notes: { route: null, cache: undefined },
    });
    const response = await by(new Request(`http://localhost${path}`, init), context);
    const html = await response.text();
    return { status: response.status, headers: response.headers, html };
  }

  return { build, entry, handle, services: running.services, ask, close: () => running.shutdown() };
}
