import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("SHELL-11 SHELL-12 on a phone the header's links are in an accessible menu of at most 24rem, which scrolls on a low screen, works by keyboard and closes when the page changes", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  const header = page.getByRole("banner");
  const opener = header.locator("summary:visible");
  const panel = header.locator(".mobile-menu");
  await expect(opener).toHaveCount(1);
  await expect(opener).toHaveAccessibleName("Menu");
  await expect(panel).toBeHidden();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("link")).toHaveText([
    "Home",
    "AI Assistant",
    "Races",
    "Services",
    "For Runners",
    "For Race Organizers",
    "Training",
    "Login",
    "Sign Up",
  ]);
  await expect(panel.locator("[aria-current=page]")).toHaveText(["Home"]);
  await expectAccessible(page);
  for (const link of await panel.getByRole("link").all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const height = async () => (await panel.boundingBox())?.height ?? Infinity;
  expect(await height()).toBeLessThanOrEqual(384);
  await page.setViewportSize({ width: 640, height: 320 });
  expect(await height()).toBeLessThanOrEqual(320 - 68);
  const last = panel.getByRole("link", { name: "For Race Organizers" });
  await last.focus();
  await expect(last).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: "Home" })).toBeFocused();
  await panel.getByRole("link", { name: "Races" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/races");
  await expect(panel).toBeHidden();
  await opener.click();
  await expect(panel.locator("[aria-current=page]")).toHaveText(["Races"]);
  await page.mouse.click(180, 700);
  await expect(panel, "a click elsewhere closes it").toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(opener, "wide screens have no such menu").not.toHaveAccessibleName("Menu");
});
