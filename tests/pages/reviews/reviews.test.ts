import { reviewsOn, thanks } from "../../e2e/reviews/review-parts.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { enter, logIn, newRunner } from "../support/people.ts";
import { openRace } from "../support/races.ts";
import { expect, test } from "../support/test.ts";

test("REV-02 REV-06 REV-07 REV-15 without scripts a review is written, edited and deleted on pages", async ({
  visitor,
}) => {
  enter(visitor);
  const address = await openRace(visitor, "Austin Marathon");
  const { write, edit, star, comment, day, submit, item } = reviewsOn(visitor.page);
  await write.click();
  expect(visitor.page.getByRole("heading", { level: 1, name: "Write a Review" })).toBeVisible();
  expect(star(5)).toBeChecked();
  await star(3).check();
  await comment.fill("Rolling hills downtown.");
  await day.fill("2099-01-01");
  await submit.click();
  expect(visitor.page.getByText("The date may not be in the future")).toBeVisible();
  expect(star(3), "what was chosen stays").toBeChecked();
  expect(comment).toHaveValue("Rolling hills downtown.");
  await day.fill("2026-02-15");
  await submit.click();
  expect(visitor.path).toBe(`${address}#reviews`);
  expect(item("Rolling hills downtown.")).toContainText("Ran it on February 15, 2026");

  await edit.click();
  expect(visitor.page.getByRole("heading", { level: 1, name: "Edit Your Review" })).toBeVisible();
  await star(1).check();
  await submit.click();
  const own = item("Rolling hills downtown.");
  expect(own.getByRole("img", { name: "1 out of 5 stars" })).toBeVisible();

  await own.getByRole("link", { name: "Delete" }).click();
  expect(visitor.page.getByText("Are you sure you want to delete this review?")).toBeVisible();
  await visitor.page.getByRole("link", { name: "Keep it" }).click();
  await own.getByRole("link", { name: "Delete" }).click();
  await visitor.page.getByRole("button", { name: "Delete review" }).click();
  expect(visitor.path).toBe(`${address}#reviews`);
  expect(own).toHaveCount(0);
});

