import { gzipSync } from "node:zlib";
import {
  type LimitedPage,
  limitedPages,
  linkedIn,
  scriptsOf,
  styleLimit,
  stylesOf,
} from "../../../bench/page-limits.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** Episodes are recorded after the start; `bench/javascript.ts` waits for them. */
const shownAtOnce = limitedPages.filter(({ page }) => page !== "episode");

test("no page loads more scripts or styles, or is longer, than its limit", async ({ visitor }) => {
  const weights = new Map<string, number>();
  const weigh = async (files: string[]) => {
    for (const file of files.filter((one) => !weights.has(one))) {
      const body = await (await visitor.fetch(file)).text();
      weights.set(file, gzipSync(body, { level: 9 }).length / 1000);
    }
    return files.reduce((sum, file) => sum + (weights.get(file) ?? 0), 0);
  };
  for (const limited of shownAtOnce) {
    const html = await (await visitor.fetch(await addressOf(visitor, limited))).text();
    const length = Buffer.byteLength(html) / 1000;
    expect(length, `document of ${limited.page}`).toBeLessThanOrEqual(limited.document ?? length);
    const scripts = scriptsOf(html);
    expect(scripts.length > 0, `${limited.page} has scripts`).toBe(limited.limit > 0);
    expect(await weigh(scripts), `scripts of ${limited.page}`).toBeLessThanOrEqual(limited.limit);
    const styles = stylesOf(html);
    expect(styles.length, `sheets of ${limited.page}`).toBeGreaterThan(0);
    expect(await weigh(styles), `styles of ${limited.page}`).toBeLessThanOrEqual(styleLimit);
  }
});

async function addressOf(visitor: Visitor, { page, of }: LimitedPage): Promise<string> {
  if (!of) return page;
  const found = linkedIn(await (await visitor.fetch(of.list)).text(), of);
  if (!found) throw new Error(`${of.list} has no link to a ${page}`);
  return found;
}
