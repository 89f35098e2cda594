import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isPerPerson, read, secureAnswer } from "./answer.ts";
import {
  chooseEncoding,
  compress,
  type Encoding,
  isCompressible,
  isWorthCompressing,
} from "./compression.ts";

/** A finished answer that can be given many times: its bytes, plain and in every encoding asked for. */
export type Page = {
  body: Buffer;
  etag: string;
  /** The pattern of its route, for the request log. */
  route: string | null;
  isCompressible: boolean;
  headers: ReadonlyArray<readonly [string, string]>;
  /** What `writeHead` takes, by encoding, made on first use. */
  made: Map<Encoding | null, { head: string[]; body: Buffer }>;
};

/**
 * Makes a page of a response that may be given to everybody: status 200, `Cache-Control: public`,
 * no Set-Cookie, text or picture. Any other response is left untouched, and the page is `null`.
 * @param more - headers that are added
 */
export async function keepPage(
  response: Response,
  more: Record<string, string>,
  route: string | null,
): Promise<Page | null> {
  if (!mayKeep(response)) return null;
  const { body, headers } = secureAnswer(await read(response));
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  headers.delete("content-length");
  const contentType = headers.get("content-type") ?? "";
  const mayCompress = isCompressible(contentType) && isWorthCompressing(body);
  if (mayCompress) headers.append("Vary", "Accept-Encoding");
  if (isPerPerson(contentType)) {
    // A browser asks again each time (the answer is 304): its owner may have signed in meanwhile.
    headers.set("Cache-Control", "private, no-cache");
    headers.append("Vary", "Cookie");
  }
  return {
    body,
    etag: `W/"${createHash("sha1").update(body).digest("base64url")}"`,
    route,
    isCompressible: mayCompress && !headers.has("content-encoding"),
    headers: [...headers],
    made: new Map(),
  };
}

function mayKeep({ status, headers, body }: Response): boolean {
  return (
    status === 200 &&
    body !== null &&
    /\bpublic\b/.test(headers.get("cache-control") ?? "") &&
    !headers.has("set-cookie") &&
    /^(?:text\/(?!event-stream)|image\/|application\/(?:json|xml))/.test(
      headers.get("content-type") ?? "",
    )
  );
}

/** Writes a page straight to the connection: no Request, no Response, no middleware. */
export function writePage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  more: string[],
): void {
  if (request.headers["if-none-match"] === page.etag) {
    response.writeHead(304, page.headers.flat().concat("ETag", page.etag, more)).end();
    return;
  }
  const encoding = page.isCompressible ? chooseEncoding(request.headers["accept-encoding"]) : null;
  const made = page.made.get(encoding) ?? make(page, encoding);
  response.writeHead(200, made.head.concat(more));
  response.end(request.method === "HEAD" ? undefined : made.body);
}

function make(page: Page, encoding: Encoding | null) {
  const body = encoding ? compress(page.body, encoding) : page.body;
  const head = page.headers.flat();
  head.push("ETag", page.etag, "Content-Length", String(body.byteLength));
  if (encoding) head.push("Content-Encoding", encoding);
  const made = { head, body };
  page.made.set(encoding, made);
  return made;
}
