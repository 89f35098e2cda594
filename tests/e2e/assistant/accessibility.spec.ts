import { expect, expectAccessible, test } from "../support/test.ts";
import { openChat } from "./chat-page.ts";

test("GAP-02 the chat fills the window, and its chooser, its drawer and an empty conversation are accessible on a phone", async ({
  page,
}) => {
  await page.goto("/chat");
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    const spare = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(spare).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
  await openChat(page);
  await expectAccessible(page);
  const drawer = page.getByRole("complementary", { name: "Conversations" });
  await page.getByRole("button", { name: "Conversations" }).click();
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});
