import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

test("SHELL-06 SHELL-07 SHELL-13 the header marks the current page, and its Membership menu opens by keyboard and has two links", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  const header = page.getByRole("banner");
  const names = header.getByRole("navigation").locator(":is(a, summary):visible");
  await expect(names).toHaveText(["Home", "AI Assistant", "Races", "Services", "Membership"]);
  const current = header.locator("[aria-current=page]:visible");
  await expect(current).toHaveText(["Home"]);
  const link = (name: string) => names.filter({ hasText: name });
  const mark = (name: string) =>
    link(name).evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await mark("Home")).not.toBe(await mark("Services"));
  await link("Races").click();
  await expect(current).toHaveText(["Races"]);

  const runners = header.getByRole("link", { name: "For Runners" });
  const organizers = header.getByRole("link", { name: "For Race Organizers" });
  await expect(runners).toBeHidden();
  await link("Services").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(runners).toHaveAttribute("href", "/membership");
  await page.keyboard.press("Tab");
  await expect(runners).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(runners).toBeHidden();
  await link("Membership").click();
  await organizers.click();
  await expect(page).toHaveURL("/organizers");
  await expect(runners, "another page closes the menu").toBeHidden();
  const announced = page.locator("body > [aria-live=polite]");
  await expect(announced, "screen readers hear which page it is").toHaveText(
    /Organizers.* · Dorsal$/,
  );
  await link("Membership").click();
  await expect(current).toHaveText(["For Race Organizers"]);

  await page.goto("/races?q=lima");
  await expect(current).toHaveText(["Races"]);
  await page.goto("/about");
  await expect(current).toHaveCount(0);
});

test("the first Tab offers to skip the header", async ({ page }) => {
  await page.goto("/careers");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
