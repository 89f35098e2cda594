import { reviewsOn, thanks } from "../../e2e/reviews/review-page.ts";
import { newAddress } from "../../support/unique-names.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { expect, test } from "../support/test.ts";
import { expertSite, shownExperts, shownReviews } from "./expert-site.ts";

const { personAt } = expertSite();

const full = `/experts/${shownExperts.full}`;
const quiet = `/experts/${shownExperts.quiet}`;

test("EXP-20 EXP-21 EXP-23 visitors read the reviews with their answers, and get no button to write", async () => {
  const visitor = personAt();
  await visitor.visit(full);
  const { section, item } = reviewsOn(visitor.page);
  expect(item("Words without a name.")).toContainText("Anonymous Client");
  const answered = item("My first ultra");
  expect(answered).toContainText("Experience on April 3, 2026");
  expect(answered.getByRole("heading", { name: "Answer from Eva Ríos Quispe" })).toBeVisible();
  expect(answered).toContainText("The calls are half an hour now.");
  expect(section.getByRole("link", { name: /review/i })).toHaveCount(0);
  expect(section.getByRole("button")).toHaveCount(0);
});

test("hidden reviews and their answers are on no page", async () => {
  for (const name of [undefined, "runner", "expert", "admin"] as const) {
    for (const path of [full, `${full}?reviews=2`]) {
      const answer = await personAt(name).fetch(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(/Words that were hidden|A hidden answer/);
    }
  }
});

test("EXP-22 EXP-23 GAP-84 REV-14 without scripts a runner writes, edits and deletes a review of an expert on pages", async () => {
  const runner = personAt("runner");
  await runner.visit(quiet);
  const { write, edit, star, comment, submit, item, section } = reviewsOn(runner.page);
  await write.click();
  expect(runner.path).toBe(`${quiet}/review`);
  await star(4).check();
  await comment.fill("Written on a page.");
  await submit.click();
  expect(runner.path).toBe(`${quiet}#reviews`);
  const own = item("Written on a page.");
  expect(own).toContainText("Your Review");
  expect(section.getByRole("img", { name: "Rated 4.0 out of 5 by 1 review" })).toBeVisible();
  await edit.click();
  await star(5).check();
  await submit.click();
  expect(own.getByRole("img", { name: "5 out of 5 stars" })).toBeVisible();
  await own.getByRole("link", { name: "Delete" }).click();
  await runner.press("Delete review");
  expect(own).toHaveCount(0);
});

test("DASH-12 GAP-84 the dashboard shows a review of an expert with the portrait, and edits it", async () => {
  const runner = personAt("runner");
  const form = { subject: "expert", id: shownExperts.linked, rating: "4", comment: "On time." };
  expect((await runner.post("/reviews/save", form)).status).toBe(200);
  await runner.visit("/dashboard?tab=reviews");
  const row = runner.page.getByRole("listitem").filter({ hasText: "On time." });
  expect(row.getByRole("link", { name: "Omar Cruz", exact: true })).toHaveAttribute(
    "href",
    `/experts/${shownExperts.linked}`,
  );
  expect(row.locator("img")).toHaveAttribute("src", /^\/portraits\/expert\/.+/);
  await row.getByRole("link", { name: "Edit the review of Omar Cruz" }).click();
  const { star, submit } = reviewsOn(runner.page);
  await star(2).check();
  await submit.click();
  await runner.visit("/dashboard?tab=reviews");
  expect(row.getByRole("img", { name: "2 out of 5 stars" })).toBeVisible();
  await runner.visit("/dashboard");
  expect(runner.page.getByText("You reviewed Omar Cruz")).toBeVisible();
});

test("EXP-23 experts get no button on their own page, and are refused by every door", async () => {
  const expert = personAt("expert");
  await expert.visit(full);
  const { write, item } = reviewsOn(expert.page);
  expect(write).toHaveCount(0);
  expect(item("My first ultra").getByRole("link", { name: "Edit your answer" })).toHaveAttribute(
    "href",
    `/reviews/${shownReviews.answered}/answer`,
  );
  const form = { subject: "expert", id: shownExperts.full, rating: "5" };
  for (const path of ["/reviews/save", `${full}/review`]) {
    const refused = await expert.post(path, form);
    expect(refused.status, path).toBe(403);
    expect(await refused.text()).toContain("You cannot review your own page");
  }
  await expert.visit(`${full}/review`);
  expect(expert.page.getByText("You cannot review your own page")).toBeVisible();
  expect(expert.page.getByRole("button", { name: "Submit review" })).toHaveCount(0);
});

test("GAP-17 EXP-23 REV-04 without scripts ?review=true leads a guest to the form, whose review is shown as one and confirmed by mail", async () => {
  const guest = personAt();
  const path = `/experts/${shownExperts.guests}`;
  await guest.visit(`${path}?review=true`);
  expect(guest.path).toBe(`${path}/review`);
  const { comment, submit, item } = reviewsOn(guest.page);
  const email = newAddress("guest");
  await guest.fill("First name", "Inés");
  await guest.fill("Last name", "Rojas");
  await guest.fill("Email", email);
  await comment.fill("From a letter, without scripts.");
  await submit.click();
  expect(guest.page.getByText(thanks)).toBeVisible();
  await guest.follow("Back to Greta Solano");
  expect(item("From a letter, without scripts.")).toContainText("Guest");
  await guest.visit(linkIn(await latestMail(guest, email), "/reviews/confirm/"));
  await guest.press("Confirm review");
  expect(guest.page.getByRole("heading", { name: "Your review is confirmed" })).toBeVisible();
});

test("ADM-REV-06 moderation leads to the page of the expert", async () => {
  const admin = personAt("admin");
  await admin.visit("/admin/reviews");
  const review = admin.page.getByRole("row").filter({ hasText: "My first ultra" });
  expect(review.getByRole("link", { name: /^Eva Ríos Quispe/ })).toHaveAttribute("href", full);
  await review.locator("summary").first().click();
  expect(review).toContainText("Experience on April 3, 2026");
  expect(review.locator("img").first()).toHaveAttribute("src", /^\/portraits\/expert\/.+/);
});
