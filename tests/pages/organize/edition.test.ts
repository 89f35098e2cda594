import {
  entryChoices,
  entryQuestions,
  priceTiers,
  raceEntryRules,
  raceSales,
  vouchers,
} from "../../../app/db/schema.ts";
import { aPerson } from "../../support/people.ts";
import { aRace } from "../../support/races/races.ts";
import { aRegistration } from "../../support/registrations.ts";
import { withRaces } from "../support/added-races.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const race = "ed170000-0000-4000-8000-000000000001";
const ten = "ed170000-0000-4000-8000-000000000002";
const early = "ed170000-0000-4000-8000-000000000003";
const shirt = "ed170000-0000-4000-8000-000000000005";
const late = "ed170000-0000-4000-8000-000000000004";

withRaces(async (db) => {
  await aRace(db, {
    id: race,
    raceName: "Malecón 10K 2031",
    startDate: "2031-05-04",
    registrationDeadline: "2031-05-01",
    registrationStatus: "closed",
    raceTypeCategory: "internal",
    distances: [{ id: ten, distance: "10K", capacity: 500, startTime: "07:00" }],
  });
  await db.insert(raceEntryRules).values({ raceId: race, insurance: "hidden" });
  await db.insert(raceSales).values({ raceId: race, currency: "PEN" });
  await db.insert(priceTiers).values([
    { id: early, raceId: race, distanceId: ten, priceMinor: 8000, lastDay: "2031-03-02" },
    { id: late, raceId: race, distanceId: ten, priceMinor: 9550, sortOrder: 1 },
  ]);
  await db
    .insert(entryQuestions)
    .values({ id: shirt, raceId: race, kind: "choice", textEn: "Shirt" });
  await db.insert(entryChoices).values({ questionId: shirt, labelEn: "Medium", stock: 20 });
  await aRegistration(db, { raceId: race, distanceId: ten, userId: await aPerson(db) });
  await db.insert(vouchers).values({ raceId: race, code: "CLUB", kind: "free", maxUses: 5 });
});

test("an organizer sees what is to do, tries the form, opens registration and prepares the next edition", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  const { email } = enter(visitor);
  await signInAs(admin, "admin");
  const preview = `/races/${race}/register?preview=yes&step=1`;
  await visitor.visit(preview);
  expect(page.getByText("Registration is closed.")).toBeVisible();
  await admin.post(`/admin/races/edit/${race}/organizers`, { email });

  await visitor.visit(`/organize/races/${race}`);
  await visitor.follow("Dashboard");
  expect(page.getByRole("link", { name: "1 registration", exact: true })).toBeVisible();
  expect(page.getByText("1 of 500 taken · 499 free")).toBeVisible();
  expect(page.locator("main")).toContainText(/Medium\s*0 of 20/);
  await visitor.follow("1 registration to confirm");
  expect(page.getByRole("row").filter({ hasText: "10K" }).last()).toBeVisible();
  await visitor.visit(`/organize/races/${race}/dashboard`);
  await visitor.follow("1 point of the checklist is missing");

  await visitor.follow("See the form as a runner");
  expect(page.getByText("Nothing that you type is stored or sent.")).toBeVisible();
  expect(page.getByRole("heading", { name: "Contact Information" })).toBeVisible();
  expect(page.getByLabel("Medium")).toBeVisible();
  await visitor.follow("Next");
  expect(page.getByRole("heading", { name: "Emergency Contact" })).toBeVisible();
  expect(page.getByLabel("Insurance Provider")).toHaveCount(0);
  expect(page.locator("main form")).toHaveCount(0);
  await visitor.follow("Close the preview");
  const point = (name: string) => page.locator("li").filter({ hasText: name });
  expect(point("Distances and places")).toContainText("1 distance, 500 places.");
  expect(point("Prices and ways to pay")).toContainText("There is no way to pay");
  expect(point("Waiver")).toContainText("Optional");
  await visitor.press(/I have looked at it: Waiver/);
  expect(page.getByText("Marked as ready.")).toBeVisible();
  expect(point("Waiver")).toContainText("Ready");
  await visitor.press("Open registration");
  expect(page.getByRole("alert")).toContainText("Registration cannot open yet:");
  expect(page.getByRole("alert")).toContainText("There is no way to pay");
  await visitor.visit(`/races/${race}`);
  expect(page.getByRole("link", { name: "Register for 10K" })).toHaveCount(0);

  await visitor.visit(`/organize/races/${race}/prices`);
  await page.getByLabel("Yape, in Spanish").fill("999 888 777, Malecón SAC");
  await visitor.press("Save");
  await visitor.visit(`/es/organize/races/${race}/setup`);
  await visitor.press("Abrir inscripciones");
  expect(page.getByText("Las inscripciones están abiertas.")).toBeVisible();
  await visitor.visit(`/races/${race}`);
  expect(page.getByRole("link", { name: "Register for 10K" })).toBeVisible();

  await visitor.visit(`/organize/races/${race}`);
  await visitor.follow("Next edition");
  expect(page.getByLabel("Date of the race")).toHaveValue("2032-05-02");
  expect(page.getByLabel("Name of the race")).toHaveValue("Malecón 10K 2032");
  expect(page.getByLabel("Price 1")).toHaveAccessibleDescription("through February 29, 2032");
  expect(page.getByText("10K, 500 places, starts at 7:00 AM")).toBeVisible();
  await page.getByLabel("Date of the race").fill("2031-05-04");
  await page.getByLabel("Price 1").fill("");
  await visitor.press("Prepare the next edition");
  expect(page.getByLabel("Price 1")).toHaveAccessibleDescription(/Please enter an amount/);
  await page.getByLabel("Price 1").fill("85");
  await visitor.press("Prepare the next edition");
  expect(page.getByLabel("Date of the race")).toHaveAccessibleDescription(/comes after this one/);
  expect(page.getByLabel("Price 1")).toHaveValue("85");
  await page.getByLabel("Date of the race").fill("2032-05-09");
  await visitor.press("Prepare the next edition");
  expect(page.getByText(/Malecón 10K 2032 is prepared/)).toBeVisible();
  expect(point("Last day of registration")).toContainText("Through May 6, 2032.");
  expect(point("Entry form")).toContainText("Your own form.");
  await visitor.follow("Prices and ways to pay");
  expect(page.getByLabel("Price 1", { exact: true })).toHaveValue("85");
  expect(page.getByLabel("Price 2", { exact: true })).toHaveValue("95.50");
  expect(page.getByLabel("Last day of price 1")).toHaveValue("2032-03-07");
  expect(page.getByLabel("Yape, in Spanish")).toHaveValue("999 888 777, Malecón SAC");
  await visitor.follow("Codes");
  expect(page.getByRole("button", { name: "Resume CLUB" })).toBeVisible();

  await visitor.follow("Prices", { exact: true });
  await visitor.follow("See the form as a runner");
  expect(page.getByText("Nothing that you type is stored or sent.")).toBeVisible();
  await visitor.follow("Close the preview");
  await visitor.follow("Back to the race");
  await visitor.follow("Dashboard");
  expect(page.getByText("Nothing is missing: you can open it", { exact: false })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Edit the race" }).click();
  await visitor.follow("See its page");
  expect(page.getByText("Registration is not open yet")).toBeVisible();
  await page.getByRole("link", { name: /^Previous edition/ }).click();
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Malecón 10K 2031");
  await visitor.visit(`/organize/races/${race}/next-edition`);
  expect(page.getByText(/The next edition is prepared: Malecón 10K 2032/)).toBeVisible();
});
