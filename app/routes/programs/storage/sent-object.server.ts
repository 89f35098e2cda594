import { storableType, storageLimits } from "#features/storage/limits.ts";
import type { StorageProblem } from "#features/storage/messages.ts";
import type { SentObject } from "#features/storage/uploads.server.ts";

const usualSeconds = 3600;

/** What a form has around its file, and more. */
const aroundBytes = 64 * 1024;

/** Reads an upload: a form with one file, or the bytes themselves. */
export async function readSentObject(
  request: Request,
): Promise<SentObject | { problem: StorageProblem }> {
  const announced = Number(request.headers.get("content-length"));
  if (announced > storageLimits.objectBytes + aroundBytes) return { problem: "too-large" };
  const type = request.headers.get("content-type");
  if (!type?.toLowerCase().startsWith("multipart/form-data")) {
    const [, seconds] = /max-age=(\d+)/.exec(request.headers.get("cache-control") ?? "") ?? [];
    return sent(new Uint8Array(await request.arrayBuffer()), type, seconds);
  }
  const form = await request.formData().catch(() => null);
  const file = form && [...form.values()].find((value) => typeof value !== "string");
  if (!form || !file) return { problem: "bad-body" };
  const seconds = form.get("cacheControl");
  const bytes = new Uint8Array(await file.arrayBuffer());
  return sent(bytes, file.type, typeof seconds === "string" ? seconds : undefined);
}

function sent(
  bytes: Uint8Array,
  type: string | null,
  seconds: string | undefined,
): SentObject | { problem: StorageProblem } {
  if (bytes.length > storageLimits.objectBytes) return { problem: "too-large" };
  const contentType = storableType(type);
  if (!contentType) return { problem: "bad-type" };
  const asked = seconds && /^\d{1,9}$/.test(seconds) ? Number(seconds) : usualSeconds;
  return { bytes, contentType, cacheSeconds: Math.min(asked, storageLimits.cacheSeconds) };
}
