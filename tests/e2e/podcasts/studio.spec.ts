import type { APIRequestContext, Page } from "@playwright/test";
import { uniqueWord } from "../../support/unique-names.ts";
import { openMenu } from "../admin/row-menu.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const newTopic = () => `Trail shoes ${uniqueWord("x")}`;

const script = (page: Page) => page.getByRole("textbox", { name: "Script", exact: true });

/** An unfinished podcast by a request, with a short script. @returns the address of its script step */
async function newDraft(request: APIRequestContext, topic: string): Promise<string> {
  const made = await request.post("/admin/podcasts?view=create", {
    form: { topic },
    maxRedirects: 0,
  });
  return String(made.headers().location);
}

async function drawnAudio(page: Page) {
  await expect(page.locator("audio")).toBeVisible({ timeout: 60_000 });
}

test("ADM-POD-01 ADM-POD-02 ADM-POD-07 ADM-POD-08 ADM-POD-09 ADM-POD-10 ADM-POD-12 ADM-POD-13 ADM-POD-14 ADM-POD-17 a topic becomes a podcast in three steps, and no step is lost by a reload", async ({
  page,
}) => {
  const topic = newTopic();
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/podcasts");
  await alive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Podcast Management");
  await expect(page.getByRole("link", { name: "Refresh" })).toBeVisible();
  await page.getByRole("link", { name: "Add Podcast" }).first().click();
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  await expect(steps).toContainText(["Enter Topic", "Generate Script", "Generate Audio"]);
  await expect(page.getByRole("link", { name: "Just a topic" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.getByRole("link", { name: "A selection of races" })).toBeVisible();
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
  await page.getByRole("button", { name: "Generate audio" }).click();
  await expect(page).toHaveURL(/step=audio/);
  await expect(script(page)).toHaveCount(0);
  await expect(page.getByText("Narrator:")).toBeVisible();
  await drawnAudio(page);
  const name = `${topic.toLowerCase().replaceAll(" ", "-")}.mp3`;
  await expect(page.getByRole("link", { name: "Download" })).toHaveAttribute("download", name);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Generate Script" }).click();
  await script(page).fill("Something else. It is short.");
  await expect(page.getByText("Draft kept.")).toBeVisible();
  await page.goto("/admin/podcasts");
  const kept = page.getByRole("region", { name: "Continue where you left off" });
  await kept.getByRole("link", { name: topic, exact: true }).click();
  await expect(page.getByText("The script has changed since the audio was made.")).toBeVisible();
  await alive(page);
  await page.getByRole("button", { name: "Generate audio" }).click();
  await drawnAudio(page);
  await page.getByRole("button", { name: "Save Podcast" }).click();
  await expect(page.getByText("Podcast saved successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(topic);
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^admin$/ })).toBeVisible();
});

test("ADM-POD-03 ADM-POD-04 ADM-POD-06 ADM-POD-21 ERR-83 GAP-80 a podcast is seen, changed, unpublished and deleted, and of two tabs that change one both texts are kept", async ({
  page,
  complaints,
}) => {
  const topic = newTopic();
  await signIn(page, demoPerson.admin);
  const address = await newDraft(page.request, topic);
  const words = { script: "Hello runners.", seen: "" };
  const begun = await page.request.post(address, { form: words, maxRedirects: 0 });
  await page.goto(String(begun.headers().location));
  await drawnAudio(page);
  await alive(page);
  await page.getByRole("button", { name: "Save Podcast" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(topic);
  for (const label of ["Created on", "Last updated", "Created by"]) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "View live" })).toHaveAttribute(
    "href",
    /^\/podcasts\/[\da-f-]{36}$/,
  );
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
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "View live" })).toHaveCount(0);

  await page.goto(`/admin/podcasts?q=${encodeURIComponent(topic)}`);
  await alive(page);
  const row = page.getByRole("row").filter({ hasText: topic });
  await expect(row).toContainText("Hello runners.");
  await expectAccessible(page);
  await openMenu(row);
  await row.getByRole("link", { name: /^Delete/ }).click();
  const dialog = page.getByRole("dialog");
  await page.route(/\/delete\.data/, (route) => route.abort());
  await dialog.getByRole("button", { name: "Delete Podcast" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete podcast. Please try again.");
  await page.unroute(/\/delete\.data/);
  // The browser reports what it could not load.
  complaints().length = 0;
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/delete\.data/, async (route) => {
    await waiting;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Delete Podcast" }).click();
  await expect(dialog.getByRole("button", { name: "Deleting..." })).toBeVisible();
  answer();
  await expect(page.getByText("Podcast deleted successfully!")).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(await newDraft(page.request, newTopic()));
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
  await page.goto("/admin/podcasts");
  await expect(
    page
      .getByRole("region", { name: "Continue where you left off" })
      .getByRole("link", { name: /^Throw away Trail shoes/ }),
  ).not.toHaveCount(0);
});
