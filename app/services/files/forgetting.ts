import type { Services } from "../services.ts";

/**
 * Removes stored files, a batch at a time, until none is found. A file goes before its row: one that cannot be removed
 * is logged, left out of the next batches, and found again the next time.
 * @param work.find - the next batch, without the rows of these ids
 * @param work.forget - what is done to the rows whose files are gone; never called without one
 */
export async function forgetStored(
  { files, log }: Pick<Services, "files" | "log">,
  work: {
    find(stuck: readonly string[]): Promise<{ id: string; file: string | null }[]>;
    forget(ids: string[]): Promise<unknown>;
    failure: string;
  },
): Promise<void> {
  const stuck: string[] = [];
  for (;;) {
    const found = await work.find(stuck);
    if (found.length === 0) return;
    const gone: string[] = [];
    for (const { id, file } of found) {
      try {
        if (file) await files.remove(file);
        gone.push(id);
      } catch (error) {
        log.error({ error, file }, work.failure);
        stuck.push(id);
      }
    }
    if (gone.length > 0) await work.forget(gone);
  }
}
