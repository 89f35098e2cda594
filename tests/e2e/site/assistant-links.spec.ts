import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

test("HOME-02 HOME-05 SHELL-19 GAP-32 the hero and the footer open the default assistant, the promo and the header choose none", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const banner = page.getByRole("banner");
  const defaultAssistant = "Chatting with Race Finder";
  await page.goto("/");
  const promo = page.getByRole("complementary", { name: "Running Assistant" });
  await expect(promo.getByRole("heading")).toHaveText("Running Assistant");
  await promo.getByRole("link", { name: "Chat with Assistant" }).click();
  await expect(page).toHaveURL("/chat");
  expect(await page.evaluate(() => history.state.usr ?? null)).toBeNull();

  await banner.getByRole("link", { name: "Home" }).first().click();
  await page.getByRole("link", { name: "Talk to Your Running Assistant" }).click();
  await expect(heading).toHaveText(defaultAssistant);
  await page.goto("/races");
  await alive(page);
  await banner.getByRole("link", { name: "AI Assistant" }).first().click();
  await expect(page).toHaveURL("/chat");
  await expect(heading).toHaveText("Let's plan your next run");
  await banner.getByRole("link", { name: "Races" }).first().click();
  const foot = page.getByRole("contentinfo").last();
  await foot.getByRole("link", { name: "AI Assistant" }).click();
  await expect(heading).toHaveText(defaultAssistant);
});
