import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { oddSecret } from "./odd-races.ts";
import { newDataDir, type OwnServer, startServer } from "./server.ts";
import { test as base } from "./test.ts";

export * from "./odd-races.ts";
export { expect, expectAccessible } from "./test.ts";

const run = promisify(execFile);

/** As `test`, on a server of its own that holds the odd races instead of the demo data. */
export const test = base.extend<object, { oddServer: string }>({
  oddServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner wants a pattern here
    async ({}, use) => {
      const server = await startOddServer();
      await use(server.url);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ oddServer }, use) => use(oddServer),
});

export async function startOddServer(...how: "without-reviews"[]): Promise<OwnServer> {
  const dataDir = newDataDir();
  await run(process.execPath, ["tests/e2e/odd-races-database.ts", dataDir, ...how]);
  return startServer({ DATA_DIR: dataDir, DEMO_DATA: "0", AUTH_SECRET: oddSecret });
}
