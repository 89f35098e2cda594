import type { Page } from "@playwright/test";
import { findRace, reviewRace } from "../../support/pages/runner-actions.ts";
import { uniqueWord } from "../../support/unique-names.ts";
import { openMenu } from "../admin/row-menu.ts";
import { overflow } from "../race-list/race-list-page.ts";
import { alive } from "../support/alive.ts";
import { clientOf } from "../support/client.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { reviewsOn } from "./review-page.ts";

/** A review by a new runner, and the administrator's list of the reviews with its words. */
async function openReview(page: Page, name: string, comment: string) {
  const author = await newRunner(page.request);
  await signIn(page, author);
  const race = await findRace(clientOf(page), name);
  await reviewRace(clientOf(page), race, comment, 2);
  await signIn(page, demoPerson.admin);
  await page.goto(`/admin/reviews?q=${comment}`);
  await alive(page);
  const item = page.getByRole("row").filter({ hasText: comment });
  await expect(item).toHaveCount(1);
  return { author, race, item };
}

test("ADM-REV-03 ADM-REV-04 ADM-REV-05 ADM-REV-08 ERR-73 ERR-74 a failed action says so and loses nothing, a hidden review is marked for its author, the list fits a phone, and deleting by keyboard asks for a confirmation that names the review", async ({
  page,
  otherPage,
}) => {
  const long = "x".repeat(70) + uniqueWord("word");
  const { author, race, item } = await openReview(page, "Twin Cities Marathon", long);
  await expectAccessible(page);
  // An answer that is not data, as a broken proxy sends it.
  const broken = { status: 200, contentType: "text/x-script", body: "<html>sorry</html>" };
  const actions = /\/admin\/reviews\/[^/]+\/(hide|delete)/;
  await page.route(actions, (route) => route.fulfill(broken));
  await openMenu(item);
  await item.locator("summary", { hasText: "Hide" }).click();
  const reason = item.getByLabel("Reason (the author sees it)");
  await reason.selectOption("Offensive language");
  const hide = item.getByRole("button", { name: "Hide review" });
  await hide.click();
  await expect(item.getByRole("alert")).toHaveText(
    "Failed to update review visibility. Please try again.",
  );
  await item.locator("summary", { hasText: "Delete" }).click();
  await item.getByRole("button", { name: "Delete for good" }).click();
  await expect(item.getByText("Failed to delete review. Please try again.")).toBeVisible();
  await page.unroute(actions);
  await expect(item).toHaveCount(1);

  await reason.selectOption("Offensive language");
  await hide.click();
  await expect(page.getByText("The review is hidden.")).toBeVisible();
  await expect(page.getByText("No reviews match your search criteria")).toBeVisible();
  await page.getByLabel("Show hidden reviews").check();
  await page.getByRole("button", { name: "Search" }).click();
  await expect(item).toContainText("Hidden: offensive language");
  await expectAccessible(page);

  await signIn(otherPage, author);
  await otherPage.goto(`/races/${race.id}`);
  const { section } = reviewsOn(otherPage);
  await expect(section.getByText("Hidden by an administrator")).toBeVisible();
  await expectAccessible(otherPage);

  await openMenu(item);
  await item.getByRole("button", { name: "Show again" }).click();
  await expect(page.getByText("The review is shown again.")).toBeVisible();
  await expect(item.getByText("Hidden: offensive")).toHaveCount(0);
  await otherPage.reload();
  await expect(section.getByText(long)).toBeVisible();
  await expect(section.getByText("Hidden by an administrator")).toHaveCount(0);

  const button = item.getByRole("button", { name: "Delete for good" });
  await page.reload();
  await alive(page);
  await expect(button).toBeHidden();
  await item.locator(".row-menu-button").focus();
  await page.keyboard.press("Enter");
  await item.locator("summary", { hasText: "Hide" }).click();
  await item.locator("summary", { hasText: "Delete" }).focus();
  await page.keyboard.press("Enter");
  await expect(item).toContainText(`This deletes the 2-star review of ${race.name} by`);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The review is deleted.")).toBeVisible();
  await expect(item).toHaveCount(0);
});
