import { expect, expectAccessible, test } from "./test.ts";

/** A fault put into a page that has none, and the rule that must find it. */
const faults = [
  ["a picture without words", '<img src="data:," width="20" height="20">', /light[\s\S]*image-alt/],
  ["targets too small", '<button>a</button><button style="margin:0">b</button>', /target-size/],
  [
    "dark on dark",
    '<p class="seen" style="color:#222">unreadable</p>',
    /dark[\s\S]*color-contrast/,
  ],
] as const;

test("the accessibility check finds faults, also in the dark scheme", async ({ page }) => {
  for (const [what, html, finding] of faults) {
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
