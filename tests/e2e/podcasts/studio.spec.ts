import type { Page } from "@playwright/test";
import { uniqueWord } from "../../support/unique-names.ts";
import { openMenu } from "../admin/row-menu.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const newTopic = () => `Trail shoes ${uniqueWord("x")}`;

const script = (page: Page) => page.getByRole("textbox", { name: "Script", exact: true });

test("ADM-POD-01 ADM-POD-02 ADM-POD-03 ADM-POD-04 ADM-POD-06 ADM-POD-07 ADM-POD-08 ADM-POD-09 ADM-POD-10 ADM-POD-12 ADM-POD-13 ADM-POD-14 ADM-POD-17 ADM-POD-21 ERR-83 GAP-80 a topic becomes a podcast in three steps and no step is lost by a reload, of two tabs that change a draft both texts are kept, and the podcast is changed and deleted", async ({
  page,
  complaints,
}) => {
  const topic = newTopic();
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/podcasts");
  await alive(page);
  await page.getByRole("link", { name: "Add Podcast" }).first().click();
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  await expect(steps).toContainText(["Enter Topic", "Generate Script", "Generate Audio"]);
  await expectAccessible(page);
  await page.getByLabel("Podcast topic").fill(topic);
  await page.getByRole("button", { name: "Generate Script" }).click();

  await expect(script(page)).toHaveValue(/Our topic today: Trail shoes/);
  await expect(page.getByText("2 of 4 pause tags")).toBeVisible();
  await page.getByRole("link", { name: "SSML Controls Guide" }).click();
  const guide = page.getByRole("dialog", { name: "SSML Controls Guide" });
  await expect(guide.getByRole("heading", { level: 3 })).toHaveText([
    "Pauses",
    "Pronunciation",
    "Emotion",
    "Tips",
  ]);
  await expect(guide).toContainText("max 3 to 4 pause tags per script, up to 3 seconds each");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await script(page).fill('## Shoes\n\nBuy them in the evening. <break time="1s"/> Run well.');
  await expect(page.getByText("1 of 4 pause tags")).toBeVisible();
  await expect(page.getByText("Draft kept.")).toBeVisible();
  await page.reload();
  await expect(script(page)).toHaveValue(/Buy them in the evening/);
  await expectAccessible(page);
  await alive(page);
  const id = new URL(page.url()).searchParams.get("draft");
  await page.request.post(`/admin/podcasts/drafts/${id}`, {
    form: { script: "The other tab." },
    headers: { Accept: "application/json" },
  });
  await script(page).fill("This tab.");
  await expect(page.getByText("This draft was changed in another tab.")).toBeVisible();
  await page.reload();
  await expect(script(page)).toHaveValue("The other tab.");

  await alive(page);
  await page.getByRole("button", { name: "Generate audio" }).click();
  await expect(page).toHaveURL(/step=audio/);
  await expect(page.getByText("Narrator:")).toBeVisible();
  await expect(page.locator("audio")).toBeVisible();
  const name = `${topic.toLowerCase().replaceAll(" ", "-")}.mp3`;
  await expect(page.getByRole("link", { name: "Download" })).toHaveAttribute("download", name);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Generate Script" }).click();
  await script(page).fill("Something else. It is short.");
  await expect(page.getByText("Draft kept.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Podcasts" }).click();
  const kept = page.getByRole("region", { name: "Continue where you left off" });
  const drafts = kept.getByRole("link", { name: topic, exact: true });
  await expect(drafts, "the text of either tab").toHaveCount(2);
  await drafts.and(page.locator(`[href*="${id}"]`)).click();
  await expect(page.getByText("The script has changed since the audio was made.")).toBeVisible();
  await page.getByRole("button", { name: "Generate audio" }).click();
  await expect(page.locator("audio")).toBeVisible();
  await page.getByRole("button", { name: "Save Podcast" }).click();
  await expect(page.getByText("Podcast saved successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(topic);
  await expectAccessible(page);
  await page.getByLabel("Title").fill("");
  await page.getByLabel("AI disclosure").fill("");
  await page.getByRole("button", { name: "Save texts" }).click();
  await expect(page.getByRole("link", { name: "Please enter a title" })).toBeVisible();
  await page.getByLabel("Title").fill(`${topic} again`);
  await page.getByLabel("AI disclosure").fill("A machine reads this.");
  await page.getByRole("button", { name: "Save texts" }).click();
  await expect(page.getByText("Podcast updated.")).toBeVisible();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "View live" })).toHaveCount(0);

  await page.goto(`/admin/podcasts?q=${encodeURIComponent(topic)}`);
  await alive(page);
  const row = page.getByRole("row").filter({ hasText: topic });
  await expectAccessible(page);
  await openMenu(row);
  await row.getByRole("link", { name: /^Delete/ }).click();
  const dialog = page.getByRole("dialog");
  const answer = Promise.withResolvers<void>();
  await page.route(/\/delete\.data/, async (route) => {
    await answer.promise;
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Delete Podcast" }).click();
  await expect(dialog.getByRole("button", { name: "Deleting..." })).toBeVisible();
  answer.resolve();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete podcast. Please try again.");
  await page.unroute(/\/delete\.data/);
  // The browser reports what it could not load.
  complaints().length = 0;
  await dialog.getByRole("button", { name: "Delete Podcast" }).click();
  await expect(page.getByText("Podcast deleted successfully!")).toBeVisible();
  await expect(row).toHaveCount(0);
});
