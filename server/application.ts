import type { IncomingMessage } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { allowFrames, isPerPerson, readText, secureAnswer, writeAnswer } from "./answers/answer.ts";
import type { DocumentRules } from "./answers/security-headers.ts";
import { createHealth } from "./health.ts";
import type { Host } from "./host.ts";
import type { Stopping } from "./lifecycle/stopping.ts";
import type { Metrics } from "./metrics.ts";
import { answerPages } from "./pages/pages.ts";
import { failureWords, refuseBy } from "./refusal.ts";
import { countBodies } from "./requests/bodies.ts";
import { clientAddress } from "./requests/client-address.ts";
import { namesThisSite } from "./requests/origin.ts";
import { isSameOrigin } from "./requests/same-origin.ts";

type Options = Parameters<typeof answerPages>[0] & { metrics: Metrics; stopping: Stopping };

const FROM_ELSEWHERE = {
  en: "This form was sent from another website, so nothing was changed.",
  es: "Este formulario se envió desde otro sitio web, así que no se cambió nada.",
};

/** Answers a request. It passes through the steps below in the order of the lines. */
export function createApplication(options: Options) {
  const { running, stopping, metrics, rules, headers, documentRulesOf, isDevelopment } = options;
  const app = new Hono<Host>();
  const refuse = refuseBy(running);

  const networkOf = (request: IncomingMessage) => clientAddress(request, rules);
  app.use(countBodies({ refuse, scratch: running.scratch, networkOf }));
  // Monitors ask under the address of the machine, and no answer of theirs holds a link.
  app.route("/", createHealth({ running, stopping, metrics }));
  app.use(async (c, next) => {
    if (rules.appUrl === null || namesThisSite(c.env.incoming, rules)) return next();
    const moved = {
      en: `This site is at ${rules.appUrl}.`,
      es: `Este sitio está en ${rules.appUrl}.`,
    };
    return refuse(c, 421, moved, rules.appUrl);
  });
  app.use(async (c, next) => {
    if (isReading(c.req.method)) return next();
    if (!running.isForPrograms(c.req.path) && !isSameOrigin(c.env.incoming, rules)) {
      return refuse(c, 403, FROM_ELSEWHERE);
    }
    // A write may send jobs, and a transaction cannot wait for them to start.
    await running.settled;
    await next();
    if (c.env.notes.dropsPages) running.pageNews.tell();
  });
  app.get("*", async (c, next) => {
    const address = withoutEndSlash(new URL(c.req.url));
    if (!address) return next();
    // A script on another site follows a redirect only if it may read it.
    if (running.isForPrograms(c.req.path)) c.header("Access-Control-Allow-Origin", "*");
    return c.redirect(address, 308);
  });
  app.all("*", answerPages(options));
  app.onError((error, c) => {
    const { id, incoming } = c.env;
    // Neither a client that disconnects while it sends a body nor a body that is too large is an error.
    const isOfClient = (incoming.destroyed && !incoming.complete) || error.name === "BodyRefused";
    if (!isOfClient) running.services.log.error({ id, error }, "request failed");
    return refuse(c, 500, failureWords(id));
  });

  return async (request: Request, env: Host["Bindings"]): Promise<Response> => {
    const { pathname } = new URL(request.url);
    // The policy of a document is made from its text. Whether other sites may frame it must be the same
    // without the body, which the writing of the answer leaves out.
    const isFramed = request.method === "HEAD" && !documentRulesOf(pathname).isPersonal;
    const asked = isFramed
      ? new Request(request.url, { headers: request.headers, signal: request.signal })
      : request;
    const response = await app.fetch(asked, env);
    if (response.headers.has("x-hono-already-sent")) return response;
    if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
      metrics.streams.inc();
      env.outgoing.once("close", () => metrics.streams.dec());
    }
    return finish(response, env, { headers, rules: documentRulesOf(pathname), isDevelopment });
  };
}

/** Adds the common headers to an answer; text is compressed and written in one piece. */
async function finish(
  response: Response,
  { incoming, outgoing, id }: Host["Bindings"],
  options: Pick<Options, "headers" | "isDevelopment"> & { rules: DocumentRules },
): Promise<Response> {
  const { headers: security, rules, isDevelopment } = options;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(security.every)) headers.set(name, value);
  headers.set("X-Request-Id", id);
  // Pages for all visitors are cached before this point; the rest is for one person.
  const isOwn = rules.isPersonal && isPerPerson(headers.get("content-type") ?? "");
  if (isOwn && !isPrivate(headers)) headers.set("Cache-Control", "private, no-cache");
  const answer = await readText(response);
  if (!answer) return new Response(response.body, { status: response.status, headers });
  const dressed = { ...answer, headers };
  if (isDevelopment) allowFrames(headers, rules);
  writeAnswer(isDevelopment ? dressed : secureAnswer(dressed, rules), incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}

/** The address without its trailing slashes; `null` if it has none. */
function withoutEndSlash({ pathname, search }: URL): string | null {
  if (pathname === "/" || !pathname.endsWith("/")) return null;
  // Two slashes at the beginning would lead to another website.
  let [start, end] = [0, pathname.length];
  while (pathname[start] === "/") start += 1;
  while (end > start && pathname[end - 1] === "/") end -= 1;
  return `/${pathname.slice(start, end)}${search}`;
}

function isPrivate(headers: Headers): boolean {
  return /\b(?:private|no-store|no-cache)\b/.test(headers.get("cache-control") ?? "");
}

function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS";
}
