import { addDays, toDay } from "#values/day.ts";
import { wizard } from "../../e2e/registrations/wizard-page.ts";
import { aRace } from "../../support/races/races.ts";
import { withRaces } from "../support/added-races.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";
import { fillAll, passContact } from "./wizard.ts";

const race = "e7f0f000-0000-4000-8000-000000000001";

withRaces((db) =>
  aRace(db, {
    id: race,
    raceTypeCategory: "internal",
    raceName: "Carrera con formulario",
    startDate: addDays(toDay(new Date()), 40),
    distances: [],
  }),
);

/** An organizer of the race at its entry form. */
async function atForm(visitor: Visitor) {
  const { email } = enter(visitor);
  const admin = new Visitor(visitor.origin);
  await signInAs(admin, "admin");
  await admin.post(`/admin/races/edit/${race}/organizers`, { email });
  await visitor.visit(`/organize/races/${race}`);
  await visitor.follow("Entry form");
}

test("an organizer decides what the form asks for and writes a waiver, which runners of both languages see", async ({
  visitor,
  other: runner,
}) => {
  await atForm(visitor);
  const { page } = visitor;
  await visitor.choose("Insurance provider and policy number", "Not asked");
  await visitor.choose("Gender", "Required");
  await visitor.choose("Identity document", "Optional");
  await visitor.fill("Waiver in Spanish", "Corro bajo mi propio riesgo.\n\nEstoy sano.");
  await visitor.press("Save", { exact: true });
  expect(page.getByText("Entry form saved.")).toBeVisible();
  expect(page.getByText(/^Version 1\./)).toBeVisible();
  expect(page.getByLabel("Gender")).toHaveValue("required");

  enter(runner);
  await runner.visit(`/races/${race}/register`);
  const { field, problem, title, next, waiver, submit, done } = wizard(runner.page);
  await fillAll(runner, {
    "First Name": "Ana",
    "Last Name": "Quispe",
    "Date of Birth": "1990-02-28",
    Phone: "+51 987 654 321",
    "Document Number (optional)": "123",
  });
  await next.click();
  expect(problem).toHaveText("Please fill in all required fields");
  expect(field("Gender")).toHaveAttribute("aria-invalid", "true");
  await runner.choose("Gender", "Female");
  await runner.choose("Identity Document (optional)", "DNI (Peru)");
  await next.click();
  expect(
    runner.page.getByText("A DNI has 8 digits. Please enter them as they stand on the document"),
  ).toBeVisible();
  await runner.fill("Document Number (optional)", "45.678.901");
  await next.click();

  expect(title).toHaveText("Emergency Contact");
  expect(field("Insurance Provider")).toHaveCount(0);
  await fillAll(runner, {
    "Emergency Contact Name": "Luz Quispe",
    "Emergency Contact Phone": "+51 912 345 678",
  });
  await waiver.check();
  await next.click();
  expect(title).toHaveText("Review and Submit");
  expect(runner.page.getByText("DNI (Peru) ••••• 901")).toBeVisible();

  // The organizer changes both before the form is sent.
  await visitor.choose("Club or team", "Required");
  await visitor.fill("Waiver in Spanish", "Corro bajo mi propio riesgo. Llevo agua.");
  await visitor.press("Save", { exact: true });
  await submit.click();
  expect(title).toHaveText("Contact Information");
  expect(problem).toHaveText("Please fill in all required fields");
  expect(field("Club or Team")).toHaveAttribute("aria-invalid", "true");
  await runner.fill("Club or Team", "Andes");
  await next.click();
  expect(title).toHaveText("Emergency Contact");
  expect(runner.page.getByText(/^The organizer has changed the waiver\./)).toBeVisible();
  expect(runner.page.getByText("Llevo agua.")).toBeVisible();
  expect(waiver).not.toBeChecked();
  await next.click();
  expect(runner.page.getByText("You must accept the waiver agreement to continue")).toBeVisible();
  await waiver.check();
  await next.click();
  await submit.click();
  expect(done).toBeVisible();
  const folded = await (await runner.fetch(runner.path)).text();
  expect(folded).toContain("Accepted in Spanish, version 2");
});

test("a race that asks for nothing more shows the usual form, and a runner may not open the organizer's", async ({
  visitor,
  other: runner,
}) => {
  await atForm(visitor);
  for (const label of ["Gender", "Identity document", "Club or team"]) {
    await visitor.choose(label, "Not asked");
  }
  await visitor.choose("Insurance provider and policy number", "Required");
  await visitor.fill("Waiver in Spanish", "");
  await visitor.press("Save", { exact: true });
  expect(visitor.page.getByText(/Without a text of your own/)).toBeVisible();

  enter(runner);
  await runner.visit(`/organize/races/${race}/entry-form`);
  expect(runner.status).toBe(404);
  await runner.visit(`/races/${race}/register`);
  expect(runner.page.getByLabel("Gender")).toHaveCount(0);
  await passContact(runner);
  expect(runner.page.getByLabel("Insurance Provider")).toBeVisible();
});
