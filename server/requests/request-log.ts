import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestNotes } from "#services/context.ts";
import type { Log } from "#services/log/log.ts";
import type { Metrics } from "../metrics.ts";
import { loggedPath } from "./logged-path.ts";
import { forwarded, type OriginRules } from "./origin.ts";

const PROXY_ID = /^[\w.-]{8,64}$/;

/** Different for every process, so that the logs of several copies can be merged. */
const prefix = randomBytes(6).toString("base64url");
let count = 0;

/** The number of a request: that of a trusted proxy, else the next number of this process. */
export function numberRequest(request: IncomingMessage, rules: OriginRules): string {
  const given = forwarded(request, "x-request-id", rules);
  if (PROXY_ID.test(given)) return given;
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}

export type Finished = {
  id: string;
  request: IncomingMessage;
  response: ServerResponse;
  notes: RequestNotes;
  /** From `performance.now()`. */
  begun: number;
};

/**
 * Writes one line for each request and counts it for the metrics. Pages from the cache are only counted:
 * their durations, which are all alike, would hide the others.
 * @param secrets - of the paths, from `secretPaths`
 */
export function recordRequests(log: Log, metrics: Metrics, secrets: RegExp) {
  return ({ id, request, response, notes, begun }: Finished) => {
    const { method = "", url = "" } = request;
    const { route, cache } = notes;
    const elapsed = performance.now() - begun;
    const status = response.statusCode;
    const path = loggedPath(url, secrets);
    log.info({ id, method, path, route, status, ms: Math.round(elapsed * 100) / 100, cache });
    if (cache) metrics.countPage(cache);
    if (cache !== "hit") {
      metrics.requests.observe({ method, route: route ?? "none", status }, elapsed / 1000);
    }
  };
}
