import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

type Fault = { provoke: (page: Page) => Promise<unknown>; complaint: RegExp };

const faults: Record<string, Fault> = {
  "an exception": {
    provoke: (page) => page.evaluate(() => void setTimeout(() => JSON.parse("{"))),
    complaint: /SyntaxError/,
  },
  "a rejection": {
    provoke: (page) => page.evaluate(() => void Promise.reject(new Error("nobody waits"))),
    complaint: /nobody waits/,
  },
  "an error in the console": {
    provoke: (page) => page.evaluate(() => console.error("something")),
    complaint: /something/,
  },
  "a missing file": {
    provoke: (page) => page.evaluate(() => void fetch("/assets/missing.js")),
    complaint: /missing\.js/,
  },
  "an inline script against the policy": {
    provoke: (page) =>
      page.evaluate(() => {
        const script = document.createElement("script");
        script.textContent = "1";
        document.head.append(script);
      }),
    complaint: /Content Security Policy/,
  },
};

test("every test notices exceptions, rejections, errors in the console, missing files and inline scripts", async ({
  page,
  complaints,
}) => {
  await page.goto("/terms");
  for (const [fault, { provoke, complaint }] of Object.entries(faults)) {
    await provoke(page);
    const isNoticed = () => complaints().some((text) => complaint.test(text));
    await expect.poll(isNoticed, { message: fault }).toBe(true);
  }
  complaints().length = 0;
});
