/** A row of either level of tests. */
type Row = { locator(selector: string): { click(): Promise<void> } };

/** Opens the menu with the actions of a row, or of a card. */
export async function openMenu(row: Row): Promise<void> {
  await row.locator(".row-menu-button").click();
}
