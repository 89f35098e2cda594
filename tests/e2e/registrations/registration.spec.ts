import { alive } from "../support/alive.ts";
import { logIn, newRunner } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import {
  contact,
  fillAll,
  largeRace,
  openWizard,
  passContact,
  passSafety,
  safety,
  smallRace,
  wizard,
  wizardAt,
} from "./registration-page.ts";

test("RACE-DET-10 REG-01 REG-03 REG-05 REG-07 REG-11 REG-13 GAP-11 GAP-12 a visitor signs in first, and each step leads the focus to what is missing or wrong", async ({
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
  await fillAll(page, { ...contact, "Date of Birth": "02/28/1990", Phone: "98765432A" });
  await next.click();
  await expect(problem).toHaveCount(0);
  await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  await expect(field("Date of Birth")).toBeFocused();
  await expectAccessible(page);
  await passContact(page);

  await next.click();
  await expect(problem).toHaveText("Please fill in all required fields");
  await expectAccessible(page);
  await field("Policy Number").fill("P-1");
  await back.click();
  await expect(title).toHaveText("Contact Information");
  await expect(problem).toHaveCount(0);
  await expect(field("First Name")).toHaveValue("Ana");
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
});

test("REG-06 REG-14 ERR-04 a failed submission loses nothing and can be repeated; it shows Processing... and the bib, which its runner can cancel", async ({
  page,
  request,
  complaints,
}) => {
  const addresses: string[] = [];
  page.on("request", (asked) => addresses.push(decodeURIComponent(asked.url())));
  await openWizard(page, request, wizardAt(smallRace));
  await passContact(page);
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
  await expectAccessible(page);
  for (const typed of [...Object.values(contact), ...Object.values(safety)]) {
    expect(addresses.filter((address) => address.includes(typed))).toEqual([]);
  }
  const registration = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/registrations\/[0-9a-f-]{36}$/);
  await expect(done, "a form that was sent leads to what came of it").toBeVisible();

  await page.goto(wizardAt(smallRace));
  await expect(page.getByText("You are already registered for this distance.")).toBeVisible();
  await expectAccessible(page);
  await page.goto(registration);
  await page.getByText("Cancel registration", { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel my registration" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This registration is cancelled",
  );
  await expectAccessible(page);
});

/** Whether an element is wider than the place that it has. */
function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth;
}
