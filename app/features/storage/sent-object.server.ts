import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { fileFormOf, fileOf } from "#services/sent-files.ts";
import { upTo } from "#values/form/body-limit.ts";
import { storableType, storageLimits } from "./limits.ts";
import type { StorageRefusal } from "./refusals.ts";
import type { SentObject } from "./uploads.server.ts";

const usualSeconds = 3600;

/** With what a form has around its file. */
const objectLimit = upTo(11, {
  en: "The object exceeded the maximum allowed size",
  es: "The object exceeded the maximum allowed size",
});

/** Reads an upload: a form with one file, or the bytes themselves. */
export async function readSentObject(
  asked: RequestArgs,
  owner: Pick<Viewer, "userId">,
): Promise<SentObject | StorageRefusal> {
  const { headers } = asked.request;
  if (headers.has("x-metadata")) return { problem: "not-offered", about: "metadata" };
  if (headers.has("content-encoding")) return { problem: "not-offered", about: "contentEncoding" };
  const type = headers.get("content-type");
  if (!type?.toLowerCase().startsWith("multipart/form-data")) {
    // Clients write `max-age=` before the value that an app passes.
    const seconds = headers.get("cache-control")?.replace(/^max-age=/, "") ?? null;
    return sent(await fileOf(asked, owner, objectLimit), type, seconds);
  }
  const form = await fileFormOf(asked, owner, objectLimit).catch(nullIfRefused);
  const file = form && [...form.values()].find((value) => typeof value !== "string");
  if (!form || !file) return { problem: "bad-body" };
  if (form.has("metadata")) return { problem: "not-offered", about: "metadata" };
  const seconds = form.get("cacheControl");
  return sent(file, file.type, typeof seconds === "string" ? seconds : null);
}

function nullIfRefused(problem: unknown): null {
  if (problem instanceof Response) return null;
  throw problem;
}

function sent(bytes: Blob, type: string | null, asked: string | null): SentObject | StorageRefusal {
  if (bytes.size > storageLimits.objectBytes) return { problem: "too-large" };
  const contentType = storableType(type);
  if (!contentType) return { problem: "bad-type" };
  if (asked !== null && !/^\d{1,9}$/.test(asked)) {
    return { problem: "bad-body", about: "cacheControl: a number of seconds" };
  }
  const seconds = asked === null ? usualSeconds : Number(asked);
  return { bytes, contentType, cacheSeconds: Math.min(seconds, storageLimits.cacheSeconds) };
}
