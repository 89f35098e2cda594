import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { fillLogin, newRunner } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import {
  contact,
  fill,
  largeRace,
  openAsNewRunner,
  passContact,
  passSafety,
  safety,
  smallRace,
  wizard,
  wizardAt,
} from "./registration-page.ts";

test("RACE-DET-10 REG-01 REG-02 REG-03 GAP-11 a visitor signs in first and continues at step 1", async ({
  page,
  request,
}) => {
  const runner = await newRunner(request);
  await page.goto(`/races/${largeRace.id}`);
  await alive(page);
  const [, second] = largeRace.distances;
  await page.getByRole("tab").nth(1).click();
  await page.getByRole("tabpanel").getByRole("link", { name: "Register" }).click();
  const { title, current, steps } = wizard(page);
  await expect(title).toHaveText("Sign in to register");
  await expect(current).toContainText("Sign in");
  await expect(steps).toHaveCount(4);
  await expectAccessible(page);

  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  const from = new URL(page.url()).searchParams.get("from");
  expect(from).toBe(`/races/${largeRace.id}?register=${second?.id}`);
  await fillLogin(page, runner);
  await expect(title).toHaveText("Contact Information");
  await expect(current).toContainText("Contact info");
  await expect(steps).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`/races/${largeRace.id}/register\\?.*${second?.id}`));
});

test("REG-04 REG-07 GAP-13 step 1 requires every answer before it checks formats", async ({
  page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  const { field, next, problem, title } = wizard(page);
  await fill(page, { ...contact, "First Name": "", Phone: "12" });
  await next.click();
  await expect(problem).toHaveText("Please fill in all required fields");
  await expect(field("First Name")).toBeFocused();
  await expect(field("First Name")).toHaveAttribute("aria-invalid", "true");
  await expect(field("Last Name")).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Please enter a valid phone number")).toHaveCount(0);
  await expect(title).toHaveText("Contact Information");
  await expectAccessible(page);
  for (const label of Object.keys(contact)) {
    await fill(page, { ...contact, [label]: "  " });
    await next.click();
    await expect(field(label)).toHaveAttribute("aria-invalid", "true");
    await expect(problem).toHaveText("Please fill in all required fields");
  }
});

test("REG-08 REG-09 GAP-12 step 1 shows each problem beside its field until it is corrected", async ({
  page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  const { field, next, problem } = wizard(page);
  const birthday = page.getByText("Please enter a valid date of birth in YYYY-MM-DD format");
  const phone = page.getByText("Please enter a valid phone number");
  await fill(page, { ...contact, "Date of Birth": "02/28/1990", Phone: "98765432A" });
  await field("Country").selectOption("Peru");
  await next.click();
  await expect(birthday).toBeVisible();
  await expect(phone).toBeVisible();
  await expect(problem).toHaveCount(0);
  await expect(field("Date of Birth")).toBeFocused();
  await expectAccessible(page);
  await fill(page, { "Date of Birth": "1990-02-30", Phone: "(555) 123-4567" });
  await next.click();
  await expect(phone).toHaveCount(0);
  await expect(birthday).toBeVisible();
  await passContact(page);
});

test("REG-10 countries are in order, and the race's country is preselected", async ({
  plainPage: page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  const country = wizard(page).field("Country");
  await expect(country.locator("option")).toHaveText([
    "United States",
    "Canada",
    "Mexico",
    "Peru",
    "Colombia",
    "Chile",
    "Argentina",
    "Brazil",
    "Other",
  ]);
  await expect(country).not.toHaveValue("");
});

test("REG-11 REG-12 REG-13 GAP-13 GAP-14 step 2 checks required answers, then the number, then the waiver", async ({
  page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  await expect(page.getByRole("main").getByText(/^Nothing is charged here/)).toBeVisible();
  await passContact(page);
  const { field, next, problem, waiver, title } = wizard(page);
  await expect(
    page.getByRole("heading", { name: "Waiver and release of liability" }),
  ).toBeVisible();
  await expect(page.getByText("I take part of my own free will")).toBeVisible();
  await next.click();
  await expect(problem).toHaveText("Please fill in all required fields");
  for (const label of Object.keys(safety)) {
    await expect(field(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expectAccessible(page);
  await fill(page, { ...safety, "Emergency Contact Phone": "call Luz" });
  await next.click();
  await expect(page.getByText("Please enter a valid emergency contact phone number")).toBeVisible();
  await expect(problem).toHaveCount(0);
  await fill(page, safety);
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
});

test("REG-05 Back goes one step back, clears the error and keeps what was typed", async ({
  page,
  request,
}) => {
  await openAsNewRunner(page, request, wizardAt(largeRace));
  const { field, next, back, problem, title, current } = wizard(page);
  await expect(back, "there is nothing before step 1").toHaveCount(0);
  await passContact(page);
  await field("Policy Number").fill("P-1");
  await next.click();
  await expect(problem).toBeVisible();
  await back.click();
  await expect(title).toHaveText("Contact Information");
  await expect(problem).toHaveCount(0);
  await expect(field("First Name")).toHaveValue("Ana");
  await next.click();
  await expect(title).toHaveText("Insurance and Emergency Contact");
  await expect(problem).toHaveCount(0);
  await expect(field("Policy Number")).toHaveValue("P-1");
  await passSafety(page);
  await back.click();
  await expect(current).toContainText("Insurance");
  await expect(wizard(page).waiver).toBeChecked();
});

test("REG-06 REG-14 REG-15 GAP-16 submitting shows Processing... and the bib, and sends a mail with a calendar file", async ({
  page,
  request,
}) => {
  const { email } = await openAsNewRunner(page, request, wizardAt(smallRace));
  await passContact(page);
  await passSafety(page);
  const main = page.getByRole("main");
  for (const text of [
    "Ana Quispe",
    "February 28, 1990",
    "987 654 321",
    "Peru",
    "Rímac",
    "P-12345",
  ]) {
    // The bib has the name, too.
    await expect(main.getByText(text, { exact: true }).last()).toBeVisible();
  }
  await expectAccessible(page);
  await page.route(/register.*step=3/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await wizard(page).submit.click();
  await expect(main.getByRole("button", { name: "Processing..." })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(wizard(page).done).toBeVisible();
  await expect(main.locator(".poster-bib")).toContainText("Ana Quispe");
  expect(await main.locator(".poster-bib-number").evaluate(isCut), "nothing is cut off").toBe(
    false,
  );
  await expect(main.getByText(smallRace.name).first()).toBeVisible();
  await expect(main.getByText(`A confirmation is on its way to ${email}.`)).toBeVisible();
  await expect(main.getByRole("link", { name: "Go to your dashboard" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await expectAccessible(page);
  const calendar = main.getByRole("link", { name: "Add to calendar" });
  const file = await page.request.get(String(await calendar.getAttribute("href")));
  expect(file.headers()["content-type"]).toContain("text/calendar");

  const mail = await latestMail(request, email, { subject: /^You are registered/ });
  expect(mail.text).toContain(smallRace.name);
  expect(mail.attachments[0]?.content).toContain("BEGIN:VEVENT");
  for (const secret of ["P-12345", "Luz", "1990"])
    expect(mail.text + mail.html).not.toContain(secret);
  await page.goto(String(mail.links.find((link) => link.includes("/registrations/"))));
  await expect(wizard(page).done).toBeVisible();
  await expect(main.getByText("A confirmation is on its way")).toHaveCount(0);
});

/** Whether an element is wider than the place that it has. */
function isCut(element: Element): boolean {
  return element.scrollWidth > element.clientWidth;
}
