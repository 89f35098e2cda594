import type { Page } from "@playwright/test";
import { openRace, raceAddress } from "../reviews/review-page.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { fillLogin, newAddress, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const heart = (page: Page) => page.getByRole("button", { name: /^Favorite/ });

async function count(page: Page): Promise<number> {
  return Number(/\d+/.exec(await heart(page).innerText())?.[0] ?? 0);
}

async function expectHeart(page: Page, isKept: boolean, runners: number) {
  await expect(heart(page)).toHaveAttribute("aria-pressed", String(isKept));
  await expect.poll(() => count(page)).toBe(runners);
}

test("RACE-DET-02 FAV-01 FAV-02 GAP-19 the heart adds and removes a favorite, with the count beside it", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  await openRace(page, "Media Maratón Ciudad de Piura");
  await alive(page);
  const before = await count(page);
  await expectHeart(page, false, before);
  await heart(page).click();
  await expectHeart(page, true, before + 1);
  await expectAccessible(page);
  await page.reload();
  await expectHeart(page, true, before + 1);
  await alive(page);
  // The heart changes before the server has stored the favorite.
  const answered = page.waitForResponse(/\/favorites\/.+\/remove\.data/);
  await heart(page).press("Enter");
  await expectHeart(page, false, before);
  await answered;
  await page.reload();
  await expectHeart(page, false, before);
});

test("FAV-02 the heart changes at once, before the server answers", async ({ page, request }) => {
  await signIn(page, await newRunner(request));
  await openRace(page, "Houston Marathon");
  await alive(page);
  const before = await count(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/favorites\/.+\/add\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse(/\/favorites\/.+\/add\.data/);
  await heart(page).click();
  await expectHeart(page, true, before + 1);
  answer();
  await answered;
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expectHeart(page, true, before + 1);
});

test("FAV-02 FAV-04 when the server fails the heart changes back without a message", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  await openRace(page, "Detroit Free Press Marathon");
  await alive(page);
  await page.route(/\/favorites\/.+\/add\.data/, (route) =>
    route.fulfill({ status: 200, contentType: "text/x-script", body: "<html>sorry</html>" }),
  );
  const asked = page.waitForRequest(/\/favorites\/.+\/add\.data/);
  await heart(page).click();
  await asked;
  await expectHeart(page, false, 0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Detroit Free Press Marathon");
});

/** The address of the sign-in page that keeps a visitor's wish. */
const wishAddress = (address: string) =>
  `/login?from=${encodeURIComponent(`/favorites/${address.split("/").at(-1)}/keep`)}`;

test("FAV-03 a visitor's heart asks to sign in, says why and is set afterwards", async ({
  page,
  request,
}) => {
  const runner = await newRunner(request);
  const address = await openRace(page, "Toronto Marathon");
  await alive(page);
  await heart(page).click();
  await expect(page).toHaveURL(wishAddress(address));
  await expect(page.getByText("Sign in to keep Toronto Marathon")).toBeVisible();
  await expectAccessible(page);
  await fillLogin(page, runner);
  await expect(page).toHaveURL(address);
  await expectHeart(page, true, 1);
});

test("FAV-03 AUTH-01 a heart survives signing up, the mail and the first sign-in", async ({
  page,
  request,
}) => {
  const address = await openRace(page, "Ottawa Marathon");
  await alive(page);
  await heart(page).click();
  // The page of the race has a link of this name too.
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByText("Sign up to keep Ottawa Marathon")).toBeVisible();
  const person = { email: newAddress(), password: "a secret" };
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password").fill(person.password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("Please check your email for a confirmation link.")).toBeVisible();
  const { links } = await latestMail(request, person.email);
  await page.goto(links.find((each) => each.includes("/auth/verify-email")) ?? "");
  await page.getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(wishAddress(address));
  await fillLogin(page, person);
  await expect(page).toHaveURL(address);
  await expectHeart(page, true, 1);
});

test("FAV-03 a heart survives signing in with Google", async ({ page }) => {
  const address = await openRace(page, "Royal Victoria Marathon");
  await alive(page);
  await heart(page).click();
  await page.getByRole("link", { name: "Sign in with Google" }).click();
  await page.getByLabel("Name").fill("Gala Runner");
  await page.getByLabel("Google address").fill(newAddress("gala"));
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page).toHaveURL(address);
  await expectHeart(page, true, 1);
});

test("FAV-03 a link from another site adds no favorite", async ({ page, request }) => {
  await signIn(page, await newRunner(request));
  const address = await raceAddress(page, "Prince Edward Island Marathon");
  await page.goto(`/favorites/${address.split("/").at(-1)}/keep`);
  await expect(page).toHaveURL(address);
  await expectHeart(page, false, 0);
});

test("FAV-01 toggles in two tabs end in one state without an error", async ({
  page,
  request,
  context,
}) => {
  await signIn(page, await newRunner(request));
  const address = await raceAddress(page, "Manitoba Marathon");
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  for (const tab of [page, other]) await alive(tab);
  await heart(page).click();
  await expectHeart(page, true, 1);
  await heart(other).click();
  await expectHeart(other, true, 1);
  await heart(other).click();
  await expectHeart(other, false, 0);
  const answered = page.waitForResponse(/\/favorites\/.+\/remove\.data/);
  await heart(page).click();
  await expectHeart(page, false, 0);
  await answered;
  await page.reload();
  await expectHeart(page, false, 0);
});

test("a missing race cannot be a favorite, and favorites need a sign-in", async ({
  page,
  request,
}) => {
  const nobody = "/favorites/00000000-0000-4000-8000-000000000000";
  const signedOut = await page.request.post(`${nobody}/add`, { form: {}, maxRedirects: 0 });
  expect(signedOut.status()).toBe(303);
  expect(signedOut.headers().location).toContain("/login?from=");
  await signIn(page, await newRunner(request));
  for (const path of [`${nobody}/add`, `${nobody}/remove`, "/favorites/junk/add"]) {
    expect((await page.request.post(path, { form: {} })).status(), path).toBe(404);
  }
  const foreign = { to: "https://evil.example/" };
  const address = await raceAddress(page, "Calgary Marathon");
  const path = `/favorites/${address.split("/").at(-1)}/add`;
  const answer = await page.request.post(path, { form: foreign, maxRedirects: 0 });
  expect(answer.headers().location).toBe("/");
});

test("visitors get the same cached page of a race; runners' pages are not cached", async ({
  page,
  request,
  browser,
}) => {
  const address = await raceAddress(page, "Los Angeles Marathon");
  const anonymous = async () => {
    const context = await browser.newContext();
    const body = await (await context.request.get(address)).text();
    await context.close();
    return body;
  };
  const before = await anonymous();
  await signIn(page, await newRunner(request));
  const personal = await page.request.get(address);
  expect(personal.headers()["cache-control"]).toContain("private");
  expect(await anonymous()).toBe(before);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("FAV-01 FAV-03 the heart is a form", async ({ page, request }) => {
    const runner = await newRunner(request);
    const address = await openRace(page, "Marathon Beneva de Québec");
    await heart(page).click();
    await expect(page).toHaveURL(wishAddress(address));
    await expect(page.getByText("Sign in to keep Marathon Beneva de Québec")).toBeVisible();
    await fillLogin(page, runner);
    await expect(page).toHaveURL(address);
    await expectHeart(page, true, 1);
    await heart(page).click();
    await expectHeart(page, false, 0);
  });
});
