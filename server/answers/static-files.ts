import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Running } from "#services/running.ts";
import { isAccepted, isCompressible, isWorthCompressing } from "./compression.ts";

/** True when the request was for a file of the build and has been answered. */
export type AnswerStatic = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the browser's build from memory. The map holds exactly the files that existed at the start, so
 * no request can reach anything else on the disk.
 * @param headers - sent with every file
 */
export function serveStatic(
  directory: string,
  headers: Record<string, string>,
  hasTag: Running["hasTag"],
): AnswerStatic {
  const files = readBuildFiles(directory, headers);
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const { url = "/" } = request;
    const query = url.indexOf("?");
    const file = files.get(query < 0 ? url : url.slice(0, query));
    if (!file) return false;
    const known = request.headers["if-none-match"];
    if (known !== undefined && hasTag(known, file.etag, "weak")) {
      response.writeHead(304, file.head).end();
      return true;
    }
    const accepted = String(request.headers["accept-encoding"]).toLowerCase();
    let body = file.plain;
    let head = file.head;
    if (file.br && isAccepted(accepted, "br")) {
      body = file.br;
      head = head.concat("Content-Encoding", "br");
    } else if (file.gzip && isAccepted(accepted, "gzip")) {
      body = file.gzip;
      head = head.concat("Content-Encoding", "gzip");
    }
    response.writeHead(200, head.concat("Content-Length", String(body.byteLength)));
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}

const CONTENT_TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** A file of the build, ready to be sent. */
type BuildFile = {
  head: string[];
  etag: string;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
};

/** Every file below a directory, by its address, with its response headers. */
function readBuildFiles(directory: string, headers: Record<string, string>) {
  const files = new Map<string, BuildFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(directory, path).split(sep).join("/")}`;
    // Vite's manifest of the build, and the compressed copies of files.
    if (url.startsWith("/.vite/") || /\.(?:br|gz)$/.test(url)) continue;
    files.set(url, readFile(path, url, headers));
  }
  return files;
}

function readFile(path: string, url: string, headers: Record<string, string>): BuildFile {
  const plain = readFileSync(path);
  const contentType = CONTENT_TYPES[extname(path)] ?? "application/octet-stream";
  const etag = `"${createHash("sha1").update(plain).digest("base64url")}"`;
  const isNamedByContent = url.startsWith("/assets/");
  const cacheControl = isNamedByContent
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600";
  const head = [
    ...Object.entries(headers).flat(),
    "Content-Type",
    contentType,
    "Cache-Control",
    cacheControl,
    "ETag",
    etag,
  ];
  const isText = isCompressible(contentType) && isWorthCompressing(plain);
  if (isText) head.push("Vary", "Accept-Encoding");
  return {
    head,
    etag,
    plain,
    br: isText ? (readCopy(`${path}.br`) ?? brotliCompressSync(plain)) : null,
    gzip: isText ? (readCopy(`${path}.gz`) ?? gzipSync(plain, { level: 9 })) : null,
  };
}

/** The copy that the build has made: to compress all files takes a second. */
function readCopy(path: string): Buffer | null {
  return existsSync(path) ? readFileSync(path) : null;
}
