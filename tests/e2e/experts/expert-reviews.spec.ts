import { fillGuest, reviewsOn, thanks } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { newAddress } from "../support/people.ts";
import {
  enterAs,
  expect,
  expectAccessible,
  readAs,
  shownExperts,
  shownReviews,
  test,
} from "./expert-test.ts";

// One server for all tests of this file.
test.describe.configure({ mode: "default" });

const full = `/experts/${shownExperts.full}`;
const quiet = `/experts/${shownExperts.quiet}`;

test("EXP-20 EXP-21 EXP-23 visitors read the reviews with their answers, and get no button to write", async ({
  plainPage: page,
}) => {
  await page.goto(full);
  const { section, item } = reviewsOn(page);
  await expect(item("Words without a name.")).toContainText("Anonymous Client");
  const answered = item("My first ultra");
  await expect(answered).toContainText("Experience on April 3, 2026");
  await expect(
    answered.getByRole("heading", { name: "Answer from Eva Ríos Quispe" }),
  ).toBeVisible();
  await expect(answered).toContainText("The calls are half an hour now.");
  await expect(section.getByRole("link", { name: /review/i })).toHaveCount(0);
  await expect(section.getByRole("button")).toHaveCount(0);
});

test("hidden reviews and their answers are on no page", async ({ baseURL }) => {
  for (const person of [undefined, "runner", "expert", "admin"] as const) {
    for (const path of [full, `${full}?reviews=2`]) {
      const { html } = await readAs(baseURL, path, person);
      expect(html).not.toMatch(/Words that were hidden|A hidden answer/);
    }
  }
});

