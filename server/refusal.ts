import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** The host's own answer to a request that does not reach a page: one plain sentence. */
export function refuse(c: Context, status: ContentfulStatusCode, sentence: string) {
  c.header("Cache-Control", "no-store");
  // The unread rest of a body would be taken for the next request.
  if (status === 413) c.header("Connection", "close");
  if (!c.req.header("accept")?.includes("text/html")) return c.text(sentence, status);
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1><p><a href="/">Home</a></p></html>`,
    status,
  );
}
