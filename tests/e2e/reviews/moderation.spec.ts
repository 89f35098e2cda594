import type { Page } from "@playwright/test";
import { openMenu } from "../admin/row-menu.ts";
import { alive } from "../support/alive.ts";
import { findRace, reviewRace } from "../support/own-activity.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fillGuest, openRace, reviewsOn } from "./review-page.ts";

let count = 0;

/** Words that no other review has. */
function ownWords(): string {
  count += 1;
  return `word${Date.now().toString(36)}${process.pid}x${count}`;
}

/** A review by somebody new, and the administrator's list of those with its words. */
async function openReview(page: Page, name: string, comment = ownWords()) {
  const author = await newRunner(page.request);
  await signIn(page, author);
  const race = await findRace(page, name);
  await reviewRace(page, race, comment, 2);
  await signIn(page, demoPerson.admin);
  await page.goto(`/admin/reviews?q=${comment}`);
  await alive(page);
  const item = page.getByRole("row").filter({ hasText: comment });
  await expect(item).toHaveCount(1);
  return { author, race, comment, item };
}

async function isOnPage(page: Page, { id }: { id: string }, comment: string): Promise<boolean> {
  // Without the administrator's session, as everybody gets it.
  const answer = await fetch(new URL(`/races/${id}`, page.url()));
  return (await answer.text()).includes(comment);
}

test("ADM-REV-01 ADM-REV-02 ADM-REV-06 ROLE-08 reviews are listed with author and subject below the guidelines", async ({
  page,
}) => {
  const { author, race, comment, item } = await openReview(page, "Twin Cities Marathon");
  await expect(page).toHaveTitle("Review Management · Dorsal");
  await expect(page.getByRole("heading", { level: 1, name: "Review Management" })).toBeVisible();
  await expect(page.getByText("Moderation guidelines")).toBeVisible();
  await expect(item).toContainText(author.email);
  await expect(item.getByRole("img", { name: "2 out of 5 stars" })).toBeVisible();
  const subject = item.getByRole("link", { name: race.name });
  await expect(subject).toHaveAttribute("href", `/races/${race.id}`);
  await expect(subject).toHaveAttribute("target", "_blank");
  await expectAccessible(page);

  const rating = page.getByLabel("Rating");
  const options = await rating.getByRole("option").allTextContents();
  expect(options.slice(1)).toEqual(["5 stars", "4 stars", "3 stars", "2 stars", "1 star"]);
  await rating.selectOption("2 stars");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/rating=2/);
  await expect(item).toHaveCount(1);
  await rating.selectOption("5 stars");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No reviews match your search criteria")).toBeVisible();
  for (const words of [author.email, `${race.name} `]) {
    await page.goto(`/admin/reviews?rating=2&q=${encodeURIComponent(words)}`);
    await expect(page.getByRole("row").filter({ hasText: comment }), words).toHaveCount(1);
  }
});

test("ADM-REV-03 ADM-REV-04 ROLE-10 a review is hidden with a reason and shown again, and pages change at once", async ({
  page,
}) => {
  const { author, race, comment, item } = await openReview(page, "Brooklyn Half");
  expect(await isOnPage(page, race, comment)).toBe(true);
  await openMenu(item);
  await item.locator("summary", { hasText: "Hide" }).click();
  await item.getByLabel("Reason, which the author is told").selectOption("Offensive language");
  await item.getByLabel("Note for administrators").fill("Second warning");
  await item.getByRole("button", { name: "Hide review" }).click();
  await expect(page.getByText("The review is hidden.")).toBeVisible();
  await expect(page.getByText("No reviews match your search criteria")).toBeVisible();
  expect(await isOnPage(page, race, comment)).toBe(false);

  await page.getByLabel("Show hidden reviews").check();
  await page.getByRole("button", { name: "Search" }).click();
  await expect(item).toContainText("Hidden: offensive language");
  await expect(item).toContainText("“Second warning”");
  await expectAccessible(page);
  const theirs = await page.context().browser()?.newContext();
  if (!theirs) throw new Error("There is no browser.");
  const dashboard = await theirs.newPage();
  await signIn(dashboard, author);
  await dashboard.goto("/dashboard?tab=reviews");
  await expect(dashboard.getByRole("main")).toContainText(
    "Hidden by an administrator (offensive language): only you see this review",
  );
  await expect(dashboard.getByText("Second warning")).toHaveCount(0);
  await theirs.close();
  await openMenu(item);
  await item.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("The review is shown again.")).toBeVisible();
  await expect(item.getByText("Hidden: offensive")).toHaveCount(0);
  expect(await isOnPage(page, race, comment)).toBe(true);
});

