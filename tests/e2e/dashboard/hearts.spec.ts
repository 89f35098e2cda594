import type { Locator, Page } from "@playwright/test";
import { openRace } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { logIn, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { cardHearts, heartOn } from "./hearts.ts";

const added = /\/favorites\/.+\/add\.data/;
const removed = /\/favorites\/.+\/remove\.data/;

const cardHeart = (part: Page | Locator) => cardHearts(part).first();

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

test("FAV-01 FAV-04 GAP-19 the heart on a card keeps the race, lets it go, and changes back when the server fails", async ({
  page,
  request,
}) => {
  const list = "/races?country=Mexico&type=Trail";
  await signIn(page, await newRunner(request));
  await page.goto(list);
  await alive(page);
  const heart = cardHeart(page);
  const stored = page.waitForResponse(added);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await stored;
  await expectAccessible(page);
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await alive(page);
  const answered = page.waitForResponse(removed);
  await heart.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await answered;
  await expect(page).toHaveURL(list);

  await failToAdd(page);
  const asked = page.waitForRequest(added);
  await heart.click();
  await asked;
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upcoming Races");
});

test("FAV-03 a visitor keeps a race with one click besides signing in, and returns to its card", async ({
  page,
  request,
}) => {
  const runner = await newRunner(request);
  await page.goto("/races?country=Mexico");
  await alive(page);
  const far = page.getByRole("article").nth(2);
  const name = await cardHeart(far).getAttribute("aria-label");
  await cardHeart(far).click();
  await expect(page.getByText(`Sign in to keep ${name?.replace("Save ", "")}`)).toBeVisible();
  await expectAccessible(page);
  await logIn(page, runner);
  await expect(page).toHaveURL(/\/races\?country=Mexico#race-/);
  await expect(cardHeart(far)).toHaveAttribute("aria-pressed", "true");
  await expect(cardHeart(far)).toBeInViewport();
  await expect(far.getByText("Saved", { exact: true })).toBeVisible();
});

test("RACE-DET-02 FAV-01 FAV-02 FAV-04 GAP-19 the heart of a race changes with its count before the server answers, and back when it fails", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  await openRace(page, "Ottawa Marathon");
  await alive(page);
  const heart = heartOn(page);
  const before = await count(page);
  await expectHeart(page, false, before);
  const held = Promise.withResolvers<void>();
  await page.route(added, async (route) => {
    await held.promise;
    await route.continue();
  });
  const stored = page.waitForResponse(added);
  await heart.click();
  await expectHeart(page, true, before + 1);
  await expectAccessible(page);
  held.resolve();
  await stored;
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expectHeart(page, true, before + 1);
  await alive(page);
  const answered = page.waitForResponse(removed);
  await heart.press("Enter");
  await expectHeart(page, false, before);
  await answered;
  await page.reload();
  await expectHeart(page, false, before);

  await alive(page);
  await failToAdd(page);
  const asked = page.waitForRequest(added);
  await heart.click();
  await asked;
  await expectHeart(page, false, before);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ottawa Marathon");
});
