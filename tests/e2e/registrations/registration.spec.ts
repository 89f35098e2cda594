import type { Page } from "@playwright/test";
import { tabTo } from "../race-list/focus.ts";
import { overflow } from "../race-list/race-list-page.ts";
import { alive } from "../support/alive.ts";
import { logIn, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import {
  contact,
  fillAll,
  largeRace,
  passContact,
  passSafety,
  safety,
  smallRace,
  wizard,
  wizardAt,
} from "./registration-page.ts";

/** Sees whether the screen fits a phone, a tablet and a wide screen. */
async function expectToFit(page: Page) {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test("RACE-DET-10 REG-01 REG-03 REG-05 REG-07 REG-11 REG-13 GAP-11 GAP-12 a visitor signs in first, each step leads the focus to what is missing or wrong and fits every screen, and Back and Forward go from step to step", async ({
  page,
  request,
}) => {
  const runner = await newRunner(request);
  await page.goto(`/races/${largeRace.id}`);
  await alive(page);
  await page.getByRole("tab").nth(1).click();
  await page.getByRole("tabpanel").getByRole("link", { name: "Register" }).click();
  const { title, current, field, next, back, problem, waiver } = wizard(page);
  await expect(title).toHaveText("Sign in to register");
  await expectAccessible(page);
  await expectToFit(page);
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await logIn(page, runner);
  await expect(title).toHaveText("Contact Information");
  const second = largeRace.distances[1]?.id;
  await expect(page).toHaveURL(new RegExp(`/races/${largeRace.id}/register\\?.*${second}`));
  await alive(page);

  await fillAll(page, { ...contact, "First Name": "", Phone: "12" });
  await next.click();
  await expect(problem).toHaveText("Please fill in all required fields");
  await expect(field("First Name")).toBeFocused();
  await expectAccessible(page);
  await expectToFit(page);
  await fillAll(page, { ...contact, "Date of Birth": "02/28/1990", Phone: "98765432A" });
  await next.click();
  await expect(problem).toHaveCount(0);
  await expect(field("Date of Birth")).toBeFocused();
  await expectAccessible(page);
  const long = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
  await passContact(page, { "First Name": long, "Last Name": "O’Neill-de la Cruz y Mamani" });

  await next.click();
  await expect(problem).toHaveText("Please fill in all required fields");
  await expectAccessible(page);
  await expectToFit(page);
  await field("Policy Number").fill("P-1");
  await back.click();
  await expect(title).toHaveText("Contact Information");
  await expect(problem).toHaveCount(0);
  await expect(field("First Name")).toHaveValue(long);
  await next.click();
  await expect(current).toContainText("Insurance");
  await expect(problem).toHaveCount(0);
  await expect(field("Policy Number")).toHaveValue("P-1");
  await fillAll(page, safety);
  await next.click();
  const sentence = page.getByText("You must accept the waiver agreement to continue");
  await expect(sentence).toBeVisible();
  await expect(waiver).toBeFocused();
  const colour = await sentence.evaluate((element) => getComputedStyle(element).color);
  await expect(waiver, "the box shows it, too").toHaveCSS("border-color", colour);
  await expectAccessible(page);
  await waiver.check();
  await next.click();
  await expect(title).toHaveText("Review and Submit");
  await expectAccessible(page);
  await expectToFit(page);

  await page.goBack();
  await expect(title).toHaveText("Insurance and Emergency Contact");
  await expect(field("Policy Number")).toHaveValue("P-12345");
  await expect(waiver).toBeChecked();
  await page.goBack();
  await expect(title).toHaveText("Contact Information");
  await expect(field("Phone")).toHaveValue("987 654 321");
  await page.goForward();
  await page.goForward();
  await expect(title).toHaveText("Review and Submit");
});

test("REG-06 REG-14 REG-15 ERR-04 the bib fills in while the runner types, a failed submission loses nothing and can be repeated, it shows Processing... and the bib, which its runner can cancel", async ({
  page,
  request,
  complaints,
}) => {
  const addresses: string[] = [];
  page.on("request", (asked) => addresses.push(decodeURIComponent(asked.url())));
  await signIn(page, await newRunner(request));
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(wizardAt(smallRace), { waitUntil: "commit" });
  const card = page.locator(".wizard-bib");
  await expect(card).toContainText("Your name");
  await fillAll(page, { "First Name": contact["First Name"] });
  await expect(card).toContainText("Your name");
  scripts.resolve();
  await expect(card, "what was typed before the scripts came").toContainText(contact["First Name"]);
  await page.setViewportSize({ width: 360, height: 640 });
  const strip = page.locator(".wizard-strip");
  await expect(card).toBeHidden();
  await page.getByLabel("Date of Birth").focus();
  await fillAll(page, contact);
  await expect(strip).toContainText("Ana Quispe");
  await expect(strip).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await passContact(page);
  await expect(card).toContainText("Ana Quispe");
  await passSafety(page);

  const { submit, problem, done } = wizard(page);
  const main = page.getByRole("main");
  const sending = /register.*step=3/;
  await page.route(sending, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" })
      : route.fallback(),
  );
  await submit.click();
  await expect(problem).toHaveText("Failed to submit registration. Please try again.");
  expect(complaints().filter((text) => !text.includes("status of 502"))).toEqual([]);
  complaints().length = 0;
  await page.unroute(sending);

  const held = Promise.withResolvers<void>();
  await page.route(sending, async (route) => {
    await held.promise;
    await route.continue();
  });
  await submit.click();
  await expect(main.getByRole("button", { name: "Processing..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  held.resolve();
  await expect(done).toBeVisible();
  await expect(done, "the screen is read from its heading on").toBeFocused();
  expect(await main.locator(".poster-bib-number").evaluate(isCut), "nothing is cut off").toBe(
    false,
  );
  await expect(page.locator(".entry-bib-new")).toContainText("Ana Quispe");
  await expectAccessible(page);
  for (const typed of [...Object.values(contact), ...Object.values(safety)]) {
    expect(addresses.filter((address) => address.includes(typed))).toEqual([]);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/registrations\/[0-9a-f-]{36}$/);
  await expect(done, "a form that was sent leads to what came of it").toBeVisible();
  for (const summary of await page.locator("main summary").all()) await summary.click();
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel my registration" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This registration is cancelled",
  );
  await expectAccessible(page);
});

test("REG-01 the keyboard alone leads from the race to the bib, and then a phone needs six taps from the list to another one", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  await page.goto(`/races/${smallRace.id}`);
  await alive(page);
  await tabTo(page, page.getByRole("complementary").getByRole("link", { name: "Register" }));
  await page.keyboard.press("Enter");
  const { title, field, done, next, waiver, submit } = wizard(page);
  await expect(title).toHaveText("Contact Information");
  await typeInto(page, contact);
  await tabTo(page, field("Country"));
  await page.keyboard.type("Per");
  await expect(field("Country")).toHaveValue("Peru");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Insurance and Emergency Contact");
  await expect(title, "what is new has the focus").toBeFocused();
  await typeInto(page, safety);
  await page.keyboard.press("Enter");
  await expect(waiver, "what is missing has the focus").toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(title).toHaveText("Review and Submit");
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await expect(done).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/races?q=${encodeURIComponent(largeRace.name)}`);
  await alive(page);
  const taps = [
    page.getByRole("article").first().getByRole("link"),
    page.getByRole("button", { name: "Register", exact: true }),
    next,
    waiver,
    next,
    submit,
  ];
  for (const [place, target] of taps.entries()) {
    if (place === 4) await expect(waiver).toBeChecked();
    if (place === 3) await expect(title).toHaveText(/^Insurance/);
    await target.click();
  }
  await expect(done).toBeVisible();

  await page.goto(`/races/${largeRace.id}`);
  const bar = page.locator(".register-bar");
  await expect(bar).toContainText(/^Registered: \S.* bib \d/);
  await expect(bar.getByRole("link", { name: "See your registration" })).toBeInViewport();
  await expect(page.getByRole("complementary")).toContainText(/You are registered for .+, bib \d/);
  await expect(page.getByRole("link", { name: "Add another distance" })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

async function typeInto(page: Page, answers: Record<string, string>) {
  for (const [label, text] of Object.entries(answers)) {
    await tabTo(page, wizard(page).field(label));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  }
}

/** Whether an element is wider than the place that it has. */
function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth;
}
