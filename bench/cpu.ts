import { openProduct } from "./in-process.ts";
import { round } from "./table.ts";

const requests = 300;
const repeats = 7;

type Page = { page: string; path: string; bar: string };

/** CPU time of this process per page, best of 7 × 300 requests, without the wire and the cache. */
export async function cpuPerRequest(databaseUrl: string, pages: Page[]) {
  const { ask, close } = await openProduct({ DATABASE_URL: databaseUrl, DEMO_DATA: "0" });
  const rows = [];
  for (const { page, path, bar } of pages) {
    let best = Number.POSITIVE_INFINITY;
    let bytes = 0;
    for (let turn = 0; turn <= repeats; turn++) {
      const before = process.cpuUsage();
      for (let request = 0; request < requests; request++) {
        const { status, html } = await ask(path);
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
        bytes = Buffer.byteLength(html);
      }
      const { user, system } = process.cpuUsage(before);
      if (turn > 0) best = Math.min(best, (user + system) / 1000 / requests);
    }
    rows.push({ page, "CPU ms": round(best), "document kB": round(bytes / 1000, 1), bar });
  }
  await close();
  return rows;
}
