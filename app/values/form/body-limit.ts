import type { Words } from "../say.ts";

/** The largest body that a form with files may have, and the sentence for what is larger. */
export type BodyLimit = { bytes: number; sentence: Words };

/**
 * More than the files may have, so that a page can say which one is too large and keep everything that
 * was typed.
 */
export function upTo(megabytes: number, sentence: Words): BodyLimit {
  return { bytes: megabytes * 1024 * 1024, sentence };
}

/** Whether the host has refused a body while it was read. It answers and nothing has failed. */
export function isBodyRefused(error: unknown): boolean {
  return error instanceof Error && error.name === "BodyRefused";
}
