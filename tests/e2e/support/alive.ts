import type { Page } from "@playwright/test";

/**
 * Waits until the scripts have taken over the page. Before that a link loads a whole document and
 * a form posts one, which is right too, but not what some tests are about.
 *
 * @param selector - all of these have been taken over, also those in parts that are loaded late
 */
export async function alive(page: Page, selector = "main a, main input, footer a") {
  await page.waitForFunction((wanted) => {
    const parts = [...document.querySelectorAll(wanted)];
    const isTaken = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith("__reactProps"));
    return parts.length > 0 && parts.every(isTaken);
  }, selector);
}
