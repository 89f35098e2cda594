import { openTokens } from "#services/limits/tokens.ts";
import {
  expect,
  expectAccessible,
  oddAuthor,
  oddGuestReview,
  oddRaces,
  oddSecret,
  test,
} from "../races/odd-test.ts";
import { alive } from "../support/alive.ts";
import { signIn } from "../support/people.ts";
import { reviewsOn } from "./review-page.ts";

// One server for all tests of this file.
test.describe.configure({ mode: "default" });

const race = `/races/${oddRaces.hidden}`;

test("REV-13 GAP-79 a hidden review is shown to its author only and stays hidden when edited", async ({
  page,
}) => {
  await page.goto(race);
  const { section, edit, dialog, comment, submit, item } = reviewsOn(page);
  await expect(item("Words of a guest.")).toBeVisible();
  await expect(section.getByText("Words that were hidden.")).toHaveCount(0);

  await signIn(page, oddAuthor);
  await page.reload();
  await alive(page);
  const note = section.getByText("Hidden by an administrator");
  await expect(note).toBeVisible();
  await expect(item("Words that were hidden.")).toHaveCount(1);
  await expect(section.getByText("(1 review)"), "it does not count").toBeVisible();
  await expectAccessible(page);
  await edit.click();
  await comment.fill("Words that are still hidden.");
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(item("Words that are still hidden.")).toHaveCount(1);
  await expect(note).toBeVisible();
  await page.goto(`${race}/review`);
  await expect(page.getByText("hidden by an administrator")).toBeVisible();
  await page.context().clearCookies();
  await page.goto(race);
  await expect(section.getByText("still hidden")).toHaveCount(0);
});

test("GAP-18 the links of a mail expire", async ({ plainPage: page }) => {
  const now = () => new Date();
  const { sign } = openTokens({ secret: oddSecret, now });
  const path = (what: "confirm" | "remove", expires: Date) =>
    `/reviews/${what}/${sign(`review-${what}`, oddGuestReview, { expires })}`;
  for (const what of ["confirm", "remove"] as const) {
    expect((await page.goto(path(what, new Date(Date.now() + 60_000))))?.status()).toBe(200);
    await expect(page.getByText("Words of a guest.")).toBeVisible();
    const old = path(what, new Date(Date.now() - 1000));
    expect((await page.goto(old))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This link does not work" })).toBeVisible();
    await page.request.post(old, { form: {} });
  }
  await page.goto(race);
  await expect(reviewsOn(page).item("Words of a guest.")).toContainText("Guest");
});

test("without mail a review needs an account", async ({ page }) => {
  await page.goto(race);
  const { write, dialog } = reviewsOn(page);
  const from = encodeURIComponent(`${race}?review=true`);
  await expect(write).toHaveAttribute("href", `/login?from=${from}`);
  await page.goto(`${race}?review=true`);
  await alive(page);
  await expect(dialog).toHaveCount(0);
  await page.goto(`${race}/review`);
  await expect(page).toHaveURL(/\/login\?from=/);
  const form = {
    subject: "race",
    id: oddRaces.hidden,
    rating: "5",
    email: "a@b.example",
    first_name: "A",
    last_name: "B",
  };
  const answer = await page.request.post("/reviews/guest", { form });
  expect(answer.status()).toBe(503);
  expect(await answer.text()).toContain("Please log in to write one.");
});
