import type { Files } from "./files.ts";

/** A stored file with the name under which it is saved. */
export type Download = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * Reads a stored file that somebody saves.
 * @param name - without an ending, which is that of the stored file
 * @returns `null` when the file does not exist
 */
export async function readDownload(
  files: Pick<Files, "read">,
  key: string,
  name: string,
): Promise<Download | null> {
  const stored = await files.read(key);
  if (!stored) return null;
  const ending = /\.(\w+)$/.exec(key)?.[1] ?? "bin";
  return {
    name: `${name}.${ending}`,
    type: stored.contentType,
    bytes: new Uint8Array(stored.bytes),
  };
}
