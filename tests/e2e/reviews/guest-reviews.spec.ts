import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { latestMail, mailsTo } from "../support/outbox.ts";
import { newAddress, newRunner, signedUpRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fillGuest, openRace, raceAddress, reviewsOn, thanks } from "./review-page.ts";

/** Writes a review as a guest on the page of a race that is open, and closes the answer. */
async function writeAsGuest(page: Page, email: string, words: string) {
  const { write, dialog, comment, submit } = reviewsOn(page);
  await write.click();
  await fillGuest(page, email);
  await comment.fill(words);
  await submit.click();
  await expect(dialog.getByText(thanks)).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
}

/** The same by a request: the form as it is sent without a script. */
async function sendAsGuest(page: Page, address: string, email: string, words: string) {
  const form = { rating: "5", first_name: "Inés", last_name: "Rojas", email, comment: words };
  const answer = await page.request.post(`${address}/review`, { form });
  expect(await answer.text()).toContain("Thank you for your review.");
}

/** The path of a link in the newest mail about a review. */
async function linkTo(page: Page, email: string, what: "confirm" | "remove"): Promise<string> {
  const { links } = await latestMail(page.request, email, { subject: /^Your review of/ });
  const found = links.find((link) => link.includes(`/reviews/${what}/`));
  return new URL(found ?? "").pathname;
}

