import { openMenu } from "../../e2e/admin/row-menu.ts";
import { findRace, reviewRace, type SomeRace } from "../../support/pages/runner-actions.ts";
import { newAddress, uniqueWord } from "../../support/unique-names.ts";
import { clientOf } from "../support/client.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";
import { raceAddress, sendAsGuest } from "./guests.ts";

function itemOf({ page }: Visitor, comment: string) {
  return page.getByRole("row").filter({ hasText: comment });
}

/** A review by a new runner, and the administrator's list of the reviews with its words. */
async function openReview(visitor: Visitor, writer: Visitor, name: string) {
  const comment = uniqueWord("word");
  const author = enter(writer);
  const race = await findRace(clientOf(writer), name);
  await reviewRace(clientOf(writer), race, comment, 2);
  await signInAs(visitor, "admin");
  await visitor.visit(`/admin/reviews?q=${comment}`);
  const item = itemOf(visitor, comment);
  expect(item).toHaveCount(1);
  return { author, race, comment, item };
}

/** Whether everybody sees a review on the page of its race. */
async function isOnPage({ origin }: Visitor, { id }: SomeRace, comment: string) {
  return (await (await fetch(`${origin}/races/${id}`)).text()).includes(comment);
}

test("ADM-REV-01 ADM-REV-02 ADM-REV-06 ROLE-08 reviews are listed with author and subject below the guidelines", async ({
  visitor,
  other,
}) => {
  const { author, race, comment, item } = await openReview(visitor, other, "Twin Cities Marathon");
  const { page } = visitor;
  expect(visitor.title).toBe("Review Management · Dorsal");
  expect(page.getByRole("heading", { level: 1, name: "Review Management" })).toBeVisible();
  expect(page.getByText("Moderation guidelines")).toBeVisible();
  expect(item).toContainText(author.email);
  expect(item.getByRole("img", { name: "2 out of 5 stars" })).toBeVisible();
  const subject = item.getByRole("link", { name: race.name });
  expect(subject).toHaveAttribute("href", `/races/${race.id}`);
  expect(subject).toHaveAttribute("target", "_blank");

  const rating = page.getByLabel("Rating");
  const [, ...options] = rating.getByRole("option").texts();
  expect(options).toEqual(["5 stars", "4 stars", "3 stars", "2 stars", "1 star"]);
  await rating.selectOption("2 stars");
  await visitor.press("Search");
  expect(visitor.path).toMatch(/rating=2/);
  expect(item).toHaveCount(1);
  await rating.selectOption("5 stars");
  await visitor.press("Search");
  expect(page.getByText("No reviews match your search criteria")).toBeVisible();
  for (const words of [author.email, `${race.name} `]) {
    await visitor.visit(`/admin/reviews?rating=2&q=${encodeURIComponent(words)}`);
    expect(itemOf(visitor, comment).count(), words).toBe(1);
  }
});

test("ADM-REV-03 ADM-REV-04 ADM-REV-05 ROLE-10 without scripts a review is hidden with a reason, shown again and deleted, and pages change at once", async ({
  visitor,
  other: author,
}) => {
  const { race, comment, item } = await openReview(visitor, author, "Brooklyn Half");
  const { page } = visitor;
  const hide = async (reason?: string) => {
    await openMenu(item);
    await item.locator("summary").filter({ hasText: "Hide" }).click();
    if (reason) {
      await item.getByLabel("Reason (the author sees it)").selectOption(reason);
      await item.getByLabel("Note for administrators").fill("Second warning");
    }
    await item.getByRole("button", { name: "Hide review" }).click();
  };
  expect(await isOnPage(visitor, race, comment)).toBe(true);
  await hide();
  expect(item, "a reason is asked for").toHaveCount(1);
  expect(await isOnPage(visitor, race, comment)).toBe(true);
  await visitor.visit(`/admin/reviews?q=${comment}`);
  await hide("Offensive language");
  expect(page.getByText("The review is hidden.")).toBeVisible();
  expect(page.getByText("No reviews match your search criteria")).toBeVisible();
  expect(await isOnPage(visitor, race, comment)).toBe(false);

  await page.getByLabel("Show hidden reviews").check();
  await visitor.press("Search");
  expect(item.getByText("Hidden: offensive language")).toBeVisible();
  expect(item).toContainText("“Second warning”");
  await author.visit("/dashboard?tab=reviews");
  expect(author.page.getByRole("main")).toContainText(
    "Hidden by an administrator (offensive language): only you see this review",
  );
  expect(author.page.getByText("Second warning")).toHaveCount(0);

  await openMenu(item);
  await item.getByRole("button", { name: "Show again" }).click();
  expect(page.getByText("The review is shown again.")).toBeVisible();
  expect(item.getByText("Hidden: offensive")).toHaveCount(0);
  expect(await isOnPage(visitor, race, comment)).toBe(true);

  await openMenu(item);
  await item.locator("summary").filter({ hasText: "Delete" }).click();
  expect(item).toContainText(`This deletes the 2-star review of ${race.name} by`);
  await item.getByRole("button", { name: "Delete for good" }).click();
  expect(page.getByText("The review is deleted.")).toBeVisible();
  expect(item).toHaveCount(0);
  expect(await isOnPage(visitor, race, comment)).toBe(false);
});

test("ADM-REV-07 an empty list says so", async ({ visitor }) => {
  await signInAs(visitor, "admin");
  await visitor.visit(`/admin/reviews?q=${uniqueWord("word")}`);
  const name = "No reviews match your search criteria";
  expect(visitor.page.getByRole("heading", { level: 2, name })).toBeVisible();
});

test("ADM-REV-02 a visitor's review has the Guest mark", async ({ visitor }) => {
  const words = uniqueWord("word");
  const email = newAddress("guest");
  const address = await raceAddress(visitor, "Twin Cities Marathon");
  await sendAsGuest(visitor, address, { email, words });
  await signInAs(visitor, "admin");
  await visitor.visit(`/admin/reviews?q=${words}`);
  const item = itemOf(visitor, words);
  expect(item.getByText("Guest", { exact: true })).toBeVisible();
  expect(item).toContainText("Inés Rojas");
  expect(item.getByRole("link", { name: email })).toBeVisible();
});
