import { storedFileAnswer } from "#services/files/stored-file-answer.ts";
import type { Services } from "#services/services.ts";
import { isOnlyDownloaded } from "./limits.ts";
import type { KeptObject } from "./queries.server.ts";

/**
 * An object as its reader gets it: with its own type, in a sandbox and never as a part of a page. Its bytes
 * go as they are, so that their parts fit together.
 */
export async function storedObjectAnswer(
  services: Pick<Services, "files" | "log">,
  request: Request,
  object: KeptObject,
): Promise<Response> {
  const answer = await storedFileAnswer(services, request, object.file, "private");
  if (answer.status >= 400) return answer;
  const headers = new Headers(answer.headers);
  const { searchParams } = new URL(request.url);
  if (headers.get("content-type") === "application/octet-stream") {
    headers.set("Content-Type", typeWithLetters(object.contentType));
  }
  const whose = object.isPublic ? "public" : "private";
  headers.set("Cache-Control", `${whose}, max-age=${object.cacheSeconds}, no-transform`);
  headers.set("Content-Security-Policy", "sandbox; default-src 'none'");
  headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  headers.set("Last-Modified", object.updatedAt.toUTCString());
  if (searchParams.has("download") || isOnlyDownloaded(object.contentType)) {
    headers.set("Content-Disposition", attached(searchParams.get("download") || object.name));
  }
  return new Response(answer.body, { status: answer.status, headers });
}

function typeWithLetters(type: string): string {
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

function attached(name: string): string {
  const last = name.split("/").at(-1) ?? "";
  const encoded = encodeURIComponent(last.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${last.replace(/[^\w. -]/g, "_")}"; filename*=UTF-8''${encoded}`;
}
