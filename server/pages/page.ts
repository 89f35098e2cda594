import type { IncomingMessage, ServerResponse } from "node:http";
import type { Running } from "#services/running.ts";
import { chooseEncoding, compress, type Encoding } from "../answers/compression.ts";

/** A finished answer that can be sent many times: its bytes, plain and in every requested encoding. */
export type Page = {
  body: Buffer;
  etag: string;
  /** The pattern of its route, for the request log. */
  route: string | null;
  isCompressible: boolean;
  headers: ReadonlyArray<readonly [string, string]>;
  /** The headers for `writeHead` by encoding, created on first use. */
  made: Map<Encoding | null, { head: string[]; body: Buffer }>;
};

/** Writes a page straight to the connection: no Request, no Response, no middleware. */
export function writePage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
  { hasTag, more }: Pick<Running, "hasTag"> & { more: string[] },
): void {
  if (isKnown(page, request.headers, hasTag)) {
    response.writeHead(304, page.headers.flat().concat("ETag", page.etag, more)).end();
    return;
  }
  const encoding = page.isCompressible ? chooseEncoding(request.headers["accept-encoding"]) : null;
  const made = page.made.get(encoding) ?? make(page, encoding);
  response.writeHead(200, made.head.concat(more));
  response.end(request.method === "HEAD" ? undefined : made.body);
}

/** Whether the reader has this page; the tag of a page says more than the day on which it changed. */
function isKnown(
  { etag, headers }: Page,
  asked: IncomingMessage["headers"],
  hasTag: Running["hasTag"],
): boolean {
  const known = asked["if-none-match"];
  if (known !== undefined) return hasTag(known, etag, "weak");
  const since = asked["if-modified-since"];
  if (since === undefined) return false;
  const [, changed = ""] = headers.find(([name]) => name.toLowerCase() === "last-modified") ?? [];
  return Date.parse(changed) <= Date.parse(since);
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
