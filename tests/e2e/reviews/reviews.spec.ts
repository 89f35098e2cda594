import { alive } from "../support/alive.ts";
import { logIn, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openRace, reviewsOn } from "./review-page.ts";

test("REV-02 REV-03 REV-08 REV-12 REV-14 REV-15 REV-16 a runner writes a review by keyboard alone, edits and deletes it", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  await openRace(page, "Seattle Marathon");
  await alive(page);
  const { write, edit, dialog, star, comment, submit, item, section } = reviewsOn(page);
  const counted = async () => Number(/\((\d+) review/.exec(await section.innerText())?.[1]);
  const before = await counted();

  await write.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Write a Review" })).toBeVisible();
  await expect(star(5), "the rating that a review begins with").toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(star(5)).toBeFocused();
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
  await expect(dialog).toBeHidden();
  await expect(section.getByRole("status")).toHaveText("Your review is saved.");
  const own = item("Flat along the canal.");
  await expect(own.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  expect(await counted()).toBe(before + 1);
  await expect(section.getByRole("link", { name: "Edit", exact: true })).toHaveCount(1);
  await expect(section.getByRole("link", { name: "Delete" })).toHaveCount(1);

  await edit.click();
  await expect(dialog.getByRole("heading", { name: "Edit Your Review" })).toBeVisible();
  await expect(star(4)).toBeChecked();
  await expect(comment).toHaveValue("Flat along the canal.");
  await star(2).check();
  await comment.fill("Windy along the canal.");
  await submit.click();
  await expect(dialog).toBeHidden();
  const changed = item("Windy along the canal.");
  await expect(changed.getByRole("img", { name: "2 out of 5 stars" })).toBeVisible();
  await expect(own).toHaveCount(0);
  expect(await counted()).toBe(before + 1);

  await changed.getByRole("link", { name: "Delete" }).click();
  await expect(dialog).toContainText("Are you sure you want to delete this review?");
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(dialog).toBeHidden();
  await expect(changed).toBeVisible();
  await changed.getByRole("link", { name: "Delete" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(changed).toHaveCount(0);
  await expect(section.getByRole("status")).toHaveText("Your review is deleted.");
  await expect(write).toBeVisible();
  expect(await counted()).toBe(before);
});

test("REV-05 REV-06 REV-07 REV-17 ERR-02 ERR-03 the dialog reports invalid values, a failure of the server and an ended session, and keeps what was typed", async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await newRunner(request));
  await openRace(page, "Grandma's Marathon");
  await alive(page);
  const { write, dialog, star, comment, day, submit, item } = reviewsOn(page);
  await write.click();
  await star(5).evaluate((radio: HTMLInputElement) => {
    radio.checked = false;
  });
  await comment.fill("Along the lake.");
  await submit.click();
  await expect(dialog.getByText("Please select a rating")).toBeVisible();
  await expect(comment).toHaveValue("Along the lake.");
  await star(3).check();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await day.fill(tomorrow);
  await submit.click();
  await expect(dialog.getByText("The date may not be in the future")).toBeVisible();
  await day.fill("");
  await comment.fill("x".repeat(5012));
  await expect(dialog.getByText("12 too many")).toBeVisible();
  await submit.click();
  await expect(dialog.getByText("Your review may have at most 5,000 characters")).toBeVisible();

  // An answer that is not data, as a broken proxy sends it.
  const broken = { status: 200, contentType: "text/x-script", body: "<html>sorry</html>" };
  const actions = /\/reviews\/(save|delete)\.data/;
  await page.route(actions, (route) => route.fulfill(broken));
  await comment.fill("Along the lake.");
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to submit review. Please try again.");
  await expect(comment).toHaveValue("Along the lake.");
  await page.unroute(actions);
  await submit.click();
  await expect(item("Along the lake.")).toBeVisible();

  await page.route(actions, (route) => route.fulfill(broken));
  await item("Along the lake.").getByRole("link", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete review. Please try again.");
  await page.unroute(actions);
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(item("Along the lake.")).toHaveCount(0);

  await write.click();
  await comment.fill("Too late.");
  await context.clearCookies();
  await submit.click();
  await expect(dialog.getByText("You must be logged in to submit a review")).toBeVisible();
  await expect(comment).toHaveValue("Too late.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(item("Too late.")).toHaveCount(0);
});

test("RACE-DET-16 GAP-17 REV-04 ?review=true opens the form once and leaves the address, and signing in leads back to the form", async ({
  page,
  request,
}) => {
  const person = await newRunner(request);
  const address = await openRace(page, "Vancouver Sun Run");
  const { write, dialog } = reviewsOn(page);
  await page.goto(`${address}?review=true`);
  await expect(dialog.getByLabel("Email")).toBeVisible();
  await expect(page).toHaveURL(address);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await alive(page);
  await expect(dialog).toHaveCount(0);
  await page.goto(`${address}?review=false&reviews=1`);
  await alive(page);
  await expect(dialog).toHaveCount(0);

  await page.goto(address);
  await alive(page);
  await write.click();
  await dialog.getByRole("link", { name: "Log in" }).click();
  // The visitor's form asks for an address as well.
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await logIn(page, person);
  await expect(dialog.getByRole("heading", { name: "Write a Review" })).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

test("REV-02 a runner in two tabs has one review and deletes it once", async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await newRunner(request));
  const address = await openRace(page, "Philadelphia Marathon");
  const other = await context.newPage();
  await other.goto(address);
  const [first, second] = [reviewsOn(page), reviewsOn(other)];
  for (const tab of [page, other]) {
    await alive(tab);
    await reviewsOn(tab).write.click();
  }
  await first.comment.fill("From the first tab.");
  await first.submit.click();
  await expect(first.item("From the first tab.")).toBeVisible();
  await second.comment.fill("From the second tab.");
  await second.submit.click();
  await expect(second.item("From the second tab.")).toBeVisible();
  await expect(second.item("From the first tab.")).toHaveCount(0);

  for (const { item, dialog } of [second, first]) {
    await item(/From the (first|second) tab/)
      .getByRole("link", { name: "Delete" })
      .click();
    await dialog.getByRole("button", { name: "Delete review" }).click();
    await expect(item(/From the (first|second) tab/)).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
  }
});
