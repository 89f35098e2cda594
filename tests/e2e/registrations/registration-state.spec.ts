import { alive } from "../support/alive.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import {
  contact,
  fill,
  largeRace,
  openAsNewRunner,
  passContact,
  passSafety,
  safety,
  wizard,
  wizardAt,
} from "./registration-page.ts";

test("each step survives a reload, with valid and invalid answers", async ({ page, request }) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  const { field, next, title, problem } = wizard(page);
  await fill(page, { ...contact, Phone: "12" });
  await next.click();
  await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  await page.reload();
  await expect(field("Last Name")).toHaveValue("Quispe");
  await expect(field("Phone")).toHaveValue("12");
  await passContact(page);
  await page.reload();
  await expect(title).toHaveText("Insurance and Emergency Contact");
  await passSafety(page);
  await page.reload();
  await expect(title).toHaveText("Review and Submit");
  await expect(page.getByText("P-12345")).toBeVisible();
  await expect(problem).toHaveCount(0);
});

test("the browser's Back and Forward go from step to step", async ({ page, request }) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  const { field, title, waiver } = wizard(page);
  await passContact(page);
  await passSafety(page);
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

test("REG-04 a step that is not open yet leads to the current one", async ({
  plainPage: page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  const { title } = wizard(page);
  const address = page.url();
  await page.goto(address.replace("step=1", "step=3"));
  await expect(title).toHaveText("Contact Information");
  await passContact(page);
  await page.goto(address.replace("step=1", "step=3"));
  await expect(title).toHaveText("Insurance and Emergency Contact");
});

test("two tabs have separate drafts, and the runner is registered once", async ({
  page,
  context,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  const other = await context.newPage();
  await other.goto(wizardAt(largeRace));
  await alive(other);
  await fill(other, { ...contact, "First Name": "Beatriz" });
  await wizard(other).field("Country").selectOption("Peru");
  await passContact(page);
  await wizard(other).next.click();
  await passSafety(other);
  await passSafety(page);
  await expect(page.getByRole("definition").filter({ hasText: "Ana Quispe" })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("definition").filter({ hasText: "Beatriz Quispe" })).toBeVisible();

  await wizard(page).submit.click();
  await expect(wizard(page).done).toBeVisible();
  await wizard(other).submit.click();
  await expect(other.getByText("You are already registered for this distance.")).toBeVisible();
  await page.goBack();
  await expect(wizard(page).done, "a form that was sent leads to what came of it").toBeVisible();
});

test("a returning runner finds the form filled in except for the waiver", async ({
  page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  await passContact(page);
  await passSafety(page);
  await wizard(page).submit.click();
  const { field, next, waiver, title, submit, done } = wizard(page);
  await expect(done, "the screen is read from its heading on").toBeFocused();
  await page.goto(wizardAt(largeRace, 1));
  const already = page.getByText(/^You are already registered for .+ of this race/);
  await expect(already).toBeVisible();
  await expect(field("Date of Birth")).toHaveValue("1990-02-28");
  await expect(field("Phone")).toHaveValue("+51987654321");
  await expect(field("Country")).toHaveValue("Peru");
  await next.click();
  await expect(title).toHaveText("Insurance and Emergency Contact");
  for (const [label, text] of Object.entries(safety).slice(0, 3)) {
    await expect(field(label)).toHaveValue(text);
  }
  await expect(waiver).not.toBeChecked();
  await expect(already).toBeHidden();
  await waiver.check();
  await next.click();
  await expect(already).toBeVisible();
  await submit.click();
  await expect(done).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: largeRace.name })).toContainText(/Also: .+ bib \d/);
});

test("ERR-04 a failed submission says so, loses nothing and can be repeated", async ({
  page,
  request,
  complaints,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  await passContact(page);
  await passSafety(page);
  const { submit, problem, done } = wizard(page);
  const failed = "Failed to submit registration. Please try again.";
  const sending = /register\.data\?.*step=3/;
  await page.route(sending, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" })
      : route.fallback(),
  );
  await submit.click();
  await expect(problem).toHaveText(failed);
  expect(complaints().filter((text) => !text.includes("status of 502"))).toEqual([]);
  complaints().length = 0;
  await page.unroute(sending);
  await submit.click();
  await expect(done).toBeVisible();
});

test("typed answers are never in an address, and the pages are not cached", async ({
  page,
  request,
}) => {
  const addresses: string[] = [];
  page.on("request", (asked) => addresses.push(decodeURIComponent(asked.url())));
  await openAsNewRunner(page, request, wizardAt(largeRace));
  await passContact(page);
  await passSafety(page);
  const wizardPage = page.url();
  expect((await page.request.get(wizardPage)).headers()["cache-control"]).toContain("no-store");
  await wizard(page).submit.click();
  await expect(wizard(page).done).toBeVisible();
  const own = await page.request.get(page.url());
  expect(own.headers()["cache-control"]).toContain("no-store");
  for (const typed of [...Object.values(contact), ...Object.values(safety)]) {
    expect(addresses.filter((address) => address.includes(typed))).toEqual([]);
  }

  const entry = page.url();
  await page.context().clearCookies();
  await page.goto(entry);
  await expect(page).toHaveURL(/\/login\?from=/);
  await signIn(page, await newRunner(request));
  expect((await page.goto(entry))?.status()).toBe(404);
  expect((await page.goto(wizardPage))?.status()).toBe(200);
  await expect(wizard(page).title).toHaveText("Contact Information");
  await expect(wizard(page).field("Phone")).toHaveValue("");
});
