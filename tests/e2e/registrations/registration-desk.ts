import { preparedDataDir } from "../../support/site/data-dir.ts";
import { startServer } from "../../support/site/server.ts";
import { test as base } from "../support/test.ts";

export * from "./desk.ts";

/** As `test`, on a separate server that has these races, entries and two claims. */
export const test = base.extend<{ deskServer: string }>({
  deskServer: [
    async ({ servers }, use) => {
      const url = await servers.take("registration desk", async () => {
        const dataDir = await preparedDataDir(
          "tests/e2e/registrations/registration-desk-database.ts",
        );
        return startServer({
          DATA_DIR: dataDir,
          DEMO_DATA: "0",
          SANDBOX: "1",
          LIMITS_FACTOR: "1000",
        });
      });
      await use(url);
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ deskServer }, use) => use(deskServer),
});
