import type { Page } from "@playwright/test";

/** After a form that no page has sent: the next page would show its message. */
export async function dropFlashMessage(page: Page): Promise<void> {
  await page.context().clearCookies({ name: "dorsal.said" });
}
