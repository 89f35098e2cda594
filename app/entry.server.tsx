import {
  type EntryContext,
  type ErrorResponse,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerInstrumentation,
} from "react-router";
import { passing } from "#db/failures/problem.ts";
import { noteIfAway, requestId, requestNotesContext, services } from "#services/context.ts";
import { isBodyRefused } from "#values/form/upload.ts";
import { renderDocument } from "./entry.document.tsx";
import { documentContext } from "./react-router-8/pattern-tree.ts";
import { startLate } from "./react-router-8/start-late.ts";

/** The host takes these from here, so that it shares one copy of the router with the pages. */
export { config } from "#services/config.ts";
export { routerInLanguages } from "./languages.ts";
export { startup } from "./startup.ts";

/** Loaders' promises that are not settled by then are given up. */
export const streamTimeout = 5000;

/**
 * Renders the whole document before a byte goes out: the status is always right, and one write of
 * known length is cheaper to compress and can be cached.
 */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  let hasFailed = false;
  const html = await renderDocument(
    { request, entry: documentContext(withReason(entry, context)), context },
    {
      patienceMs: streamTimeout + 1000,
      onError(error) {
        hasFailed = true;
        logError(error, context);
      },
    },
  );
  // While developing, Vite's own scripts come first.
  const document = import.meta.env.PROD ? startLate(html) : html;
  return new Response(document, { status: hasFailed ? 500 : status, headers });
}

/** Pages of errors are told why a failure of the database may pass by itself. */
function withReason(entry: EntryContext, context: RouterContextProvider): EntryContext {
  const { errors } = entry.staticHandlerContext;
  const { passing } = context.get(requestNotesContext);
  if (!errors || !passing) return entry;
  // As the router knows an answer that was thrown.
  const reason = { status: 503, statusText: "", data: passing, internal: false };
  const reasons = Object.keys(errors).map((id): [string, ErrorResponse] => [id, reason]);
  const staticHandlerContext = {
    ...entry.staticHandlerContext,
    errors: Object.fromEntries(reasons),
  };
  return { ...entry, staticHandlerContext };
}

/** Notes for the request log which route answered. */
export const instrumentations: ServerInstrumentation[] = [
  {
    handler(handler) {
      handler.instrument({
        async request(handleRequest, { context }) {
          const { meta } = await handleRequest();
          const notes = context?.get(requestNotesContext);
          if (notes) notes.route = meta?.pattern || null;
        },
      });
    },
  },
];

/** What loaders, actions and views throw; refusals by intention (404, 403) are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  noteIfAway(context, error);
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (isBodyRefused(error)) return;
  logError(error, context);
};

function logError(error: unknown, context: Readonly<RouterContextProvider>) {
  const level = passing(error) ? "warn" : "error";
  services(context).log[level]({ id: requestId(context), error }, "request failed");
}