test("ADM-REV-05 deleting asks for a confirmation in the list and names the review", async ({
  page,
}) => {
  const { race, comment, item } = await openReview(page, "Brooklyn Half");
  const button = item.getByRole("button", { name: "Delete for good" });
  await expect(button).toBeHidden();
  await item.locator(".row-menu-button").focus();
  await page.keyboard.press("Enter");
  await item.locator("summary", { hasText: "Delete" }).focus();
  await page.keyboard.press("Enter");
  await expect(item).toContainText(`This deletes the 2-star review of ${race.name} by`);
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The review is deleted.")).toBeVisible();
  await expect(item).toHaveCount(0);
  expect(await isOnPage(page, race, comment)).toBe(false);
});

test("ADM-REV-07 an empty list says so, with and without filters", async ({ plainPage: page }) => {
  await signIn(page, demoPerson.admin);
  await page.goto(`/admin/reviews?q=${ownWords()}`);
  const sentence = "No reviews match your search criteria";
  await expect(page.getByRole("heading", { level: 2, name: sentence })).toBeVisible();
});

test("ADM-REV-08 ERR-73 ERR-74 a failed action says so and loses nothing", async ({ page }) => {
  const { item } = await openReview(page, "Twin Cities Marathon");
  // An answer that is no data at all, as a broken proxy sends it.
  const broken = { status: 200, contentType: "text/x-script", body: "<html>sorry</html>" };
  await page.route(/\/admin\/reviews\/[^/]+\/(hide|delete)/, (route) => route.fulfill(broken));
  await openMenu(item);
  await item.locator("summary", { hasText: "Hide" }).click();
  await item.getByLabel("Reason, which the author is told").selectOption("Another reason");
  await item.getByRole("button", { name: "Hide review" }).click();
  await expect(item.getByRole("alert")).toHaveText(
    "Failed to update review visibility. Please try again.",
  );
  await item.locator("summary", { hasText: "Delete" }).click();
  await item.getByRole("button", { name: "Delete for good" }).click();
  await expect(item.getByText("Failed to delete review. Please try again.")).toBeVisible();
  await page.unroute(/\/admin\/reviews\/[^/]+\/(hide|delete)/);
  await expect(item).toHaveCount(1);
});

test("ADM-REV-02 a visitor's review has the Guest mark", async ({ page }) => {
  const comment = ownWords();
  await openRace(page, "Twin Cities Marathon");
  await alive(page);
  const parts = reviewsOn(page);
  await parts.write.click();
  await fillGuest(page, `${comment}@example.com`);
  await parts.comment.fill(comment);
  await parts.submit.click();
  await expect(parts.dialog.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await signIn(page, demoPerson.admin);
  await page.goto(`/admin/reviews?q=${comment}`);
  const item = page.getByRole("row").filter({ hasText: comment });
  await expect(item.getByText("Guest", { exact: true })).toBeVisible();
  await expect(item).toContainText("Inés Rojas");
  await expect(item.getByRole("link", { name: `${comment}@example.com` })).toBeVisible();
});

test("ADM-REV-03 ADM-REV-05 everything works without scripts", async ({
  page,
  plainPage: plain,
}) => {
  const { comment } = await openReview(page, "Brooklyn Half");
  await signIn(plain, demoPerson.admin);
  await plain.goto(`/admin/reviews?hidden=on&q=${comment}`);
  const item = plain.getByRole("row").filter({ hasText: comment });
  const hide = item.getByRole("button", { name: "Hide review" });
  await openMenu(item);
  await item.locator("summary", { hasText: "Hide" }).click();
  await hide.click();
  await expect(item, "a reason is asked for").toHaveCount(1);
  await item.getByLabel("Reason, which the author is told").selectOption("spam");
  await hide.click();
  await expect(item).toContainText("Hidden: spam or advertising");
  await expect(plain.getByText("The review is hidden.")).toBeVisible();
  await openMenu(item);
  await item.locator("summary", { hasText: "Delete" }).click();
  await item.getByRole("button", { name: "Delete for good" }).click();
  await expect(item).toHaveCount(0);
});

test("the list of reviews fits a phone", async ({ page }) => {
  const { item } = await openReview(page, "Twin Cities Marathon", "x".repeat(70) + ownWords());
  await openMenu(item);
  await item.locator("summary", { hasText: "Hide" }).click();
  await item.locator("summary", { hasText: "Delete" }).click();
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
});
