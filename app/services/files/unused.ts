import type { Files } from "./files.ts";

const mostAtOnce = 200;

/**
 * Removes the files of a folder that nothing uses.
 * @param before - files that were stored later stay: they may wait to be used
 * @param usedOf - those of some keys that are used
 */
export async function removeUnused(
  files: Files,
  folder: string,
  { before, usedOf }: { before: Date; usedOf: (keys: string[]) => Promise<(string | null)[]> },
): Promise<void> {
  let old: string[] = [];
  const sweep = async () => {
    const used = new Set(await usedOf(old));
    for (const key of old) if (!used.has(key)) await files.remove(key);
    old = [];
  };
  for await (const { key, storedAt } of files.list(folder)) {
    if (storedAt < before) old.push(key);
    if (old.length >= mostAtOnce) await sweep();
  }
  if (old.length > 0) await sweep();
}
