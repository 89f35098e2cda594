import { newAddress } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { logIn, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fillGuest, openRace, reviewsOn, thanks } from "./review-page.ts";

test("REV-02 REV-03 REV-05 REV-06 REV-07 REV-08 REV-12 REV-14 REV-15 REV-16 REV-17 ERR-02 ERR-03 a runner writes a review by keyboard alone, edits and deletes it, a failure keeps what was typed, and two tabs have one review", async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await newRunner(request));
  const address = await openRace(page, "Seattle Marathon");
  await alive(page);
  const { write, edit, dialog, star, comment, submit, item, section } = reviewsOn(page);
  const counted = async () => Number(/\((\d+) review/.exec(await section.innerText())?.[1]);
  const before = await counted();
  const otherTab = await context.newPage();
  await otherTab.goto(address);
  await alive(otherTab);
  const other = reviewsOn(otherTab);
  await other.write.click();
  await other.comment.fill("From the other tab.");
  await page.bringToFront();

  // An answer that is not data, as a broken proxy sends it.
  const broken = { status: 200, contentType: "text/x-script", body: "<html>sorry</html>" };
  const actions = /\/reviews\/(save|delete)\.data/;
  await page.route(actions, (route) => route.fulfill(broken));
  await write.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Write a Review" })).toBeVisible();
  await expect(star(5), "the rating that a review begins with").toBeChecked();
  await expect(star(5)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("ArrowLeft");
  await expect(star(4)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(comment).toBeFocused();
  await page.keyboard.type("  Flat along the canal. \n ");
  await expect(dialog.getByText("26 of 5,000 characters")).toBeVisible();
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    if (focused === "Submit review") break;
  }
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Failed to submit review. Please try again.");
  await expect(comment).toHaveValue("  Flat along the canal. \n ");
  await page.unroute(actions);
  await comment.fill("x".repeat(5012));
  await expect(dialog.getByText("12 too many")).toBeVisible();
  await submit.click();
  await expect(dialog.getByText("Your review may have at most 5,000 characters")).toBeVisible();
  await comment.fill("Flat along the canal.");
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(section.getByRole("status")).toHaveText("Your review is saved.");
  const own = item("Flat along the canal.");
  await expect(own.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  expect(await counted()).toBe(before + 1);
  await expect(section.getByRole("link", { name: "Edit", exact: true })).toHaveCount(1);
  await expect(section.getByRole("link", { name: "Delete" })).toHaveCount(1);

  await other.submit.click();
  await expect(other.item("From the other tab.")).toBeVisible();
  await expect(other.item("Flat along the canal.")).toHaveCount(0);

  await edit.click();
  await expect(dialog.getByRole("heading", { name: "Edit Your Review" })).toBeVisible();
  await star(2).check();
  await comment.fill("Windy along the canal.");
  await submit.click();
  await expect(dialog).toBeHidden();
  const changed = item("Windy along the canal.");
  await expect(changed.getByRole("img", { name: "2 out of 5 stars" })).toBeVisible();
  await expect(own).toHaveCount(0);
  expect(await counted()).toBe(before + 1);

  await page.route(actions, (route) => route.fulfill(broken));
  await changed.getByRole("link", { name: "Delete" }).click();
  await expect(dialog).toContainText("Are you sure you want to delete this review?");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete review. Please try again.");
  await page.unroute(actions);
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toBeHidden();
  await changed.getByRole("link", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(changed).toHaveCount(0);
  await expect(section.getByRole("status")).toHaveText("Your review is deleted.");
  await expect(write).toBeVisible();
  expect(await counted()).toBe(before);

  await other.item("From the other tab.").getByRole("link", { name: "Delete" }).click();
  await other.dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(other.item("From the other tab."), "what is gone is gone").toHaveCount(0);
  await expect(other.dialog).toHaveCount(0);

  await write.click();
  await comment.fill("Too late.");
  await context.clearCookies();
  await submit.click();
  await expect(dialog.getByText("You must be logged in to submit a review")).toBeVisible();
  await expect(comment).toHaveValue("Too late.");
});

test("RACE-DET-12 RACE-DET-16 REV-04 REV-09 REV-10 REV-12 GAP-17 GAP-18 ?review=true opens the form once and leaves the address; a guest's review is shown at once and never runs as a script, its mailed links lead to accessible pages, and signing in leads back to the form", async ({
  page,
  request,
}) => {
  const address = await openRace(page, "Bay to Breakers");
  await page.goto(`${address}?review=true`);
  const { section, write, dialog, star, comment, day, submit, item, items } = reviewsOn(page);
  await expect(section.getByRole("heading", { name: "No reviews yet" })).toBeVisible();
  await expect(dialog.getByLabel("Email")).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(star(5)).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.goto(`${address}?review=false&reviews=1`);
  await alive(page);
  await expect(dialog).toHaveCount(0);

  await write.click();
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText("Please provide your name and email");
  await expectAccessible(page);
  const email = newAddress("guest");
  await fillGuest(page, email);
  await star(4).check();
  await comment.fill("Costumes, hills <img src=x onerror=alert(1)> and the bay.");
  await day.fill("2026-05-17");
  await submit.click();
  await expect(dialog.getByText(thanks)).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
  await expect(items).toHaveCount(1);
  await expect(items).toContainText("Costumes, hills <img src=x onerror=alert(1)> and the bay.");
  await expect(items).toContainText("Inés R.");
  await expect(items).toContainText("Guest");
  await expect(item("Costumes").getByRole("link"), "guests edit nothing").toHaveCount(0);
  await expect(section.getByText("(1 review)")).toBeVisible();

  await write.click();
  await dialog.getByRole("link", { name: "Log in" }).click();
  // The visitor's form asks for an address as well.
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await logIn(page, await newRunner(request));
  await expect(dialog.getByRole("heading", { name: "Write a Review" })).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveCount(0);
  await expect(page).toHaveURL(/\/races\/[0-9a-f-]{36}(\?review=false&reviews=1)?$/);

  const mail = await latestMail(request, email, { subject: "Your review of “Bay to Breakers”" });
  expect(mail.text).not.toContain("Costumes");
  const linkTo = (what: string) =>
    mail.links.find((link) => link.includes(`/reviews/${what}/`)) ?? "";
  const title = page.getByRole("heading", { level: 1 });
  await page.goto(linkTo("confirm"));
  await expect(title).toHaveText("Confirm your review");
  await expectAccessible(page);
  await page.goto(linkTo("remove"));
  await page.getByRole("button", { name: "Remove review" }).click();
  await expect(title).toHaveText("The review is removed");
  await page.goto(linkTo("confirm"));
  await expect(title).toHaveText("This review is gone");
  await expectAccessible(page);
  await page.goto("/reviews/remove/forged");
  await expect(title).toHaveText("This link does not work");
  await expectAccessible(page);
});