test("EXP-22 EXP-23 ERR-32 GAP-84 a runner writes, edits and deletes a review", async ({
  page,
}) => {
  await enterAs(page, "runner");
  await page.goto(quiet);
  await alive(page);
  const { write, edit, dialog, star, comment, submit, item, section } = reviewsOn(page);
  await write.click();
  await expectAccessible(page);
  await star(4).check();
  await comment.fill("Patient with beginners.");
  await submit.click();
  const own = item("Patient with beginners.");
  await expect(own).toContainText("Your Review");
  await expect(section.getByRole("img", { name: "Rated 4.0 out of 5 by 1 review" })).toBeVisible();
  await expectAccessible(page);
  await edit.click();
  await star(5).check();
  await submit.click();
  await expect(own.getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();

  const broken = { status: 200, contentType: "text/x-script", body: "<html>sorry</html>" };
  await page.route(/\/reviews\/delete\.data/, (route) => route.fulfill(broken));
  await own.getByRole("link", { name: "Delete" }).click();
  await expect(dialog).toContainText("Are you sure you want to delete this review?");
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete review");
  await page.unroute(/\/reviews\/delete\.data/);
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(own).toHaveCount(0);
  await expect(page.locator("#reviews")).toBeFocused();
});

test("DASH-12 GAP-84 the dashboard shows a review of an expert with the portrait, and edits it", async ({
  page,
}) => {
  await enterAs(page, "runner");
  const form = { subject: "expert", id: shownExperts.linked, rating: "4", comment: "On time." };
  expect((await page.request.post("/reviews/save", { form })).status()).toBe(200);
  await page.goto("/dashboard?tab=reviews");
  await alive(page);
  const row = page.getByRole("listitem").filter({ hasText: "On time." });
  await expect(row.getByRole("link", { name: "Omar Cruz", exact: true })).toHaveAttribute(
    "href",
    `/experts/${shownExperts.linked}`,
  );
  await expect(row.locator("img")).toHaveAttribute("src", /^\/portraits\/expert\//);
  await row.getByRole("link", { name: "Edit the review of Omar Cruz" }).click();
  const { star, submit } = reviewsOn(page);
  await star(2).check();
  await submit.click();
  await expect(row.getByRole("img", { name: "2 out of 5 stars" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("You reviewed Omar Cruz")).toBeVisible();
});

test("EXP-23 an expert gets no button on the own page, and is refused by every door", async ({
  plainPage: page,
}) => {
  await enterAs(page, "expert");
  await page.goto(full);
  const { section, item } = reviewsOn(page);
  await expect(section.getByRole("link", { name: "Write a Review" })).toHaveCount(0);
  await expect(
    item("My first ultra").getByRole("link", { name: "Edit your answer" }),
  ).toHaveAttribute("href", `/reviews/${shownReviews.answered}/answer`);
  const form = { subject: "expert", id: shownExperts.full, rating: "5" };
  for (const path of ["/reviews/save", `${full}/review`]) {
    const refused = await page.request.post(path, { form });
    expect(refused.status(), path).toBe(403);
    expect(await refused.text()).toContain("You cannot review your own page");
  }
  await page.goto(`${full}/review`);
  await expect(page.getByText("You cannot review your own page")).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit review" })).toHaveCount(0);
});

test("GAP-17 EXP-23 REV-04 ?review=true opens the form for a guest, whose review is shown as one", async ({
  page,
}) => {
  const path = `/experts/${shownExperts.guests}`;
  await page.goto(`${path}?review=true`);
  await alive(page);
  const { dialog, comment, submit, item } = reviewsOn(page);
  await expect(dialog.getByRole("heading", { name: "Write a Review" })).toBeVisible();
  await expect(page).toHaveURL(path);
  await fillGuest(page, newAddress("guest"));
  await comment.fill("From a letter.");
  await submit.click();
  await expect(dialog).toContainText(thanks);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(item("From a letter.")).toContainText("Guest");
});

test("GAP-17 without scripts a guest reviews on a page, and confirms by mail", async ({
  plainPage,
}) => {
  const path = `/experts/${shownExperts.guests}`;
  await plainPage.goto(`${path}?review=true`);
  await expect(plainPage).toHaveURL(`${path}/review`);
  const { comment, submit, item } = reviewsOn(plainPage);
  const email = newAddress("guest");
  await fillGuest(plainPage, email);
  await comment.fill("From a letter, without scripts.");
  await submit.click();
  await expect(plainPage.getByText(thanks)).toBeVisible();
  await plainPage.getByRole("link", { name: "Back to Greta Solano" }).click();
  await expect(item("From a letter, without scripts.")).toContainText("Guest");
  const { links } = await latestMail(plainPage.request, email);
  await plainPage.goto(links.find((link) => link.includes("/reviews/confirm/")) ?? "");
  await plainPage.getByRole("button", { name: "Confirm review" }).click();
  await expect(plainPage.getByRole("heading", { name: "Your review is confirmed" })).toBeVisible();
});

test("REV-14 without scripts a runner writes and deletes a review of an expert on pages", async ({
  plainPage,
}) => {
  await enterAs(plainPage, "runner");
  await plainPage.goto(quiet);
  const { write, comment, submit, item } = reviewsOn(plainPage);
  await write.click();
  await expect(plainPage).toHaveURL(`${quiet}/review`);
  await comment.fill("Written on a page.");
  await submit.click();
  await expect(plainPage).toHaveURL(`${quiet}#reviews`);
  await item("Written on a page.").getByRole("link", { name: "Delete" }).click();
  await plainPage.getByRole("button", { name: "Delete review" }).click();
  await expect(item("Written on a page.")).toHaveCount(0);
});

test("ADM-REV-06 moderation leads to the page of the expert", async ({ plainPage: page }) => {
  await enterAs(page, "admin");
  await page.goto("/admin/reviews");
  const review = page.getByRole("row").filter({ hasText: "My first ultra" });
  await expect(review.getByRole("link", { name: /^Eva Ríos Quispe/ })).toHaveAttribute(
    "href",
    full,
  );
  await expect(review).toContainText("Experience on April 3, 2026");
  await expect(review.locator("img").first()).toHaveAttribute("src", /^\/portraits\/expert\//);
});
