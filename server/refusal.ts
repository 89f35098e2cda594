import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * How a request is refused that reaches no route.
 * @param home - where the page of the refusal leads
 */
export type Refuse = (
  c: Context,
  status: ContentfulStatusCode,
  sentence: string,
  home?: string,
) => Response | Promise<Response>;

/** Addresses of programs answer in the shape that their callers read, all others as pages. */
export function refuseBy(
  programRefusal: (pathname: string, status: number, sentence: string) => Response | null,
): Refuse {
  return (c, status, sentence, home) =>
    programRefusal(c.req.path, status, sentence) ?? refuse(c, status, sentence, home);
}

/** The host's own answer to a request that does not reach a page: one plain sentence. */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  sentence: string,
  home: string = "/",
) {
  c.header("Cache-Control", "no-store");
  if (!c.req.header("accept")?.includes("text/html")) return c.text(sentence, status);
  return c.html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sentence}</title><h1>${sentence}</h1><p><a href="${home}">Home</a></p></html>`,
    status,
  );
}
