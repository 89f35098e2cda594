import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { plainDocument } from "../answers/plain-document.ts";
import type { Stopping } from "./stopping.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** A visitor who comes during the start waits for this long; a normal start takes less. */
const PATIENCE_MS = 20_000;
const RETRY_SECONDS = 5;

/**
 * Answers requests until the product has started: monitoring learns at once that the process works and
 * is not ready, all others wait for the end of the start.
 */
export function answerWhileStarting(
  server: Server,
  stopping: Stopping,
  { patienceMs = PATIENCE_MS } = {},
) {
  const waiting = new Map<ServerResponse, { request: IncomingMessage; timer: NodeJS.Timeout }>();

  function leave(response: ServerResponse) {
    clearTimeout(waiting.get(response)?.timer);
    waiting.delete(response);
  }

  const answer: Listener = (request, response) => {
    const path = request.url?.split("?")[0];
    if (path === "/healthz") return sendJson(response, 200, { status: "ok" });
    if (path === "/readyz") {
      stopping.noteWatcher();
      const status = stopping.hasBegun() ? "stopping" : "starting";
      return sendJson(response, 503, { status });
    }
    const timer = setTimeout(() => {
      leave(response);
      refuse(request, response);
    }, patienceMs);
    waiting.set(response, { request, timer });
    response.once("close", () => leave(response));
  };
  server.on("request", answer);

  return {
    /** The listener that answers from now on, also those who wait. */
    end(listener: Listener) {
      server.off("request", answer);
      server.on("request", listener);
      for (const [response, { request }] of waiting) {
        leave(response);
        listener(request, response);
      }
    },
  };
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(body));
}

const ENGLISH = "This site is starting. Please try again in a minute.";
const SPANISH = "El sitio se está iniciando. Inténtalo de nuevo en un minuto.";

/** In both languages, since the address is not read yet. A browser asks for the page again by itself. */
function refuse({ method, headers: { accept } }: IncomingMessage, response: ServerResponse) {
  const isForReaders = accept?.includes("text/html") ?? false;
  response.writeHead(503, {
    "Content-Type": `text/${isForReaders ? "html" : "plain"}; charset=utf-8`,
    "Cache-Control": "no-store",
    "Content-Security-Policy":
      "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Retry-After": String(RETRY_SECONDS),
    ...(method === "GET" ? { Refresh: String(RETRY_SECONDS) } : {}),
    Connection: "close",
  });
  response.end(
    isForReaders
      ? plainDocument("en", ENGLISH, `<p lang="es">${SPANISH}</p>`)
      : `${ENGLISH}\n${SPANISH}\n`,
  );
}
