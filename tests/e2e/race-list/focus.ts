import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until `target` has the focus; whatever has it on the way must show it. */
export async function tabTo(page: Page, target: Locator, limit = 80): Promise<number> {
  for (let steps = 1; steps <= limit; steps++) {
    await page.keyboard.press("Tab");
    await expect.poll(() => focusIsShown(page), { message: await focusedHtml(page) }).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return steps;
  }
  throw new Error(`Not reached with ${limit} steps: ${target}`);
}

/** Whether the focused element, or the card that it stretches over, has an outline in sight. */
function focusIsShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || !focused.matches(":focus-visible")) return false;
    // The ring is drawn around the thumb, whose style cannot be read: its own test looks at it.
    if (focused.matches("[type=range]")) return true;
    const box = focused.getBoundingClientRect();
    const isInSight = box.bottom > 0 && box.top < window.innerHeight;
    const shown = [focused, focused.closest("article, label, .slider"), focused.parentElement];
    return (
      isInSight &&
      shown.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        return isOutlined || (element === focused && boxShadow !== "none");
      })
    );
  });
}

const focusedHtml = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "");
