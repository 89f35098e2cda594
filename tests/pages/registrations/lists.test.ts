import { eq } from "drizzle-orm";
import { entryQuestions, raceDistances, raceEntryRules, raceRegistrations } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { faultsOf } from "../../support/orders.ts";
import { aRace } from "../../support/races/races.ts";
import { aSale } from "../../support/sales.ts";
import { withRaces } from "../support/added-races.ts";
import { enter } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const race = "0bd10000-0000-4000-8000-000000000001";
const day = addDays(toDay(new Date()), 90);
const list = `/races/${race}/register/list`;

withRaces(async (db) => {
  const about = { raceTypeCategory: "internal" as const, startDate: day, minimumAge: 8 };
  const distances = [{ distance: "10K", capacity: 5 }, "21K"];
  await aRace(db, { id: race, ...about, raceName: "Club Ten", country: "Peru", distances });
  for (const { id } of await db
    .select()
    .from(raceDistances)
    .where(eq(raceDistances.raceId, race))) {
    await aSale(db, { raceId: race, distanceId: id }, [{}], { freeEvery: 3 });
  }
  await db
    .insert(raceEntryRules)
    .values({ raceId: race, insurance: "hidden", document: "required", peoplePerOrder: 20 });
  await db
    .insert(entryQuestions)
    .values({ raceId: race, kind: "text", textEs: "Grupo sanguíneo", isRequired: true });
});

const head =
  "Nombres\tApellidos\tFecha de nacimiento\tCelular\tDNI\tDistancia\tContacto de emergencia\tTeléfono de emergencia\tGrupo sanguíneo";
const person = (first: string, dni: string, { born = "28/02/1990", distance = "10K" } = {}) =>
  `${first}\tQuispe\t${born}\t987654321\t${dni}\t${distance}\tLuz Quispe\t912345678\tO+`;

test("a club captain enters people from a spreadsheet, corrects them in place, and takes one out before paying", async ({
  visitor,
}) => {
  const { page } = visitor;
  enter(visitor);
  await visitor.visit(list);
  expect(page.getByRole("heading", { name: "Enter many people" })).toBeVisible();
  const template = page.getByRole("link", { name: "Download the template (CSV)" });
  const file = await visitor.fetch(template.attribute("href") ?? "");
  expect(await file.text()).toContain("Distance,First name,Last name,Date of birth,Phone,Country");
  await visitor.press("Read the list");
  expect(page.getByText("Please choose a file, or paste", { exact: false })).toBeVisible();
  await visitor.fill("Or paste the rows", "Ana\tQuispe");
  await visitor.press("Read the list");
  expect(page.getByText("No line of the list names its columns", { exact: false })).toBeVisible();

  const rows = [
    head,
    person("Ana", "12345678"),
    person("Luis", "1234567", { distance: "42K" }),
    person("Leo", "87654321", { born: "1/2/2014" }),
    person("Eva", "87654322", { distance: "21" }),
    person("Ana", "12345678"),
  ];
  const text = new File([rows.join("\n")], "club.csv", { type: "text/csv" });
  await page.getByLabel("File", { exact: true }).setInputFiles(text);
  await page.getByLabel("Save these people in my account for the next time").check();
  await visitor.press("Read the list");
  expect(page.getByText("3 of 5 people need a correction:")).toBeVisible();
  expect(page.getByText("Distance: this race has no “42K”.")).toBeVisible();
  expect(page.getByText("Parent or guardian: this is missing.")).toBeVisible();
  expect(page.getByText("This is the same person as in row 1.")).toBeVisible();
  const address = visitor.path;

  await page.getByRole("link", { name: "Correct Luis Quispe" }).click();
  await visitor.choose("Distance", "10K");
  await visitor.press("Save this person");
  // The next one with a problem is open.
  await visitor.fill("Parent or Guardian Name", "Luz Quispe");
  await visitor.press("Save this person");
  await visitor.visit(address);
  expect(page.getByText("One of 5 people needs a correction:")).toBeVisible();
  await page.getByRole("button", { name: "Leave out Ana Quispe" }).last().click();
  expect(page.getByText("All 4 people are ready.")).toBeVisible();

  // Of three, one is free.
  expect(page.getByText("S/240 PEN")).toHaveCount(1);
  await visitor.press("Hold 4 places and pay");
  expect(page.getByText("Please confirm that everybody has accepted the waiver.")).toBeVisible();
  await visitor.visit(address);
  await page.getByLabel(/^Everybody on this list has read the waiver/).check();
  await page.getByLabel(/^The parent or guardian of each minor/).check();
  await visitor.press("Hold 4 places and pay");
  expect(page.getByRole("heading", { name: "Your places are held" })).toBeVisible();
  const order = visitor.path;
  const { running } = await openSite();
  const { db } = running.services;
  const entries = await db
    .select()
    .from(raceRegistrations)
    .where(eq(raceRegistrations.raceId, race));
  expect(entries.map(({ guardianName }) => guardianName).filter(Boolean)).toEqual(["Luz Quispe"]);

  // Two who leave change the total: three still have a free one, two have none.
  const takeOut = async (name: string) => {
    await page
      .locator("summary")
      .filter({ hasText: `Take out ${name}` })
      .click();
    await visitor.press(`Take ${name} out`);
  };
  await takeOut("Eva Quispe");
  expect(page.getByText("This person is out of the order.", { exact: false })).toBeVisible();
  expect(page.getByText("S/160 PEN").first()).toBeVisible();
  await takeOut("Leo Quispe");
  expect(page.getByText("S/160 PEN").first()).toBeVisible();
  expect(await faultsOf(db, race)).toEqual([]);

  await visitor.visit(address);
  expect(page.getByText("This list does not exist any more", { exact: false })).toBeVisible();
  await visitor.visit(order);
  expect(page.getByText("Leo Quispe")).toHaveCount(0);

  await visitor.visit("/account/companions");
  await visitor.follow(/^Edit Luis/);
  expect(page.getByLabel("First Name")).toHaveValue("Luis");
  await visitor.fill("Phone", "12");
  await visitor.press("Save", { exact: true });
  expect(page.getByText("Please enter a valid phone number")).toBeVisible();
  await visitor.fill("Phone", "999 888 777");
  await visitor.press("Save", { exact: true });
  expect(page.getByText("The details of Luis Quispe are saved.")).toBeVisible();
});

test("a list is its owner's alone, and can be deleted", async ({ visitor, other }) => {
  enter(visitor);
  await visitor.visit(list);
  await visitor.fill("Or paste the rows", [head, person("Ana", "12345678")].join("\n"));
  await visitor.press("Read the list");
  expect(visitor.page.getByText("The one person on your list is ready.")).toBeVisible();
  enter(other);
  await other.visit(visitor.path);
  expect(other.page.getByText("This list does not exist any more", { exact: false })).toBeVisible();
  await visitor.page.locator("summary").filter({ hasText: "Delete this list" }).click();
  await visitor.press("Delete the list");
  expect(visitor.page.getByText("The list is deleted.")).toBeVisible();
});

test("the list in Spanish", async ({ visitor }) => {
  enter(visitor);
  await visitor.visit(`/es${list}`);
  await visitor.fill("O pega las filas", [head, person("Ana", "")].join("\n"));
  await visitor.press("Leer la lista");
  expect(
    visitor.page.getByText("Hay que corregir los datos de la persona de tu lista:"),
  ).toBeVisible();
  expect(visitor.page.getByText("Número de documento: falta este dato.")).toBeVisible();
});
