import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test.ts";

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

/** A fault put into a page that has none, and the rule that must find it. */
const barriers = [
  ["a picture without words", '<img src="data:," width="20" height="20">', /light[\s\S]*image-alt/],
  ["targets too small", '<button>a</button><button style="margin:0">b</button>', /target-size/],
  [
    "dark on dark",
    '<p class="seen" style="color:#222">unreadable</p>',
    /dark[\s\S]*color-contrast/,
  ],
  [
    "ink on gold, which is readable in the light scheme only",
    '<p style="color:var(--color-ink);background:var(--color-gold)">unreadable</p>',
    /dark[\s\S]*color-contrast/,
  ],
] as const;

test("every test notices exceptions, rejections, errors in the console, missing files and inline scripts, and the accessibility check finds faults, also in the dark scheme", async ({
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

  for (const [what, html, finding] of barriers) {
    await page.goto("/terms");
    await page.evaluate((fault) => {
      const place = document.querySelector("main");
      place?.insertAdjacentHTML("beforeend", fault);
      for (const button of place?.querySelectorAll("button") ?? []) {
        button.style.cssText = "width:8px;height:8px;min-width:0;min-height:0;padding:0;margin:0";
      }
    }, html);
    await expect(expectAccessible(page), what).rejects.toThrow(finding);
  }
});
