import type { Page } from "@playwright/test";

/**
 * Waits until the scripts have taken over the page. Before that a link loads a whole document and
 * a form posts one, which is right too, but not what some tests are about.
 */
export async function alive(page: Page) {
  await page.waitForFunction(() => {
    const foot = [...document.querySelectorAll("main a, footer a")].at(-1);
    return foot && Object.keys(foot).some((key) => key.startsWith("__reactProps"));
  });
}
