import type { Locator } from "@playwright/test";

/** Opens the menu with the actions of a row, or of a card. */
export async function openMenu(row: Locator): Promise<void> {
  await row.locator(".row-menu-button").click();
}
