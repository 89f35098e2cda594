import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ensureChromium } from "../tests/support/machine/chromium.mjs";

export type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; score: number | null; details?: { items?: { duration?: number }[] } }
  >;
};

const run = promisify(execFile);
const flags =
  "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/** The report of Lighthouse on one page, on a simulated phone. */
export async function auditPage(url: string): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "dorsal-lighthouse-"));
  const output = join(folder, "report.json");
  try {
    await run(
      process.execPath,
      [
        "node_modules/lighthouse/cli/index.js",
        url,
        "--quiet",
        "--output=json",
        `--output-path=${output}`,
        `--chrome-flags=${flags}`,
      ],
      { env: { ...process.env, CHROME_PATH: ensureChromium() }, timeout: 180_000 },
    );
    return JSON.parse(await readFile(output, "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
