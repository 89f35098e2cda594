import type { Page } from "@playwright/test";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { authSecret, sessionOf } from "../../support/site/runner-pool.ts";
import { startServer } from "../../support/site/server.ts";
import { test as base } from "../support/test.ts";
import type { ExpertPerson } from "./shown-experts.ts";

export { expect, expectAccessible } from "../support/test.ts";
export * from "./shown-experts.ts";

/** As `test`, on a separate server that has the shown experts instead of the demo data. */
export const test = base.extend<{ expertServer: string }>({
  expertServer: [
    async ({ servers }, use) => {
      const url = await servers.take("experts", async () => {
        const dataDir = await preparedDataDir("tests/e2e/experts/expert-database.ts");
        return startServer({
          DATA_DIR: dataDir,
          DEMO_DATA: "0",
          SANDBOX: "1",
          AUTH_SECRET: authSecret,
        });
      });
      await use(url);
    },
    { timeout: 90_000 },
  ],
  baseURL: async ({ expertServer }, use) => use(expertServer),
});

/** Gives the browser of a page the session of a person. */
export async function enterAs(page: Page, person: ExpertPerson) {
  await page.context().clearCookies({ name: /session/ });
  await page.context().addCookies([sessionOf({ token: person })]);
}
