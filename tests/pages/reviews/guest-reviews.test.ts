/** @module-tag both-databases */
import { reviewsOn } from "../../e2e/reviews/review-parts.ts";
import { newAddress } from "../../support/unique-names.ts";
import { latestMail, linkIn, mailsTo } from "../support/outbox.ts";
import { enter, logIn, newRunner, signUp } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { linkTo, raceAddress, sendAsGuest } from "./guests.ts";

test("GAP-18 the confirm link confirms, even repeatedly, and the remove link removes", async ({
  visitor,
}) => {
  const address = await raceAddress(visitor, "Chicago Triathlon");
  const email = newAddress("guest");
  await sendAsGuest(visitor, address, { email, words: "Cold lake, fast bike." });
  const confirm = await linkTo(visitor, email, "confirm");
  const remove = await linkTo(visitor, email, "remove");
  const { page } = visitor;
  const title = page.getByRole("heading", { level: 1 });

  await visitor.visit(confirm);
  expect(title).toHaveText("Confirm your review");
  expect(page.getByText("Cold lake, fast bike.")).toBeVisible();
  await visitor.fetch(confirm);
  await visitor.visit(confirm);
  expect(title, "reading confirms nothing").toHaveText("Confirm your review");
  await visitor.press("Confirm review");
  expect(title).toHaveText("Your review is confirmed");
  await visitor.visit(confirm);
  expect(title).toHaveText("Your review is confirmed");
  await visitor.post(confirm);
  await visitor.visit(confirm);
  expect(title).toHaveText("Your review is confirmed");

  await visitor.visit(remove);
  expect(page.getByText("Are you sure you want to delete this review?")).toBeVisible();
  await visitor.press("Remove review");
  expect(title).toHaveText("The review is removed");
  await visitor.visit(remove);
  expect(title).toHaveText("The review is removed");
  await visitor.visit(confirm);
  expect(title).toHaveText("This review is gone");
  await visitor.visit(address);
  expect(reviewsOn(page).item("Cold lake, fast bike.")).toHaveCount(0);
});

test("GAP-18 a forged link and one made for another purpose do nothing", async ({ visitor }) => {
  const address = await raceAddress(visitor, "Rocky Raccoon 100");
  const email = newAddress("guest");
  await sendAsGuest(visitor, address, { email, words: "Sand, roots and lamps." });
  const confirm = await linkTo(visitor, email, "confirm");
  const forged = [
    "/reviews/remove/forged",
    `${confirm.slice(0, -4)}AAAA`,
    confirm.replace("/confirm/", "/remove/"),
  ];
  for (const path of forged) {
    await visitor.visit(path);
    expect(visitor.status, path).toBe(404);
    expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
    await visitor.post(path);
  }
  await visitor.visit(address);
  expect(reviewsOn(visitor.page).item("Sand, roots and lamps.")).toContainText("Guest");
});

test("GAP-18 typing a member's address changes and reveals nothing", async ({
  visitor,
  other: own,
}) => {
  const owner = newRunner();
  const { email } = owner;
  const address = await raceAddress(visitor, "Misti Sky Race");
  await sendAsGuest(visitor, address, { email, words: "Thin air." });
  await visitor.visit(address);
  expect(reviewsOn(visitor.page).item("Thin air.")).toContainText("Guest");

  // The owner of the address sees nothing of it until the link in the mail is followed.
  enter(own, owner);
  await own.visit(address);
  const { write, edit, item } = reviewsOn(own.page);
  expect(write).toBeVisible();
  expect(item("Thin air.").getByRole("link")).toHaveCount(0);
  await own.visit(await linkTo(visitor, email, "confirm"));
  await own.press("Confirm review");
  expect(own.page.getByText("It belongs to your account now")).toBeVisible();
  await own.visit(address);
  expect(edit).toBeVisible();
  expect(item("Thin air.")).not.toContainText("Guest");
  expect(item("Thin air.").getByRole("link", { name: "Delete" })).toBeVisible();

  await own.visit(await linkTo(visitor, email, "remove"));
  expect(
    own.page.getByRole("heading", { name: "This review belongs to an account" }),
  ).toBeVisible();
});

test("GAP-18 a confirmed guest's review is not replaced by a second one", async ({ visitor }) => {
  const address = await raceAddress(visitor, "Melissa's Road Race");
  const email = newAddress("guest");
  await sendAsGuest(visitor, address, { email, words: "Through the park." });
  await sendAsGuest(visitor, address, { email, words: "Through the pines." });
  const { item } = reviewsOn(visitor.page);
  await visitor.visit(address);
  expect(item("Through the pines.")).toBeVisible();
  expect(item("Through the park.")).toHaveCount(0);
  await expect.poll(async () => (await mailsTo(visitor, email)).length).toBe(2);
  await visitor.visit(await linkTo(visitor, email, "confirm"));
  await visitor.press("Confirm review");
  expect(visitor.page.getByRole("heading", { name: "Your review is confirmed" })).toBeVisible();

  await sendAsGuest(visitor, address, { email, words: "Through the snow." });
  await visitor.visit(address);
  expect(item("Through the pines.")).toBeVisible();
  expect(item("Through the snow.")).toHaveCount(0);
});

test("REV-11 GAP-18 signing up with the address takes over the guest's review", async ({
  visitor,
}) => {
  const person = { email: newAddress("guest"), password: "a long enough secret" };
  const address = await raceAddress(visitor, "Sinister 7 Ultra");
  await sendAsGuest(visitor, address, { email: person.email, words: "Seven stages of mud." });
  await signUp(visitor, person);
  const mail = await latestMail(visitor, person.email, /confirm/i);
  const link = linkIn(mail, "/auth/verify-email");
  const confirmed = await visitor.fetch(link, { redirect: "manual" });
  expect(confirmed.headers.get("location")).toBe("/auth/confirm#type=signup");
  await visitor.visit("/login");
  await logIn(visitor, person);
  await visitor.visit(address);
  const { edit, item } = reviewsOn(visitor.page);
  expect(edit).toBeVisible();
  expect(item("Seven stages of mud.")).not.toContainText("Guest");
});

test("a robot that fills the hidden field gets the same answer, and nothing is stored", async ({
  visitor,
}) => {
  const address = await raceAddress(visitor, "Amazon Race Forest");
  const email = newAddress("robot");
  const form = { rating: "5", first_name: "Bot", last_name: "Net", email, comment: "Buy pills." };
  const answer = await visitor.fetch(`${address}/review`, {
    method: "POST",
    body: new URLSearchParams({ ...form, company_url: "https://spam.example" }),
  });
  expect(answer.url).toContain("/review?sent");
  expect(await answer.text()).toContain("Thank you for your review.");
  await visitor.visit(address);
  expect(reviewsOn(visitor.page).item("Buy pills.")).toHaveCount(0);
  expect(await mailsTo(visitor, email)).toEqual([]);
});

test("typed text of a guest is shown unchanged", async ({ visitor }) => {
  const address = await raceAddress(visitor, "BC Bike Race");
  const words = `<img src=x onerror=alert(1)> ${"'; drop table reviews; --"} مرحبا 🏃🏽‍♀️ {{7*7}} **b**`;
  await sendAsGuest(visitor, address, { email: newAddress("guest"), words });
  await visitor.visit(address);
  const text = reviewsOn(visitor.page).item("drop table").locator("p").last();
  expect(text).toHaveText(words);
});
