import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { projectRoot } from "#db/root.ts";
import type { FiledCell } from "./roster-file.ts";

const longestWritingMs = 60_000;
/** Ten thousand registrations take about 100 MB. */
const mostMegabytes = 512;

/**
 * A workbook of one sheet, built in a thread of its own: thousands of rows take seconds.
 * @throws when the thread fails, or takes too long
 */
export async function writeWorkbook(rows: FiledCell[][]): Promise<Uint8Array<ArrayBuffer>> {
  const file = join(projectRoot(), "app/features/registrations/roster/workbook-thread.server.ts");
  const worker = new Worker(file, {
    workerData: rows,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  try {
    const [bytes] = await once(worker, "message", {
      signal: AbortSignal.timeout(longestWritingMs),
    });
    return bytes;
  } finally {
    await worker.terminate();
  }
}
