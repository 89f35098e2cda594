import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const faults: Record<string, (page: Page) => Promise<unknown>> = {
  "an exception": (page) => page.evaluate(() => void setTimeout(() => JSON.parse("{"))),
  "a rejection": (page) => page.evaluate(() => void Promise.reject(new Error("nobody waits"))),
  "an error in the console": (page) => page.evaluate(() => console.error("something")),
  "a missing file": (page) => page.evaluate(() => void fetch("/assets/missing.js")),
  "an inline script against the policy": (page) =>
    page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "1";
      document.head.append(script);
    }),
};

for (const [fault, provoke] of Object.entries(faults)) {
  test(`every test notices ${fault}`, async ({ page, complaints }) => {
    await page.goto("/terms");
    await provoke(page);
    await expect.poll(() => complaints().length).toBeGreaterThan(0);
    complaints().length = 0;
  });
}
