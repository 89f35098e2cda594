import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import type { Viewer } from "#features/accounts/viewer.ts";
import { storableType, storageLimits } from "#features/storage/limits.ts";
import type { StorageProblem } from "#features/storage/messages.ts";
import type { SentObject } from "#features/storage/uploads.server.ts";
import { fileFormOf, fileOf } from "#services/files/sent-files.ts";
import { upTo } from "#values/form/body-limit.ts";

const usualSeconds = 3600;

/** With what a form has around its file. */
const objectLimit = upTo(11, "The object exceeded the maximum allowed size");

/** Reads an upload: a form with one file, or the bytes themselves. */
export async function readSentObject(
  asked: RequestArgs,
  owner: Pick<Viewer, "userId">,
): Promise<SentObject | { problem: StorageProblem }> {
  const { request } = asked;
  const type = request.headers.get("content-type");
  if (!type?.toLowerCase().startsWith("multipart/form-data")) {
    const [, seconds] = /max-age=(\d+)/.exec(request.headers.get("cache-control") ?? "") ?? [];
    return sent(await fileOf(asked, owner, objectLimit), type, seconds);
  }
  const form = await fileFormOf(asked, owner, objectLimit).catch(nullIfRefused);
  const file = form && [...form.values()].find((value) => typeof value !== "string");
  if (!form || !file) return { problem: "bad-body" };
  const seconds = form.get("cacheControl");
  return sent(file, file.type, typeof seconds === "string" ? seconds : undefined);
}

function nullIfRefused(problem: unknown): null {
  if (problem instanceof Response) return null;
  throw problem;
}

function sent(
  bytes: Blob,
  type: string | null,
  seconds: string | undefined,
): SentObject | { problem: StorageProblem } {
  if (bytes.size > storageLimits.objectBytes) return { problem: "too-large" };
  const contentType = storableType(type);
  if (!contentType) return { problem: "bad-type" };
  const asked = seconds && /^\d{1,9}$/.test(seconds) ? Number(seconds) : usualSeconds;
  return { bytes, contentType, cacheSeconds: Math.min(asked, storageLimits.cacheSeconds) };
}