test("REV-04 REV-09 REV-10 REV-12 RACE-DET-12 GAP-18 a guest's review is shown at once, marked", async ({
  page,
}) => {
  await openRace(page, "Bay to Breakers");
  await alive(page);
  const { section, write, dialog, star, comment, day, submit, item, items } = reviewsOn(page);
  await expect(section.getByRole("heading", { name: "No reviews yet" })).toBeVisible();
  await write.click();
  await expect(star(5)).toBeChecked();
  await submit.click();
  await expect(dialog.getByRole("alert")).toHaveText("Please provide your name and email");
  await expectAccessible(page);
  await fillGuest(page, "ines at example");
  await submit.click();
  await expect(dialog.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Inés");

  const email = newAddress("guest");
  await page.getByLabel("Email").fill(email);
  await star(4).check();
  await comment.fill("Costumes, hills and the bay.");
  await day.fill("2026-05-17");
  await submit.click();
  await expect(dialog.getByText(thanks)).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(item("Costumes, hills and the bay.")).toContainText("Inés R.");
  await expect(item("Costumes, hills and the bay.")).toContainText("Guest");
  await expect(items).toHaveCount(1);
  await expect(item("Costumes").getByRole("link"), "guests edit nothing").toHaveCount(0);
  await expect(section.getByText("(1 review)")).toBeVisible();

  const mail = await latestMail(page.request, email);
  expect(mail.subject).toBe("Your review of “Bay to Breakers”");
  expect(mail.text).not.toContain("Costumes");
});

test("GAP-18 the confirm link confirms, even repeatedly, and the remove link removes", async ({
  page,
}) => {
  const address = await raceAddress(page, "Chicago Triathlon");
  const email = newAddress("guest");
  await sendAsGuest(page, address, email, "Cold lake, fast bike.");
  const [confirm, remove] = [
    await linkTo(page, email, "confirm"),
    await linkTo(page, email, "remove"),
  ];

  await page.goto(confirm);
  await expect(page.getByRole("heading", { level: 1, name: "Confirm your review" })).toBeVisible();
  await expect(page.getByText("Cold lake, fast bike.")).toBeVisible();
  await expectAccessible(page);
  for (const _again of [1, 2]) {
    await page.request.get(confirm);
    await page.goto(confirm);
    const button = page.getByRole("button", { name: "Confirm review" });
    if (await button.isVisible()) await button.click();
    await expect(page.getByRole("heading", { name: "Your review is confirmed" })).toBeVisible();
  }

  await page.goto(remove);
  await expect(page.getByText("Are you sure you want to delete this review?")).toBeVisible();
  await page.getByRole("button", { name: "Remove review" }).click();
  await expect(page.getByRole("heading", { name: "The review is removed" })).toBeVisible();
  await page.goto(remove);
  await expect(page.getByRole("heading", { name: "The review is removed" })).toBeVisible();
  await page.goto(confirm);
  await expect(page.getByRole("heading", { name: "This review is gone" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(address);
  await expect(reviewsOn(page).item("Cold lake, fast bike.")).toHaveCount(0);
});

test("GAP-18 a forged link and one made for another purpose do nothing", async ({ page }) => {
  const address = await raceAddress(page, "Rocky Raccoon 100");
  const email = newAddress("guest");
  await sendAsGuest(page, address, email, "Sand, roots and lamps.");
  const confirm = await linkTo(page, email, "confirm");
  const forged = [
    "/reviews/remove/forged",
    `${confirm.slice(0, -4)}AAAA`,
    confirm.replace("/confirm/", "/remove/"),
  ];
  for (const path of forged) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(
      page.getByRole("heading", { level: 1, name: "This link does not work" }),
    ).toBeVisible();
    await page.request.post(path, { form: {} });
  }
  await expectAccessible(page);
  await page.goto(address);
  await expect(reviewsOn(page).item("Sand, roots and lamps.")).toBeVisible();
});

test("GAP-18 typing a member's address changes and reveals nothing", async ({
  page,
  request,
  otherPage: own,
}) => {
  const owner = await newRunner(request);
  const address = await raceAddress(page, "Misti Sky Race");
  await sendAsGuest(page, address, owner.email, "Thin air.");
  await page.goto(address);
  await expect(reviewsOn(page).item("Thin air.")).toContainText("Guest");

  // The owner of the address sees nothing of it until the link in the mail is followed.
  await signIn(own, owner);
  await openRace(own, "Misti Sky Race");
  await alive(own);
  const { write, edit, item } = reviewsOn(own);
  await expect(write).toBeVisible();
  await expect(item("Thin air.").getByRole("link")).toHaveCount(0);
  const confirm = await linkTo(page, owner.email, "confirm");
  await own.goto(confirm);
  await own.getByRole("button", { name: "Confirm review" }).click();
  await expect(own.getByText("It belongs to your account now")).toBeVisible();
  await openRace(own, "Misti Sky Race");
  await expect(edit).toBeVisible();
  await expect(item("Thin air.")).not.toContainText("Guest");
  await expect(item("Thin air.").getByRole("link", { name: "Delete" })).toBeVisible();

  const remove = await linkTo(page, owner.email, "remove");
  await own.goto(remove);
  await expect(
    own.getByRole("heading", { name: "This review belongs to an account" }),
  ).toBeVisible();
});

test("GAP-18 a confirmed guest's review is not replaced by a second one", async ({ page }) => {
  const address = await raceAddress(page, "Melissa's Road Race");
  const email = newAddress("guest");
  await sendAsGuest(page, address, email, "Through the park.");
  await sendAsGuest(page, address, email, "Through the pines.");
  const { item } = reviewsOn(page);
  await page.goto(address);
  await expect(item("Through the pines.")).toBeVisible();
  await expect(item("Through the park.")).toHaveCount(0);
  await expect.poll(async () => (await mailsTo(page.request, email)).length).toBe(2);
  await page.goto(await linkTo(page, email, "confirm"));
  await page.getByRole("button", { name: "Confirm review" }).click();
  await expect(page.getByRole("heading", { name: "Your review is confirmed" })).toBeVisible();

  await page.goto(address);
  await alive(page);
  await writeAsGuest(page, email, "Through the snow.");
  await expect(item("Through the pines.")).toBeVisible();
  await expect(item("Through the snow.")).toHaveCount(0);
});

test("REV-11 GAP-18 signing up with the address takes over the guest's review", async ({
  page,
  request,
}) => {
  const email = newAddress("guest");
  const address = await raceAddress(page, "Sinister 7 Ultra");
  await sendAsGuest(page, address, email, "Seven stages of mud.");
  await signIn(page, await signedUpRunner(request, email));
  await page.goto(address);
  const { edit, item } = reviewsOn(page);
  await expect(edit).toBeVisible();
  await expect(item("Seven stages of mud.")).not.toContainText("Guest");
});

test("a robot that fills the hidden field gets the same answer, and nothing is stored", async ({
  page,
}) => {
  const address = await raceAddress(page, "Amazon Race Forest");
  const email = newAddress("robot");
  const form = { rating: "5", first_name: "Bot", last_name: "Net", email, comment: "Buy pills." };
  const answer = await page.request.post(`${address}/review`, {
    form: { ...form, company_url: "https://spam.example" },
  });
  expect(answer.url()).toContain("/review?sent");
  expect(await answer.text()).toContain("Thank you for your review.");
  await page.goto(address);
  await expect(reviewsOn(page).item("Buy pills.")).toHaveCount(0);
  expect(await mailsTo(page.request, email)).toEqual([]);
});

test("typed text of a guest is shown unchanged and never runs", async ({ page }) => {
  await openRace(page, "BC Bike Race");
  await alive(page);
  const words = `<img src=x onerror=alert(1)> ${"'; drop table reviews; --"} مرحبا 🏃🏽‍♀️ {{7*7}} **b**`;
  await writeAsGuest(page, newAddress("guest"), words);
  await expect(reviewsOn(page).item("drop table").locator("p").last()).toHaveText(words);
});
