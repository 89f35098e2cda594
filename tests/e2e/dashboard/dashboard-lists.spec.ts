import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { findRace, keepRace, reviewRace } from "../support/own-activity.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const race = "Brooklyn Half";
const other = "Twin Cities Marathon";

async function open(page: Page, tab: "reviews" | "favorites") {
  await page.goto(`/dashboard?tab=${tab}`);
}

test("DASH-07 DATA-05 favorites show their race, lead to it and are removed at once", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const [first, second] = [await findRace(page, race), await findRace(page, other)];
  await keepRace(page, first);
  await keepRace(page, second);
  await open(page, "favorites");
  await alive(page);
  const names = page.getByRole("main").getByRole("heading", { level: 3 });
  await expect(names, "the latest choice first").toHaveText([other, race]);
  const item = page.getByRole("main").getByRole("listitem").filter({ hasText: race });
  await expect(item).toContainText("New York, United States");
  await expect(item.locator("time").first()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  await expect(item.getByRole("link", { name: race })).toHaveAttribute(
    "href",
    `/races/${first.id}`,
  );
  await expectAccessible(page);
  const removed = page.waitForResponse(/\/favorites\/.+\/remove/);
  await page.getByRole("button", { name: `Remove ${race}` }).click();
  await expect(names).toHaveText([other]);
  await removed;
  await page.reload();
  await expect(names).toHaveText([other]);
});

test("DASH-08 an empty list of favorites says so", async ({ page }) => {
  await signIn(page, await newRunner(page.request));
  await open(page, "favorites");
  await expect(page.getByText("You haven't favorited any races yet.")).toBeVisible();
  await expectAccessible(page);
  await open(page, "reviews");
  await expect(page.getByText("You haven't written any reviews yet.")).toBeVisible();
  await expectAccessible(page);
});

test("DASH-12 DATA-04 own reviews are listed newest first with their subjects", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const [first, second] = [await findRace(page, race), await findRace(page, other)];
  await reviewRace(page, first, "Flat and loud.", 5);
  await reviewRace(page, second, "Lakes & leaves <b>", 3);
  await open(page, "reviews");
  const items = page.getByRole("main").getByRole("article");
  await expect(items.getByRole("heading", { level: 3 })).toHaveText([other, race]);
  await expect(items.nth(0)).toContainText("Lakes & leaves <b>");
  await expect(items.nth(0).getByRole("img", { name: "3 out of 5 stars" })).toBeVisible();
  const link = items.nth(1).getByRole("link", { name: race, exact: true });
  await expect(link).toHaveAttribute("href", `/races/${first.id}`);
  await expectAccessible(page);
});

test("DASH-13 REV-15 an own review is edited and, after a confirmation, deleted", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  await reviewRace(page, await findRace(page, race), "Flat and loud.");
  await reviewRace(page, await findRace(page, other), "Lakes and leaves.");
  await open(page, "reviews");
  await alive(page);
  const item = (name: string) =>
    page.getByRole("main").getByRole("article").filter({ hasText: name });
  await item(race).getByRole("link", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your review").fill("Flat, loud and hot.");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(item(race)).toContainText("Flat, loud and hot.");
  await expect(page.getByText("Your review is saved.")).toBeVisible();

  for (const name of [race, other]) {
    await item(name)
      .getByRole("link", { name: /^Delete/ })
      .click();
    await expect(dialog.getByText("Are you sure you want to delete this review?")).toBeVisible();
    await dialog.getByRole("button", { name: "Keep it" }).click();
    await expect(item(name)).toBeVisible();
    await item(name)
      .getByRole("link", { name: /^Delete/ })
      .click();
    await dialog.getByRole("button", { name: "Delete review" }).click();
    await expect(item(name)).toHaveCount(0);
  }
  await expect(page.getByText("You haven't written any reviews yet.")).toBeVisible();
});

test("a runner's activity is not visible to others", async ({
  plainPage: page,
  otherPage: stranger,
}) => {
  await signIn(page, await newRunner(page.request));
  await reviewRace(page, await findRace(page, race), "Only mine.");
  await keepRace(page, await findRace(page, race));
  await signIn(stranger, await newRunner(stranger.request));
  for (const address of ["/dashboard", "/dashboard?tab=reviews", "/dashboard?tab=favorites"]) {
    const answer = await stranger.request.get(address);
    expect(await answer.text()).not.toMatch(/Only mine|Brooklyn Half/);
    expect(answer.headers()["cache-control"]).toBe("private, no-store");
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("DASH-03 DASH-07 DASH-13 every tab opens and its forms work", async ({ page }) => {
    await signIn(page, await newRunner(page.request));
    const kept = await findRace(page, race);
    await keepRace(page, kept);
    await reviewRace(page, kept, "Flat and loud.");
    await page.goto("/dashboard");
    const menu = page.getByRole("navigation", { name: "Dashboard" });
    await menu.getByRole("link", { name: "Favorite Races" }).click();
    await page.getByRole("button", { name: `Remove ${race}` }).click();
    await expect(page).toHaveURL("/dashboard?tab=favorites");
    await expect(page.getByText("You haven't favorited any races yet.")).toBeVisible();
    await menu.getByRole("link", { name: "My Reviews" }).click();
    await page.getByRole("link", { name: /^Edit/ }).last().click();
    await expect(page).toHaveURL(`/races/${kept.id}/review`);
    await expect(page.getByLabel("Your review")).toHaveValue("Flat and loud.");
    await page.goto("/dashboard?tab=reviews");
    await page.getByRole("link", { name: /^Delete/ }).click();
    await expect(page.getByText("Are you sure you want to delete this review?")).toBeVisible();
    await page.getByRole("button", { name: "Delete review" }).click();
    await page.goto("/dashboard?tab=reviews");
    await expect(page.getByText("You haven't written any reviews yet.")).toBeVisible();
  });
});
