/** A file as a form sends it: empty, with no name, where none was chosen. */
export type SentFile = { name: string; bytes: Uint8Array };

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
