import type { Locator, Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { fillLogin, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const list = "/races?country=Mexico&type=Trail";

const heart = (part: Page | Locator) => part.getByRole("button", { name: /^Save / }).first();

test("FAV-01 GAP-19 the heart on a card keeps the race and lets it go", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  await page.goto(list);
  await alive(page);
  const stored = page.waitForResponse(/\/favorites\/.+\/add\.data/);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await stored;
  await expectAccessible(page);
  await page.reload();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await alive(page);
  const removed = page.waitForResponse(/\/favorites\/.+\/remove\.data/);
  await heart(page).press("Enter");
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
  await removed;
  await expect(page).toHaveURL(list);
});

test("FAV-04 a card's heart goes back when the server fails", async ({ page, request }) => {
  await signIn(page, await newRunner(request));
  await page.goto(list);
  await alive(page);
  await page.route(/\/favorites\/.+\/add\.data/, (route) =>
    route.fulfill({ status: 200, contentType: "text/x-script", body: "<html>sorry</html>" }),
  );
  const asked = page.waitForRequest(/\/favorites\/.+\/add\.data/);
  await heart(page).click();
  await asked;
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
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
  const name = await heart(far).getAttribute("aria-label");
  await heart(far).click();
  await expect(page.getByText(`Sign in to keep ${name?.replace("Save ", "")}`)).toBeVisible();
  await fillLogin(page, runner);
  await expect(page).toHaveURL(/\/races\?country=Mexico#race-/);
  await expect(heart(far)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(far)).toBeInViewport();
  await expect(far.getByText("Saved", { exact: true })).toBeVisible();
});

test("FAV-01 FAV-03 without scripts the hearts of the cards are buttons of a form", async ({
  plainPage: page,
  request,
}) => {
  const runner = await newRunner(request);
  await page.goto(list);
  await heart(page).click();
  await fillLogin(page, runner);
  await expect(page).toHaveURL(/\/races\?country=Mexico&type=Trail#race-/);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await heart(page).click();
  await expect(page).toHaveURL(list);
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
});

test("visitors get the same cached list; the hearts of runners are not cached", async ({
  page,
  request,
}) => {
  const anonymous = async () => (await request.get(list)).text();
  const before = await anonymous();
  await signIn(page, await newRunner(request));
  const personal = await page.request.get(list);
  expect(personal.headers()["cache-control"]).toContain("private");
  expect(await anonymous()).toBe(before);
});
