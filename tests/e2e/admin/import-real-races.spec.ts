import { existsSync, readFileSync } from "node:fs";
import { preparedDataDir } from "../support/data-dir.ts";
import { startServer } from "../support/server.ts";
import { test as base, expect } from "../support/test.ts";
import { fact, openWizard, upload } from "./import-page.ts";

const wholeFile = "../shared/data/real-races.csv";
const excerpt = "tests/support/races/real-races-excerpt.csv";

/** A separate server, because hundreds of new races would disturb other tests. */
const test = base.extend<{ server: string }>({
  server: [
    async ({ servers }, use) => {
      const url = await servers.take("import", async () => {
        const dataDir = await preparedDataDir("tests/e2e/support/demo-database.ts");
        return startServer({ DATA_DIR: dataDir, DEMO_DATA: "1" });
      });
      await use(url);
    },
    { timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server),
});

test("ADM-CSV-09 ADM-CSV-16 ADM-CSV-17 importing the real races again through the wizard changes nothing", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const isWhole = existsSync(wholeFile);
  const races = isWhole ? 645 : 11;
  const file = readFileSync(isWhole ? wholeFile : excerpt);
  await openWizard(page);
  for (const turn of ["first", "again"]) {
    await upload(page, file, "real-races.csv");
    await expect(fact(page, "Races")).toHaveText(String(races));
    await page.getByRole("button", { name: `Import ${races} races` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import complete", {
      timeout: 50_000,
    });
    await expect(fact(page, "Failed")).toHaveText("0");
    if (turn === "again") {
      await expect(fact(page, "Created")).toHaveText("0");
      await expect(fact(page, "Updated")).toHaveText("0");
      await expect(fact(page, "Unchanged")).toHaveText(String(races));
    }
    await page.goto("/admin/races/import");
    await expect(page.getByRole("link", { name: "real-races.csv" }).first()).toBeVisible();
  }
});
