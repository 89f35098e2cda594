import { newAddress } from "../../support/unique-names.ts";
import { fillGuest, reviewsOn, thanks } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { enterAs, expect, expectAccessible, shownExperts, test } from "./expert-test.ts";

// One server for all tests of this file.
test.describe.configure({ mode: "default" });

test("EXP-22 EXP-23 ERR-32 GAP-17 GAP-84 REV-04 a runner writes, edits and deletes a review in dialogs, and ?review=true opens one for a guest", async ({
  page,
}) => {
  await enterAs(page, "runner");
  await page.goto(`/experts/${shownExperts.quiet}`);
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

  await page.context().clearCookies({ name: /session/ });
  const path = `/experts/${shownExperts.guests}`;
  await page.goto(`${path}?review=true`);
  await alive(page);
  await expect(dialog.getByRole("heading", { name: "Write a Review" })).toBeVisible();
  await expect(page).toHaveURL(path);
  await fillGuest(page, newAddress("guest"));
  await comment.fill("From a letter.");
  await submit.click();
  await expect(dialog).toContainText(thanks);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(item("From a letter.")).toContainText("Guest");
});
