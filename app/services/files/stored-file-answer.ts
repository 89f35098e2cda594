import { randomUUID } from "node:crypto";
import parseRange from "range-parser";
import { hasTag } from "#values/web/conditional/entity-tags.ts";
import type { Log } from "../log/log.ts";
import { ServiceProblem } from "../providers/problem.ts";
import type { FileFacts, FilePart, Files } from "./files.ts";
import { joined } from "./stream-parts.ts";

/** What is answered: the file with its key, and the headers that every answer has. */
type Stored = { key: string; found: FileFacts; headers: Headers };

/** Who may cache the file: everyone forever, or only the browser, which revalidates before each use. */
const cacheControl = {
  public: "public, max-age=31536000, immutable",
  private: "private, no-cache",
} as const;

type Kept = keyof typeof cacheControl;

/**
 * Answers with a stored file, or with the parts that `Range` asks for, without holding it in memory.
 * The key names the content by its hash: it is the entity tag. The caller decides who gets which keys.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14
 */
export async function storedFileAnswer(
  services: { files: Files; log: Log },
  request: Request,
  key: string,
  kept: Kept = "public",
): Promise<Response> {
  try {
    return (await answer(services, request, { key, kept })) ?? notFoundAnswer();
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error;
    services.log.error({ error, key }, "a stored file could not be read");
    return refuse(503, "This file cannot be read right now.", { "Retry-After": "10" });
  }
}

/** For an address that names no public file. */
export function notFoundAnswer(): Response {
  return refuse(404, "Not Found");
}

/** `null` when the file does not exist. */
async function answer(
  { files }: { files: Files },
  { method, headers: asked }: Request,
  { key, kept }: { key: string; kept: Kept },
): Promise<Response | null> {
  const found = await files.find(key);
  if (!found) return null;
  const tag = `"${key}"`;
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Cache-Control": cacheControl[kept],
    ETag: tag,
  });
  const known = asked.get("if-none-match");
  if (known !== null && hasTag(known, tag, "weak")) {
    return new Response(null, { status: 304, headers });
  }

  headers.set("Content-Type", found.contentType);
  const stored = { key, found, headers };
  if (method === "HEAD") return new Response(null, { headers: sized(stored, found.size) });
  const range = isStill(asked.get("if-range"), tag) ? asked.get("range") : null;
  const parts = partsOf(range, found.size);
  if (parts === "none") {
    return refuse(416, "Range Not Satisfiable", { "Content-Range": `bytes */${found.size}` });
  }
  if (parts === "whole") {
    const body = await files.stream(key);
    return body && new Response(body, { headers: sized(stored, found.size) });
  }
  const [only] = parts;
  return only && parts.length === 1
    ? onePart(files, stored, only)
    : someParts(files, stored, parts);
}

async function onePart(files: Files, stored: Stored, part: FilePart): Promise<Response | null> {
  const body = await files.stream(stored.key, part);
  const headers = sized(stored, part.end - part.start + 1);
  headers.set("Content-Range", rangeIn(stored.found, part));
  return body && new Response(body, { status: 206, headers });
}

/** The parts one after the other, each opened when the one before it has been sent. */
function someParts(files: Files, stored: Stored, parts: readonly FilePart[]): Response {
  const { key, found } = stored;
  const boundary = randomUUID();
  const pieces = parts.map((part, place) => ({
    part,
    head: `${place === 0 ? "" : "\r\n"}--${boundary}\r\nContent-Type: ${found.contentType}\r\nContent-Range: ${rangeIn(found, part)}\r\n\r\n`,
  }));
  const tail = `\r\n--${boundary}--\r\n`;
  const size = pieces.reduce(
    (sum, { head, part }) => sum + head.length + part.end - part.start + 1,
    tail.length,
  );
  const headers = sized(stored, size);
  headers.set("Content-Type", `multipart/byteranges; boundary=${boundary}`);
  const body = joined([
    ...pieces.flatMap(({ head, part }) => [head, () => files.stream(key, part)]),
    tail,
  ]);
  return new Response(body, { status: 206, headers });
}

function sized({ headers }: Stored, bytes: number): Headers {
  headers.set("Content-Length", String(bytes));
  return headers;
}

function rangeIn({ size }: FileFacts, { start, end }: FilePart): string {
  return `bytes ${start}-${end}/${size}`;
}

/** Whether the parts that the browser has belong to this content. A date cannot tell. */
function isStill(ifRange: string | null, tag: string): boolean {
  return ifRange === null || ifRange.trim() === tag;
}

function refuse(status: number, sentence: string, more: Record<string, string> = {}): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(sentence, { status, headers: { ...headers, ...more } });
}

/** A player asks for one part, and some readers for a few; for more the whole file is sent. */
const mostParts = 8;

/**
 * The parts of a file that a `Range` header asks for: the whole file if it says nothing that can be
 * understood, `none` if all of them lie behind the end of the file. Parts that touch are one.
 */
export function partsOf(range: string | null, size: number): FilePart[] | "whole" | "none" {
  if (range === null) return "whole";
  const parts = parseRange(size, withinFile(range, size), { combine: true });
  if (parts === -2) return "whole";
  if (parts === -1) return /^bytes=/i.test(range) ? "none" : "whole";
  if (parts.type.toLowerCase() !== "bytes" || parts.length > mostParts) return "whole";
  return parts.map(({ start, end }) => ({ start, end }));
}

/** The last bytes of a file are at most the whole file; the library takes more for none. */
function withinFile(range: string, size: number): string {
  return range.replace(/([=,]\s*)-(\d+)/g, (_all, before: string, length: string) => {
    return `${before}-${Math.min(Number(length), size)}`;
  });
}
