import { preparedDataDir } from "../../support/site/data-dir.ts";
import { startServer } from "../../support/site/server.ts";
import { test as base } from "../support/test.ts";
import { oddSecret } from "./odd-races.ts";

export { expect, expectAccessible } from "../support/test.ts";
export * from "./odd-races.ts";

/** As `test`, on a separate server that has the odd races instead of the demo data. */
export const test = base.extend<{ oddServer: string }>({
  oddServer: [
    async ({ servers }, use) => {
      const url = await servers.take("odd races", async () => {
        const dataDir = await preparedDataDir("tests/e2e/races/odd-races-database.ts");
        return startServer({
          DATA_DIR: dataDir,
          DEMO_DATA: "0",
          AUTH_SECRET: oddSecret,
        });
      });
      await use(url);
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ oddServer }, use) => use(oddServer),
});
