import { alive } from "../support/alive.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openRace, reviewsOn } from "./review-page.ts";

test("REV-02 REV-03 REV-08 REV-12 REV-14 REV-15 REV-16 a runner writes, edits and deletes a review", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  await openRace(page, "Seattle Marathon");
  await alive(page);
  const { write, edit, dialog, star, comment, submit, item, section } = reviewsOn(page);
  const counted = async () => Number(/\((\d+) review/.exec(await section.innerText())?.[1]);
  const before = await counted();

  await write.click();
  await expect(dialog.getByRole("heading", { name: "Write a Review" })).toBeVisible();
  await expect(star(5), "the rating that a review begins with").toBeChecked();
  await expectAccessible(page);
  await star(5).press("ArrowLeft");
  await expect(star(4)).toBeChecked();
  await comment.fill("  Flat along the canal. \n ");
  await expect(dialog.getByText("26 of 5,000 characters")).toBeVisible();
  await submit.click();
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

test("REV-05 REV-06 REV-07 missing and invalid values are reported, and typed ones stay", async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await newRunner(request));
  const address = await openRace(page, "Royal Victoria Marathon");
  await alive(page);
  const { write, dialog, star, comment, day, submit, section } = reviewsOn(page);
  await write.click();
  await star(5).evaluate((radio: HTMLInputElement) => {
    radio.checked = false;
  });
  await comment.fill("A bay on both sides.");
  await submit.click();
  await expect(dialog.getByText("Please select a rating")).toBeVisible();
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
  await comment.fill("A bay on both sides.");

  await context.clearCookies();
  await submit.click();
  await expect(dialog.getByText("You must be logged in to submit a review")).toBeVisible();
  await expect(comment).toHaveValue("A bay on both sides.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.goto(address);
  await expect(section.getByText("A bay on both sides.")).toHaveCount(0);
});

test("RACE-DET-16 GAP-17 ?review=true opens the form once and leaves the address", async ({
  page,
}) => {
  const address = await openRace(page, "Vancouver Sun Run");
  const { dialog } = reviewsOn(page);
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
});

test("REV-04 the form leads to signing in and back to the form", async ({ page, request }) => {
  const { email, password } = await newRunner(request);
  const address = await openRace(page, "Vancouver Sun Run");
  await alive(page);
  const { write, dialog } = reviewsOn(page);
  await write.click();
  await dialog.getByRole("link", { name: "Log in" }).click();
  // The visitor's form asks for an address as well.
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(dialog.getByRole("heading", { name: "Write a Review" })).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveCount(0);
  await expect(page).toHaveURL(address);
});

test("REV-17 ERR-02 ERR-03 a failure of the server shows a message, and trying again works", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  await openRace(page, "Grandma's Marathon");
  await alive(page);
  const { write, dialog, comment, submit, item } = reviewsOn(page);
  // An answer that is no data at all, as a broken proxy sends it.
  const broken = { status: 200, contentType: "text/x-script", body: "<html>sorry</html>" };
  await page.route(/\/reviews\/(save|delete)\.data/, (route) => route.fulfill(broken));
  await write.click();
  await comment.fill("Along the lake.");
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to submit review. Please try again.");
  await expect(comment).toHaveValue("Along the lake.");
  await page.unroute(/\/reviews\/(save|delete)\.data/);
  await submit.click();
  await expect(item("Along the lake.")).toBeVisible();

  await page.route(/\/reviews\/delete\.data/, (route) => route.fulfill(broken));
  await item("Along the lake.").getByRole("link", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete review. Please try again.");
  await page.unroute(/\/reviews\/delete\.data/);
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(item("Along the lake.")).toHaveCount(0);
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

test("REV-14 a review can be edited and deleted by its author only", async ({ page, request }) => {
  await signIn(page, await newRunner(request));
  await openRace(page, "Mount Washington Road Race");
  await alive(page);
  const { write, comment, submit, item } = reviewsOn(page);
  await write.click();
  await comment.fill("Only one hill.");
  await submit.click();
  const link = item("Only one hill.").getByRole("link", { name: "Delete" });
  const [, id = ""] = /\/reviews\/(.+)\/delete/.exec(String(await link.getAttribute("href"))) ?? [];

  await page.context().clearCookies();
  const form = { review: id, subject: "race" };
  const stranger = await page.request.post("/reviews/delete", { form, maxRedirects: 0 });
  expect(stranger.status()).toBe(303);
  expect(stranger.headers().location).toContain("/login");
  await signIn(page, await newRunner(request));
  for (const path of ["/reviews/delete", `/reviews/${id}/delete`]) {
    expect((await page.request.post(path, { form, maxRedirects: 0 })).status(), path).toBe(404);
  }
  expect((await page.request.get(`/reviews/${id}/delete`)).status()).toBe(404);
  await page.reload();
  await expect(item("Only one hill.")).toBeVisible();
  await expect(item("Only one hill.").getByRole("link")).toHaveCount(0);
});

test("a review can be written by keyboard alone", async ({ page, request }) => {
  await signIn(page, await newRunner(request));
  await openRace(page, "Falmouth Road Race");
  await alive(page);
  const { write, dialog, star, comment, item } = reviewsOn(page);
  await write.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(star(5)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(star(3)).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(comment).toBeFocused();
  await page.keyboard.type("Written without a mouse.");
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    if (focused === "Submit review") break;
  }
  await page.keyboard.press("Enter");
  await expect(item("Written without a mouse.")).toBeVisible();
  await expect(dialog).toBeHidden();
});
