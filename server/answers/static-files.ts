import type { IncomingMessage, ServerResponse } from "node:http";
import type { Running } from "#services/running.ts";
import { readBuildFiles } from "./build-files.ts";
import { isAccepted } from "./compression.ts";

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
