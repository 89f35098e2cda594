import { latestMail } from "../support/outbox.ts";
import { newAddress, newRunner, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { fillGuest, openRace, reviewsOn, thanks } from "./review-page.ts";

test.use({ javaScriptEnabled: false });

test("REV-02 REV-06 REV-07 REV-15 without scripts a review is written, edited and deleted on pages", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  const address = await openRace(page, "Austin Marathon");
  const { write, edit, star, comment, day, submit, item } = reviewsOn(page);
  await write.click();
  await expect(page.getByRole("heading", { level: 1, name: "Write a Review" })).toBeVisible();
  await expect(star(5)).toBeChecked();
  await star(3).check();
  await comment.fill("Rolling hills downtown.");
  await day.fill("2099-01-01");
  await submit.click();
  await expect(page.getByText("The date may not be in the future")).toBeVisible();
  await expect(star(3), "what was chosen stays").toBeChecked();
  await expect(comment).toHaveValue("Rolling hills downtown.");
  await day.fill("2026-02-15");
  await submit.click();
  await expect(page).toHaveURL(`${address}#reviews`);
  await expect(item("Rolling hills downtown.")).toContainText("Ran it on February 15, 2026");

  await edit.click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Your Review" })).toBeVisible();
  await star(1).check();
  await submit.click();
  const own = item("Rolling hills downtown.");
  await expect(own.getByRole("img", { name: "1 out of 5 stars" })).toBeVisible();

  await own.getByRole("link", { name: "Delete" }).click();
  await expect(page.getByText("Are you sure you want to delete this review?")).toBeVisible();
  await page.getByRole("link", { name: "Keep it" }).click();
  await own.getByRole("link", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete review" }).click();
  await expect(page).toHaveURL(`${address}#reviews`);
  await expect(own).toHaveCount(0);
});

test("REV-04 REV-09 GAP-18 without scripts a guest reviews and confirms by mail", async ({
  page,
}) => {
  const address = await openRace(page, "Cherry Blossom Ten Mile Run");
  const { write, comment, submit, item } = reviewsOn(page);
  await write.click();
  await comment.fill("Under the blossoms.");
  await submit.click();
  await expect(page.getByRole("alert")).toHaveText("Please provide your name and email");
  const email = newAddress("guest");
  await fillGuest(page, email);
  await submit.click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await expect(page.getByText(thanks)).toBeVisible();
  await page.getByRole("link", { name: "Back to Cherry Blossom Ten Mile Run" }).click();
  await expect(item("Under the blossoms.")).toContainText("Guest");

  const { links } = await latestMail(page.request, email);
  await page.goto(links.find((link) => link.includes("/reviews/confirm/")) ?? "");
  await page.getByRole("button", { name: "Confirm review" }).click();
  await expect(page.getByRole("heading", { name: "Your review is confirmed" })).toBeVisible();
  await page.goto(links.find((link) => link.includes("/reviews/remove/")) ?? "");
  await page.getByRole("button", { name: "Remove review" }).click();
  await page.goto(address);
  await expect(item("Under the blossoms.")).toHaveCount(0);
});

test("RACE-DET-16 without scripts the page that asks for a review leads to the form", async ({
  page,
}) => {
  const address = await openRace(page, "Austin Marathon");
  await page.goto(`${address}?review=true`);
  await expect(page).toHaveURL(`${address}/review`);
  await expect(reviewsOn(page).comment).toBeVisible();
});

test("REV-05 a form whose session has ended says so and keeps what was typed", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  const address = await openRace(page, "Austin Marathon");
  await page.goto(`${address}/review`);
  const { comment, submit } = reviewsOn(page);
  await comment.fill("Too late.");
  await page.context().clearCookies();
  await submit.click();
  await expect(page.getByText("You must be logged in to submit a review")).toBeVisible();
  await expect(comment).toHaveValue("Too late.");
});

test("a missing subject cannot be reviewed", async ({ page, request }) => {
  await signIn(page, await newRunner(request));
  const nobody = "00000000-0000-4000-8000-000000000000";
  for (const id of [nobody, "junk"]) {
    expect((await page.goto(`/races/${id}/review`))?.status()).toBe(404);
    const form = { rating: "5", subject: "race", id };
    expect((await page.request.post(`/races/${id}/review`, { form })).status()).toBe(404);
    expect((await page.request.post("/reviews/save", { form })).status()).toBe(404);
    expect(
      (await page.request.post("/reviews/delete", { form: { review: "junk" } })).status(),
    ).toBe(404);
  }
});
