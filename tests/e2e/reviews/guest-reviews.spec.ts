import { newAddress } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { fillGuest, openRace, raceAddress, reviewsOn, thanks } from "./review-page.ts";

test("REV-04 REV-09 REV-10 REV-12 RACE-DET-12 GAP-18 a guest's review is shown at once, marked, and never runs as a script", async ({
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

  const mail = await latestMail(page.request, email);
  expect(mail.subject).toBe("Your review of “Bay to Breakers”");
  expect(mail.text).not.toContain("Costumes");
});

test("GAP-18 the pages that the links of a mail lead to are accessible", async ({ page }) => {
  const email = newAddress("guest");
  const form = {
    rating: "5",
    first_name: "Inés",
    last_name: "Rojas",
    email,
    comment: "Cold lake.",
  };
  await page.request.post(`${await raceAddress(page, "Chicago Triathlon")}/review`, { form });
  const { links } = await latestMail(page.request, email, { subject: /^Your review of/ });
  const linkTo = (what: string) => links.find((link) => link.includes(`/reviews/${what}/`)) ?? "";
  const title = page.getByRole("heading", { level: 1 });

  await page.goto(linkTo("confirm"));
  await expect(title).toHaveText("Confirm your review");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirm review" }).click();
  await expect(title).toHaveText("Your review is confirmed");
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
