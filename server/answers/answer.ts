import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, compress, isCompressible, isWorthCompressing } from "./compression.ts";
import { secureDocument } from "./content-security-policy.ts";
import type { DocumentRules } from "./security-headers.ts";

/** An answer with its complete body. */
export type Answer = { status: number; headers: Headers; body: Buffer };

/** Reads the body of a text Response; `null` for media, event streams and answers without a body. */
export async function readText(response: Response): Promise<Answer | null> {
  if (!response.body || !isCompressible(response.headers.get("content-type") ?? "")) return null;
  return read(response);
}

/** Reads the body of any Response. */
export async function read(response: Response): Promise<Answer> {
  return {
    status: response.status,
    // The headers of a Response from fetch() are immutable.
    headers: new Headers(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const encoder = new TextEncoder();

/** Gives a rendered document its Content-Security-Policy and the other headers of documents. */
export function secureAnswer(answer: Answer, rules: DocumentRules): Answer {
  if (!isDocument(answer.headers)) return answer;
  const { html, policy } = secureDocument(answer.body.toString(), rules);
  answer.headers.set("Content-Security-Policy", policy);
  allowFrames(answer.headers, rules);
  // `Buffer.from` takes four times as long for a text with letters outside of Latin-1.
  return { ...answer, body: Buffer.from(encoder.encode(html).buffer) };
}

/** Sets the headers of a document that do not depend on its content. */
export function allowFrames(headers: Headers, rules: DocumentRules): void {
  if (!isDocument(headers)) return;
  for (const [name, value] of Object.entries(rules.headers)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
}

function isDocument(headers: Headers): boolean {
  return headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** Documents and the router's data differ for signed-in people; pictures, feeds and files do not. */
export function isPerPerson(contentType: string): boolean {
  return /^text\/(?:html|x-script)/.test(contentType);
}

/** Compresses an answer and writes it straight to the connection. */
export function writeAnswer(
  { status, headers, body }: Answer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  headers.append("Vary", "Accept-Encoding");
  const mayCompress =
    isWorthCompressing(body) &&
    !headers.has("content-encoding") &&
    !headers.get("cache-control")?.includes("no-transform");
  const encoding = mayCompress ? chooseEncoding(request.headers["accept-encoding"]) : null;
  const bytes = encoding ? compress(body, encoding) : body;
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(bytes.byteLength));
  response.writeHead(status, [...headers].flat());
  response.end(request.method === "HEAD" ? undefined : bytes);
}
