import type { Page } from "@playwright/test";

/** Opens a desk in the back office. @returns the address of its link */
export async function openDesk(admin: Page, race: string, name: string): Promise<string> {
  await admin.goto(`/admin/races/${race}/check-in`);
  await admin.getByRole("textbox", { name: "Name of a new desk" }).fill(name);
  await admin.getByRole("button", { name: "Open a desk" }).click();
  const link = admin.getByRole("region", { name: `The link of ${name}` });
  return link.locator("code").innerText();
}

/** What a desk needs to find the one entry of a signed-in runner. */
export async function ownEntry(page: Page): Promise<{ code: string; bib: string }> {
  await page.goto("/dashboard");
  const entry = await page
    .locator('a[href*="/registrations/"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.pathname.split("/")[2]);
  await page.goto(`/registrations/${entry}`);
  return {
    code: await page.locator(".entry-code-typed").innerText(),
    bib: await page.getByText("Bib", { exact: true }).locator("~ dd").innerText(),
  };
}
