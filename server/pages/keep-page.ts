import { createHash } from "node:crypto";
import { isPerPerson, read, secureAnswer } from "../answers/answer.ts";
import { isCompressible, isWorthCompressing } from "../answers/compression.ts";
import type { DocumentRules, SecurityHeaders } from "../answers/security-headers.ts";
import type { Page } from "./page.ts";

/**
 * Makes a page from a response that every visitor may get: status 200, `Cache-Control: public`, no
 * Set-Cookie, text or picture. Any other response is left untouched, and the page is `null`: also a
 * stored file, which is read in parts.
 * @param headers.rules - of the document at its path
 */
export async function keepPage(
  response: Response,
  { every, rules }: { every: SecurityHeaders["every"]; rules: DocumentRules },
  route: string | null,
): Promise<Page | null> {
  if (!mayKeep(response)) return null;
  const answer = await read(response);
  for (const [name, value] of Object.entries(every)) answer.headers.set(name, value);
  const { body, headers } = secureAnswer(answer, rules);
  // A route that tags its answer compares the tag itself, too.
  const etag = headers.get("etag") ?? `W/"${createHash("sha1").update(body).digest("base64url")}"`;
  for (const name of ["content-length", "etag"]) headers.delete(name);
  const contentType = headers.get("content-type") ?? "";
  const mayCompress = isCompressible(contentType) && isWorthCompressing(body);
  if (mayCompress) headers.append("Vary", "Accept-Encoding");
  if (rules.isPersonal && isPerPerson(contentType)) {
    // The browser revalidates each time (the answer is 304): its owner may have signed in meanwhile.
    headers.set("Cache-Control", "private, no-cache");
    headers.append("Vary", "Cookie");
  }
  return {
    body,
    etag,
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
    !headers.has("accept-ranges") &&
    /^(?:text\/(?!event-stream)|image\/|application\/(?:\w+\+)?(?:json|xml)\b)/.test(
      headers.get("content-type") ?? "",
    )
  );
}
