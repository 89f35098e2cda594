import type { Page } from "@playwright/test";
import { findRace, keepRace, reviewRace } from "../../support/pages/runner-actions.ts";
import { alive } from "../support/alive.ts";
import { clientOf } from "../support/client.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { dashboardOn } from "./dashboard-page.ts";

const race = "Brooklyn Half";
const other = "Twin Cities Marathon";

/** Sees whether the open tab fits every screen, its menu in one row where it is above the content. */
async function expectToFit(page: Page) {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { spare, rows } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const tabs = [...document.querySelectorAll<HTMLElement>(".dashboard-menu a")];
      const tops = new Set(tabs.map((each) => each.offsetTop));
      return { spare: scrollWidth - clientWidth, rows: tops.size };
    });
    expect(spare, `${page.url()} is wider than ${width} px`).toBe(0);
    if (width < 960) expect(rows, `the tabs are one row at ${width} px`).toBe(1);
  }
}

test("DASH-03 DASH-07 DASH-08 DASH-13 REV-15 a favorite is removed at once, reviews are edited and deleted in dialogs, and every tab fits its screen: the menu is on the left of a wide one and above the content on a phone", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const { names, menu, reviews, tab } = dashboardOn(page);
  const client = clientOf(page);
  const [first, second] = [await findRace(client, race), await findRace(client, other)];
  await keepRace(client, first);
  await keepRace(client, second);
  await page.goto("/dashboard?tab=favorites");
  await alive(page);
  await expectAccessible(page);
  await expectToFit(page);
  for (const [name, left] of [
    [race, [other]],
    [other, []],
  ] as const) {
    const removed = page.waitForResponse(/\/favorites\/.+\/remove/);
    await page.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(names.filter({ hasText: /Half|Cities/ })).toHaveText(left);
    await removed;
  }
  await expect(page.getByText("You haven't favorited any races yet.")).toBeVisible();
  await expectAccessible(page);

  await reviewRace(client, first, "averylongwordwithoutanyspaceinit".repeat(20));
  await menu.getByRole("link", { name: "My Reviews" }).click();
  const item = reviews.filter({ hasText: race });
  await expect(item).toBeVisible();
  await expectAccessible(page);
  await expectToFit(page);
  await item.getByRole("link", { name: /^Edit/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your review").fill("Flat, loud and hot.");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(item).toContainText("Flat, loud and hot.");
  await expect(page.getByText("Your review is saved.")).toBeVisible();
  const remove = item.getByRole("link", { name: /^Delete/ });
  await remove.click();
  await expect(dialog.getByText("Are you sure you want to delete this review?")).toBeVisible();
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(item).toBeVisible();
  await remove.click();
  await dialog.getByRole("button", { name: "Delete review" }).click();
  await expect(item).toHaveCount(0);
  await expect(page.getByText("You haven't written any reviews yet.")).toBeVisible();
  await expectAccessible(page);

  await menu.getByRole("link", { name: "Profile" }).click();
  await expect(tab("Account Information")).toBeVisible();
  await expectToFit(page);
  const boxes = async () => {
    const [aside, content] = [
      await menu.boundingBox(),
      await tab("Account Information").boundingBox(),
    ];
    if (!aside || !content) throw new Error("Something is not shown.");
    return { aside, content };
  };
  const wide = await boxes();
  expect(wide.aside.x + wide.aside.width).toBeLessThan(wide.content.x);
  await page.setViewportSize({ width: 320, height: 700 });
  const narrow = await boxes();
  expect(narrow.aside.y + narrow.aside.height).toBeLessThan(narrow.content.y);

  await signIn(page, demoPerson.runner);
  await page.goto("/dashboard");
  const bibs = page.locator("#wall .season-wall > li");
  const [left, right, below] = await bibs.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().top),
  );
  expect(right, "the bibs of past races stand two in a row").toBe(left);
  expect(below).toBeGreaterThan(left ?? 0);
});