test("REV-04 REV-09 GAP-18 without scripts a guest reviews and confirms by mail", async ({
  visitor,
}) => {
  const address = await openRace(visitor, "Cherry Blossom Ten Mile Run");
  const { write, comment, submit, item } = reviewsOn(visitor.page);
  await write.click();
  await comment.fill("Under the blossoms.");
  await submit.click();
  expect(visitor.page.getByRole("alert")).toHaveText("Please provide your name and email");
  const email = "guest.without.scripts@example.com";
  await visitor.fill("First name", "Inés");
  await visitor.fill("Last name", "Rojas");
  await visitor.fill("Email", email);
  await submit.click();
  expect(visitor.page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  expect(visitor.page.getByText(thanks)).toBeVisible();
  await visitor.page.getByRole("link", { name: "Back to Cherry Blossom Ten Mile Run" }).click();
  expect(item("Under the blossoms.")).toContainText("Guest");

  const mail = await latestMail(visitor, email);
  await visitor.visit(linkIn(mail, "/reviews/confirm/"));
  await visitor.page.getByRole("button", { name: "Confirm review" }).click();
  expect(visitor.page.getByRole("heading", { name: "Your review is confirmed" })).toBeVisible();
  await visitor.visit(linkIn(mail, "/reviews/remove/"));
  await visitor.page.getByRole("button", { name: "Remove review" }).click();
  await visitor.visit(address);
  expect(item("Under the blossoms.")).toHaveCount(0);
});

test("RACE-DET-16 without scripts the page that asks for a review leads to the form", async ({
  visitor,
}) => {
  const address = await openRace(visitor, "Austin Marathon");
  await visitor.visit(`${address}?review=true`);
  expect(visitor.path).toBe(`${address}/review`);
  expect(reviewsOn(visitor.page).comment).toBeVisible();
});

test("REV-05 a form whose session has ended says so and keeps its input", async ({ visitor }) => {
  enter(visitor);
  const address = await openRace(visitor, "Austin Marathon");
  await visitor.visit(`${address}/review`);
  const { comment, submit } = reviewsOn(visitor.page);
  await comment.fill("Too late.");
  visitor.clearCookies();
  await submit.click();
  expect(visitor.page.getByText("You must be logged in to submit a review")).toBeVisible();
  expect(comment).toHaveValue("Too late.");
});

test("a missing subject cannot be reviewed", async ({ visitor }) => {
  enter(visitor);
  const nobody = "00000000-0000-4000-8000-000000000000";
  for (const id of [nobody, "junk"]) {
    await visitor.visit(`/races/${id}/review`);
    expect(visitor.status).toBe(404);
    const form = { rating: "5", subject: "race", id };
    expect((await visitor.post(`/races/${id}/review`, form)).status).toBe(404);
    expect((await visitor.post("/reviews/save", form)).status).toBe(404);
    expect((await visitor.post("/reviews/delete", { review: "junk" })).status).toBe(404);
  }
});

test("REV-05 REV-06 REV-07 missing and invalid values are reported, and typed ones stay", async ({
  visitor,
}) => {
  enter(visitor);
  const address = await openRace(visitor, "Royal Victoria Marathon");
  const form = { rating: "3", comment: "A bay on both sides." };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  for (const [wrong, message] of [
    [{ rating: "" }, "Please select a rating"],
    [{ experience_date: tomorrow }, "The date may not be in the future"],
    [{ comment: "x".repeat(5012) }, "Your review may have at most 5,000 characters"],
  ] as const) {
    const answer = await visitor.post(`${address}/review`, { ...form, ...wrong });
    expect(answer.status, message).toBe(400);
    const html = await answer.text();
    expect(html).toContain(message);
    expect(html).toContain({ ...form, ...wrong }.comment);
  }
  await visitor.visit(address);
  expect(reviewsOn(visitor.page).item("A bay on both sides.")).toHaveCount(0);
});

test("REV-02 REV-14 a runner has one review, which only its author can edit and delete", async ({
  visitor,
  other,
}) => {
  enter(visitor);
  const address = await openRace(visitor, "Mount Washington Road Race");
  const [, race = ""] = /\/races\/(.+)/.exec(address) ?? [];
  const save = (comment: string) =>
    visitor.post("/reviews/save", { subject: "race", id: race, rating: "4", comment });
  expect((await save("Only one hill.")).status).toBe(200);
  expect((await save("Only one hill, from another tab.")).status).toBe(200);
  await visitor.visit(address);
  const { item } = reviewsOn(visitor.page);
  expect(item("Only one hill")).toHaveCount(1);
  expect(item("from another tab.")).toHaveCount(1);
  const link = item("Only one hill").getByRole("link", { name: "Delete" });
  const [, id = ""] = /\/reviews\/(.+)\/delete/.exec(link.attribute("href") ?? "") ?? [];
  const form = { review: id, subject: "race" };

  const stranger = await other.post("/reviews/delete", form);
  expect(stranger.status).toBe(303);
  expect(stranger.headers.get("location")).toContain("/login");
  enter(other);
  for (const path of ["/reviews/delete", `/reviews/${id}/delete`]) {
    expect((await other.post(path, form)).status, path).toBe(404);
  }
  expect((await other.fetch(`/reviews/${id}/delete`)).status).toBe(404);
  await other.visit(address);
  expect(reviewsOn(other.page).item("Only one hill").getByRole("link")).toHaveCount(0);

  expect((await visitor.post("/reviews/delete", form)).status).toBe(200);
  await visitor.visit(address);
  expect(item("Only one hill")).toHaveCount(0);
});

test("REV-04 the form leads to signing in and back to the form", async ({ visitor }) => {
  const address = await openRace(visitor, "Vancouver Sun Run");
  const { write, comment } = reviewsOn(visitor.page);
  await write.click();
  await visitor.page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(visitor, newRunner());
  expect(visitor.path).toBe(`${address}/review`);
  expect(comment).toBeVisible();
  expect(visitor.page.getByLabel("First name")).toHaveCount(0);
});
