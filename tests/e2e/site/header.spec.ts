import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

test("HOME-02 HOME-05 SHELL-06 SHELL-07 SHELL-13 SHELL-19 GAP-32 the header can be skipped and marks the current page, its menu opens by keyboard, and every way to the assistant opens the right one", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  const header = page.getByRole("banner");
  const names = header.getByRole("navigation").locator(":is(a, summary):visible");
  const links = ["Home", "AI Assistant", "Races", "Services", "Membership", "Training"];
  await expect(names).toHaveText(links);
  const current = header.locator("[aria-current=page]:visible");
  await expect(current).toHaveText(["Home"]);
  const link = (name: string) => names.filter({ hasText: name });
  const mark = (name: string) =>
    link(name).evaluate((element) => getComputedStyle(element).boxShadow);
  expect(await mark("Home")).not.toBe(await mark("Services"));

  const heading = page.getByRole("heading", { level: 1 });
  const defaultAssistant = "Chatting with Race Finder";
  const conversation = /\/chat\/[0-9a-f-]{36}$/;
  const noAssistant = "Let's plan your next run";
  const promo = page.getByRole("complementary", { name: "Running Assistant" });
  await expect(promo.getByRole("heading")).toHaveText("Running Assistant");
  await promo.getByRole("link", { name: "Chat with Assistant" }).click();
  await expect(page).toHaveURL("/chat");
  await expect(heading).toHaveText(noAssistant);
  expect(await page.evaluate(() => history.state.usr ?? null)).toBeNull();
  await link("Home").click();
  await page.getByRole("link", { name: "Talk to Your Running Assistant" }).click();
  await expect(heading).toHaveText(defaultAssistant);
  await expect(page).toHaveURL(conversation);
  await link("Races").click();
  await expect(current).toHaveText(["Races"]);
  await link("AI Assistant").click();
  await expect(page).toHaveURL("/chat");
  await expect(heading).toHaveText(noAssistant);
  await link("Races").click();
  await page.getByRole("contentinfo").last().getByRole("link", { name: "AI Assistant" }).click();
  await expect(heading).toHaveText(defaultAssistant);
  await expect(page).toHaveURL(conversation);

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
});
