import { nextMessage, startThread } from "#services/jobs/thread.ts";
import type { FiledCell } from "./roster-file.ts";

const longestWritingMs = 60_000;
/** Ten thousand registrations take about 100 MB. */
const mostMegabytes = 512;

/**
 * A workbook of one sheet, built in a thread of its own: thousands of rows take seconds.
 * @throws when the thread fails, or takes too long
 */
export async function writeWorkbook(rows: FiledCell[][]): Promise<Uint8Array<ArrayBuffer>> {
  const thread = startThread("app/features/registrations/roster/workbook-thread.server.ts", {
    data: rows,
    limits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  try {
    return await nextMessage<Uint8Array<ArrayBuffer>>(thread, longestWritingMs);
  } finally {
    await thread.terminate();
  }
}
