import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import type { Log } from "#services/log/log.ts";
import type { Running } from "#services/running.ts";
import { documentRules, securityHeaders } from "./answers/security-headers.ts";
import { createApplication } from "./application.ts";
import type { Host } from "./host.ts";
import type { Stopping } from "./lifecycle/stopping.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { writePage } from "./pages/page.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { pageKey } from "./pages/page-key.ts";
import { secretPaths } from "./requests/logged-path.ts";
import { defaultHost, namesThisSite, type OriginRules } from "./requests/origin.ts";
import { watchProxies } from "./requests/proxy-mistakes.ts";
import { numberRequest, recordRequests } from "./requests/request-log.ts";
import { underPublicOrigin } from "./requests/same-origin.ts";
import type { Source } from "./source.ts";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Parts = {
  source: Pick<Source, "handle" | "routes" | "openStatic" | "before">;
  running: Running;
  stopping: Stopping;
  metrics?: Metrics;
  isDevelopment: boolean;
};

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers requests in the cheapest way possible: cached pages and files of the build are written
 * straight to the connection, everything else goes through the application.
 */
export function createListener({
  source,
  running,
  stopping,
  metrics = createMetrics(),
  isDevelopment,
}: Parts): Listener {
  const { config, services, hasTag } = running;
  const rules: OriginRules = config;
  const headers = securityHeaders(rules, config.video?.frameOrigin ?? null);
  const answerStatic = source.openStatic(headers.every, hasTag);
  const cache = createPageCache({ seconds: config.pageCacheSeconds });
  const record = recordRequests(services.log, metrics, secretPaths(source.routes));
  const rulesOfPage = documentRules(headers, source.routes);
  const findPage = (key: string) =>
    cache.find(key) ?? (running.isAway() ? cache.findOld(key) : undefined);
  running.pageNews.hear(cache.drop);
  const noteProxy = watchProxies(services.log, rules);
  const application = createApplication({
    running,
    stopping,
    metrics,
    rules,
    cache,
    isDevelopment,
    handle: source.handle,
    headers,
    documentRulesOf: (path) => rulesOfPage(running.splitLanguage(path).path),
  });
  const answer = getRequestListener(
    (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const begun = performance.now();
      stopping.follow(outgoing);
      noteProxy(incoming);
      const id = numberRequest(incoming, rules);
      const notes: Host["Bindings"]["notes"] = { route: null, cache: undefined };
      outgoing.once("close", () =>
        record({ id, request: incoming, response: outgoing, notes, begun }),
      );
      const asked = underPublicOrigin(request, incoming, rules);
      if (!asked) throw new RequestError("Invalid host");
      return application(asked, { incoming, outgoing, id, notes });
    },
    {
      // Code that calls fetch() would not recognise the adapter's own Response class.
      overrideGlobalObjects: false,
      hostname: defaultHost,
      // `countBodies` reads what is left of a body, slowly, or has the connection closed.
      autoCleanupIncoming: false,
      errorHandler: (problem) => answerProblem(problem, services.log),
    },
  );

  return (request, response) => {
    const begun = performance.now();
    const isOurs = namesThisSite(request, rules);
    const key = isOurs ? pageKey(request, rules, running.variantOf) : null;
    const page = key === null ? undefined : findPage(key);
    if (page) {
      const id = numberRequest(request, rules);
      writePage(page, request, response, { hasTag, more: ["X-Request-Id", id] });
      record({ id, request, response, notes: { route: page.route, cache: "hit" }, begun });
      return;
    }
    if (!METHODS.has(request.method ?? "")) {
      response.writeHead(405, headers.every).end();
      return;
    }
    source.before(request, response, () => {
      if (!isOurs || !answerStatic(request, response)) void answer(request, response);
    });
  };
}

/** Answers errors outside of the application, mostly a request line without a valid address. */
function answerProblem(problem: unknown, log: Log): Response {
  if (problem instanceof RequestError) {
    const headers = { Connection: "close" };
    return new Response("The address of this request is not valid.", { status: 400, headers });
  }
  log.error({ error: problem }, "request failed");
  return new Response("Something went wrong.", { status: 500, headers: { Connection: "close" } });
}
