import type { Words } from "../say.ts";

/** A file as a form sends it: empty, with no name, where none was chosen. */
type SentFile = { name: string; bytes: Uint8Array };

/** A file to read, for as long as anybody waits for the answer. */
export type FileToRead = SentFile & { signal?: AbortSignal };

/**
 * Reads the field `file` of a form.
 * @param mostBytes - a longer file is refused by its length, so that no more than one byte beyond is copied
 * @returns `null` where the field is a text, or stands several times
 */
export async function sentFile(form: FormData, mostBytes: number): Promise<SentFile | null> {
  const [file, ...more] = form.getAll("file");
  if (typeof file === "string" || more.length > 0) return null;
  const bytes = (await file?.slice(0, mostBytes + 1).bytes()) ?? new Uint8Array();
  return { name: file?.name ?? "", bytes };
}

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
