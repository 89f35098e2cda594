import type { Page } from "@playwright/test";
import { openRace } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { logIn, newRunner } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { cardHearts, heartOn } from "./hearts.ts";

const added = /\/favorites\/.+\/add\.data/;
const removed = /\/favorites\/.+\/remove\.data/;

async function count(page: Page): Promise<number> {
  return Number(/\d+/.exec(await heartOn(page).innerText())?.[0] ?? 0);
}

async function expectHeart(page: Page, isKept: boolean, runners: number) {
  await expect(heartOn(page)).toHaveAttribute("aria-pressed", String(isKept));
  await expect.poll(() => count(page)).toBe(runners);
}

/** From now on the server fails to add a favorite. */
async function failToAdd(page: Page) {
  await page.route(added, (route) =>
    route.fulfill({ status: 200, contentType: "text/x-script", body: "<html>sorry</html>" }),
  );
}

test("FAV-01 FAV-02 FAV-03 FAV-04 GAP-19 RACE-DET-02 a visitor keeps a race with one click besides signing in and returns to its card; hearts let it go, change with their count before the server answers, and back when it fails", async ({
  page,
  request,
}) => {
  await page.goto("/races?country=Mexico");
  await alive(page);
  const far = page.getByRole("article").nth(2);
  const heart = cardHearts(far).first();
  const name = await heart.getAttribute("aria-label");
  await heart.click();
  await expect(page.getByText(`Sign in to save ${name?.replace("Save ", "")}`)).toBeVisible();
  await expectAccessible(page);
  await logIn(page, await newRunner(request));
  await expect(page).toHaveURL(/\/races\?country=Mexico#race-/);
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toBeInViewport();
  await expect(far.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await alive(page);
  const answered = page.waitForResponse(removed);
  await heart.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await answered;
  const stored = page.waitForResponse(added);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await stored;
  await expect(page).toHaveURL(/\/races\?country=Mexico/);
  const next = cardHearts(page.getByRole("article").nth(3)).first();
  await failToAdd(page);
  const refused = page.waitForResponse(added);
  await next.click();
  await refused;
  await expect(next).toHaveAttribute("aria-pressed", "false");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upcoming Races");
  await page.unroute(added);

  await openRace(page, "Ottawa Marathon");
  await alive(page);
  const before = await count(page);
  await expectHeart(page, false, before);
  const held = Promise.withResolvers<void>();
  await page.route(added, async (route) => {
    await held.promise;
    await route.continue();
  });
  const kept = page.waitForResponse(added);
  await heartOn(page).click();
  await expectHeart(page, true, before + 1);
  await expectAccessible(page);
  held.resolve();
  await kept;
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expectHeart(page, true, before + 1);
  await alive(page);
  const taken = page.waitForResponse(removed);
  await heartOn(page).press("Enter");
  await expectHeart(page, false, before);
  await taken;

  await failToAdd(page);
  const failed = page.waitForResponse(added);
  await heartOn(page).click();
  await failed;
  await expectHeart(page, false, before);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ottawa Marathon");
});
