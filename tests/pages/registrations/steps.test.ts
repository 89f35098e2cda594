/** @module-tag both-databases */
import {
  contact,
  largeRace,
  safety,
  smallRace,
  wizard,
  wizardAt,
} from "../../e2e/registrations/wizard-page.ts";
import { latestMail } from "../support/outbox.ts";
import { enter, newRunner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { fillAll, openWizard, passContact, passSafety } from "./wizard.ts";

test("RACE-DET-10 REG-02 REG-03 GAP-11 a visitor signs in first and continues at step 1", async ({
  visitor,
}) => {
  const { email, password } = newRunner();
  const second = largeRace.distances[1]?.id;
  await visitor.visit(`/races/${largeRace.id}`);
  const panel = visitor.page.getByRole("tabpanel", { includeHidden: true }).nth(1);
  await panel.getByRole("link", { name: "Register" }).click();
  const { title, current, steps } = wizard(visitor.page);
  expect(title).toHaveText("Sign in to register");
  expect(current).toContainText("Sign in");
  expect(steps).toHaveCount(4);
  await visitor.page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  expect(visitor.url.pathname).toBe("/login");
  expect(visitor.url.searchParams.get("from")).toBe(`/races/${largeRace.id}?register=${second}`);
  expect(visitor.page.getByText(`Sign in to register for ${largeRace.name}`)).toBeVisible();
  await visitor.fill("Email", email);
  await visitor.fill("Password", password);
  await visitor.press("Login", { exact: true });
  expect(title).toHaveText("Contact Information");
  expect(current).toContainText("Contact info");
  expect(steps).toHaveCount(3);
  expect(visitor.path).toMatch(new RegExp(`^/races/${largeRace.id}/register\\?.*${second}`));
});

test("REG-04 REG-07 REG-08 REG-09 GAP-12 GAP-13 step 1 requires every answer before it checks formats, each beside its field", async ({
  visitor,
}) => {
  await openWizard(visitor, wizardAt(largeRace));
  const { page } = visitor;
  const { field, next, problem, title } = wizard(page);
  const birthday = page.getByText("Please enter a valid date of birth in YYYY-MM-DD format");
  const phone = page.getByText("Please enter a valid phone number");
  await fillAll(visitor, { ...contact, "First Name": "", Phone: "12" });
  await next.click();
  expect(problem).toHaveText("Please fill in all required fields");
  expect(field("First Name")).toHaveAttribute("aria-invalid", "true");
  expect(field("Last Name").attribute("aria-invalid")).not.toBe("true");
  expect(phone).toHaveCount(0);
  expect(title).toHaveText("Contact Information");
  for (const label of Object.keys(contact)) {
    await fillAll(visitor, { ...contact, [label]: "  " });
    await next.click();
    expect(field(label)).toHaveAttribute("aria-invalid", "true");
    expect(problem).toHaveText("Please fill in all required fields");
  }
  await fillAll(visitor, { ...contact, "Date of Birth": "02/28/1990", Phone: "98765432A" });
  await next.click();
  expect(birthday).toBeVisible();
  expect(phone).toBeVisible();
  expect(problem).toHaveCount(0);
  await fillAll(visitor, { "Date of Birth": "1990-02-30", Phone: "(555) 123-4567" });
  await next.click();
  expect(phone).toHaveCount(0);
  expect(birthday).toBeVisible();
  await passContact(visitor);
});

test("REG-04 answers without a draft lead to the first step of the same distance", async ({
  visitor,
}) => {
  enter(visitor);
  const sent = await visitor.post(wizardAt(largeRace), contact);
  expect(sent.status).toBe(303);
  expect(sent.headers.get("location")).toContain(wizardAt(largeRace));
});

test("REG-10 countries are in order, and the race's country is preselected", async ({
  visitor,
}) => {
  await openWizard(visitor, wizardAt(largeRace));
  const country = wizard(visitor.page).field("Country");
  expect(country.locator("option").texts()).toEqual([
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
  expect(country.locator("option[selected]").text()).not.toBe("");
});

test("REG-11 REG-12 REG-13 GAP-13 GAP-14 step 2 checks required answers, then the number, then the waiver", async ({
  visitor,
}) => {
  await openWizard(visitor, wizardAt(largeRace));
  const { page } = visitor;
  expect(
    page
      .getByRole("main")
      .getByText(/^Nothing is charged here/)
      .first(),
  ).toBeVisible();
  await passContact(visitor);
  const { field, next, problem, waiver, title } = wizard(page);
  expect(page.getByRole("heading", { name: "Waiver and release of liability" })).toBeVisible();
  expect(page.getByText("I take part of my own free will").first()).toBeVisible();
  await next.click();
  expect(problem).toHaveText("Please fill in all required fields");
  for (const label of Object.keys(safety)) {
    expect(field(label)).toHaveAttribute("aria-invalid", "true");
  }
  await fillAll(visitor, { ...safety, "Emergency Contact Phone": "call Luz" });
  await next.click();
  expect(page.getByText("Please enter a valid emergency contact phone number")).toBeVisible();
  expect(problem).toHaveCount(0);
  await fillAll(visitor, safety);
  await next.click();
  expect(page.getByText("You must accept the waiver agreement to continue")).toBeVisible();
  await waiver.check();
  await next.click();
  expect(title).toHaveText("Review and Submit");
});

test("REG-01 REG-04 REG-05 REG-15 GAP-11 without scripts the wizard can be completed, forward and back, and the registration cancelled", async ({
  visitor,
}) => {
  const { email } = await openWizard(visitor, wizardAt(smallRace));
  const { page } = visitor;
  const { field, next, back, problem, title, current, waiver, submit, done } = wizard(page);
  expect(back, "there is nothing before step 1").toHaveCount(0);
  const address = visitor.path;
  await visitor.visit(address.replace("step=1", "step=3"));
  expect(title, "step 3 is not open yet").toHaveText("Contact Information");
  await next.click();
  expect(problem).toHaveText("Please fill in all required fields");
  await fillAll(visitor, { ...contact, Phone: "x" });
  await next.click();
  expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  expect(field("Last Name")).toHaveValue("Quispe");
  await visitor.visit(visitor.path);
  expect(field("Last Name"), "a reload loses nothing").toHaveValue("Quispe");
  expect(field("Phone")).toHaveValue("x");
  await passContact(visitor);
  await visitor.visit(address.replace("step=1", "step=3"));
  expect(title).toHaveText("Insurance and Emergency Contact");
  await visitor.fill("Policy Number", "P-9");
  await next.click();
  expect(problem).toBeVisible();
  await back.click();
  expect(title).toHaveText("Contact Information");
  expect(problem).toHaveCount(0);
  expect(field("First Name")).toHaveValue("Ana");
  await next.click();
  expect(problem).toHaveCount(0);
  expect(field("Policy Number")).toHaveValue("P-9");
  await passSafety(visitor);
  await back.click();
  expect(current).toContainText("Insurance");
  expect(waiver).toBeChecked();
  await next.click();
  await visitor.visit(visitor.path);
  expect(title).toHaveText("Review and Submit");
  expect(page.getByText("P-12345")).toBeVisible();
  await submit.click();
  expect(done).toBeVisible();
  await page.getByText("Cancel registration", { exact: true }).click();
  await visitor.press("Cancel my registration");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("This registration is cancelled");
  expect(page.getByRole("button", { name: "Cancel my registration" })).toHaveCount(0);
  await latestMail(visitor, email, /^Registration cancelled/);
  await visitor.visit(wizardAt(smallRace));
  expect(title, "the place can be taken again").toHaveText("Contact Information");
});
