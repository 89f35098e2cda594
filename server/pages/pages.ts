import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { RequestHandler } from "react-router";
import type { Running } from "#services/running.ts";
import { scriptMark } from "../answers/content-security-policy.ts";
import type { DocumentRules, SecurityHeaders } from "../answers/security-headers.ts";
import type { Host } from "../host.ts";
import { unavailable } from "../lifecycle/unavailable.ts";
import { failureWords, refuse } from "../refusal.ts";
import { clientAddress } from "../requests/client-address.ts";
import { isFromThisMachine, type OriginRules } from "../requests/origin.ts";
import { withReadableAddress } from "../requests/readable-address.ts";
import { keepPage } from "./keep-page.ts";
import { writePage } from "./page.ts";
import type { PageCache } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";

type Options = {
  handle: RequestHandler;
  running: Running;
  rules: OriginRules;
  cache: PageCache;
  headers: SecurityHeaders;
  documentRulesOf(path: string): DocumentRules;
  isDevelopment: boolean;
};

/** Answers with the product's pages. The router renders a page that may be cached only once. */
export function answerPages({
  handle,
  running,
  rules,
  cache,
  headers,
  documentRulesOf,
  isDevelopment,
}: Options) {
  async function render(
    c: Context<Host>,
    { request = c.req.raw, isPublic = false } = {},
  ): Promise<Response> {
    const { incoming, id, notes, body } = c.env;
    const { requestContext, services, publicServices } = running;
    const address = clientAddress(incoming, rules);
    const begun = performance.now();
    const response = await handle(
      withReadableAddress(request),
      requestContext({
        services,
        ...(isPublic && { publicServices: publicServices() }),
        id,
        clientAddress: address,
        notes,
        body,
        scriptMark: isDevelopment ? "" : scriptMark,
        isFromThisMachine: isFromThisMachine(incoming, rules),
      }),
    );
    const why = notes.passing ?? (running.wasAwaySince(begun) ? "away" : null);
    if (response.status >= 500 && why) return unavailable(running, c, response, why);
    if (response.status < 500 || response.body || incoming.method === "HEAD") return response;
    return refuse(running, c, 500, failureWords(id));
  }

  return async (c: Context<Host>): Promise<Response> => {
    const { incoming, outgoing, id, notes } = c.env;
    const key = isDevelopment ? null : pageKey(incoming, rules, running.variantOf);
    if (!key) return render(c);

    let own: Response | undefined;
    const made = await cache.once(key, async () => {
      // A page is kept with its body, also for a request that asks for its headers only.
      const request = incoming.method === "HEAD" ? readOf(c.req.raw) : c.req.raw;
      own = await render(c, { request, isPublic: true });
      const rules = documentRulesOf(c.req.path);
      return keepPage(own, { every: headers.every, rules }, notes.route);
    });
    const answer = made ? null : (own ?? (await render(c)));
    // While no newer page can be rendered, an older one is better than an apology.
    const page = made ?? (answer?.status === 503 ? cache.findOld(key) : undefined);
    if (!page) return answer ?? render(c);
    notes.route = page.route;
    notes.cache = made && own ? "miss" : "hit";
    writePage(page, incoming, outgoing, { hasTag: running.hasTag, more: ["X-Request-Id", id] });
    return RESPONSE_ALREADY_SENT;
  };
}

/** The same request for the whole page. */
function readOf({ url, headers, signal }: Request): Request {
  return new Request(url, { headers, signal });
}
