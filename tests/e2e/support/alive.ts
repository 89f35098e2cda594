import type { Page } from "@playwright/test";

/**
 * Waits until the scripts have taken over the page. Before that a link loads a whole document and
 * a form posts one, which is right too, but not what some tests are about.
 *
 * @param selector - of a part whose scripts are loaded later than those of the page: its last element counts
 */
export async function alive(page: Page, selector = "main a, footer a") {
  await page.waitForFunction((wanted) => {
    const foot = [...document.querySelectorAll(wanted)].at(-1);
    return foot && Object.keys(foot).some((key) => key.startsWith("__reactProps"));
  }, selector);
}
