import { overflow } from "../race-list/race-list-page.ts";
import { reviewsOn } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { enterAs } from "./enter-as.ts";
import { fullEmail, fullPhone, shownExperts } from "./shown-experts.ts";

/** What the server answers to the last of many requests, as data of the framework. */
const tooMany = {
  status: 429,
  contentType: "text/x-script",
  headers: { "X-Remix-Response": "yes" },
  body: '[{"_1":2},"data",{"_3":4},"problem","too-many"]\n',
};

/** An answer that is not data, as a broken proxy sends it. */
const broken = { status: 200, contentType: "text/x-script", body: "<html>sorry</html>" };

const full = `/experts/${shownExperts.full}`;

test("EXP-16 EXP-18 EXP-22 ERR-31 ERR-32 GAP-24 GAP-84 GAP-87 experts with much, with nothing, with too much and without a page stand on every screen, a contact is shown on request until there are too many, a failed load says so, and a review is written and deleted in dialogs", async ({
  page,
}) => {
  for (const [expert, words] of [
    ["bare", "Contact for rates"],
    ["inactive", "Expert Not Found"],
    ["naughty", "First call free"],
  ] as const) {
    await page.goto(`/experts/${shownExperts[expert]}`);
    await expect(page.getByRole("main")).toContainText(words);
    await expectAccessible(page);
  }
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
  }

  await page.goto(full);
  await alive(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Eva Ríos Quispe");
  const panel = page.getByRole("complementary", { name: "Contact, pricing and place" });
  const show = panel.getByRole("button", { name: "Show contact" });
  const contact = /\/experts\/[^/]+\/contact\.data/;
  await page.route(contact, (route) => route.fulfill(tooMany));
  await show.click();
  await expect(page.getByRole("alert")).toHaveText(
    "Too many contacts were asked for from here. Please try again later.",
  );
  await expect(show).toBeVisible();
  await expectAccessible(page);
  await page.unroute(contact);
  await show.click();
  await expect(panel.getByRole("link", { name: fullEmail })).toHaveAttribute(
    "href",
    `mailto:${fullEmail}`,
  );
  await expect(panel.getByRole("link", { name: fullPhone })).toHaveAttribute(
    "href",
    "tel:+51984555010",
  );
  await expect(panel.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\?reviews=2/);
  await expect(page.getByText("Words of client 1.", { exact: false }).first()).toBeVisible();
  const similar = page.getByRole("link", { name: /^View Details of / }).first();
  await enterAs(page, "runner");
  const name = String(await similar.getAttribute("aria-label")).replace("View Details of ", "");
  await similar.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.route(/\/experts\/[^/]+\.data/, (route) => route.fulfill(broken));
  await page
    .getByRole("link", { name: /^View Details of / })
    .first()
    .click();
  await expect(
    page.getByText("Failed to load expert details. Please try again later."),
  ).toBeVisible();
  await page.unroute(/\/experts\/[^/]+\.data/);

  await page.goto(`/experts/${shownExperts.quiet}`);
  await alive(page);
  const { write, dialog, star, comment, submit, item, section } = reviewsOn(page);
  await write.click();
  await expectAccessible(page);
  await star(4).check();
  await comment.fill("Patient with beginners.");
  await submit.click();
  const own = item("Patient with beginners.");
  await expect(own).toContainText("Your Review");
  await expect(section.getByRole("img", { name: "Rated 4.0 out of 5 by 1 review" })).toBeVisible();
  await expectAccessible(page);
  const deletions = /\/reviews\/delete\.data/;
  await page.route(deletions, (route) => route.fulfill(broken));
  await own.getByRole("link", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Failed to delete review");
  await page.unroute(deletions);
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(own).toHaveCount(0);
  await expect(page.locator("#reviews")).toBeFocused();
});
