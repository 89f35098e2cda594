import { openMenu } from "../../e2e/admin/row-menu.ts";
import { aPerson } from "../../support/people.ts";
import { aRace } from "../../support/races/races.ts";
import { aRegistration } from "../../support/registrations.ts";
import { withRaces } from "../support/added-races.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const race = "ca7e0000-0000-4000-8000-000000000001";
const entry = "ca7e0000-0000-4000-8000-000000000002";

withRaces(async (db) => {
  await aRace(db, {
    id: race,
    raceName: "Grouped Run",
    startDate: "2031-05-04",
    raceTypeCategory: "internal",
    distances: [],
  });
  const runners = [
    { id: entry, firstName: "Wilma", dateOfBirth: "1986-05-04", gender: "female" },
    { firstName: "Marco", dateOfBirth: "2001-01-01", gender: "male" },
    { firstName: "Nico", dateOfBirth: "2001-01-01" },
  ] as const;
  for (const runner of runners) {
    await aRegistration(db, { ...runner, raceId: race, userId: await aPerson(db) });
  }
});

test("an organizer fills, changes and orders the categories of a race, and corrects that of an entry", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  const { email } = enter(visitor);
  await signInAs(admin, "admin");
  await admin.post(`/admin/races/edit/${race}/organizers`, { email });
  const screen = `/organize/races/${race}/categories`;
  const registrations = `/organize/races/${race}/registrations`;
  const table = page.getByRole("table", { name: "Categories" });
  const row = (name: string) => table.getByRole("row").filter({ hasText: name });
  const names = () => table.locator("th a").texts();

  await visitor.visit(registrations);
  expect(page.locator("th[scope=col]").filter({ hasText: "Category" })).toHaveCount(0);
  await visitor.visit(`/organize/races/${race}`);
  await visitor.follow("Categories");
  expect(page.getByText("No categories yet")).toBeVisible();
  await page.getByLabel("Template").selectOption("open");
  await visitor.press("Fill the list");
  expect(page.getByText("The list has 2 categories now.")).toBeVisible();
  expect(names()).toEqual(["Open women", "Open men"]);
  expect(row("Open women")).toContainText("Women");
  expect(page.getByText("This race does not ask for the gender.")).toBeVisible();
  expect(page.getByText("Without a category: 1")).toBeVisible();

  await page.getByLabel("Name").fill("Masters");
  await page.getByLabel("From age").fill("forty");
  await visitor.press("Add category");
  expect(page.getByLabel("From age")).toHaveAccessibleDescription(/Please enter whole years/);
  expect(page.getByLabel("Name")).toHaveValue("Masters");
  await page.getByLabel("From age").fill("40");
  await visitor.press("Add category");
  expect(page.getByText("Masters added.")).toBeVisible();
  expect(row("Masters")).toContainText("40 and older");
  expect(page.getByText("Open women comes before Masters.")).toBeVisible();
  await row("Masters").getByRole("button", { name: "Move Masters up" }).click();
  await row("Masters").getByRole("button", { name: "Move Masters up" }).click();
  expect(names()).toEqual(["Masters", "Open women", "Open men"]);
  expect(row("Masters")).toContainText("1");

  await table.getByRole("link", { name: "Masters" }).click();
  expect(page.getByRole("heading", { name: "Edit Masters" })).toBeVisible();
  await page.getByLabel("To age").fill("39");
  await visitor.press("Save category");
  expect(page.getByLabel("To age")).toHaveAccessibleDescription(/This age is below the first one/);
  await page.getByLabel("To age").fill("49");
  await visitor.press("Save category");
  expect(page.getByText("Masters saved.")).toBeVisible();
  expect(row("Masters")).toContainText("40–49");

  await visitor.visit(registrations);
  expect(page.locator("th[scope=col]").filter({ hasText: "Category" })).toBeVisible();
  const wilma = page.getByRole("row").filter({ hasText: "Wilma" });
  expect(wilma).toContainText("Masters");
  await wilma.getByRole("link", { name: /Wilma/ }).click();
  const select = page.getByLabel("Category");
  expect(select).toContainText("Automatic: Masters");
  await select.selectOption("Open men");
  await visitor.press("Change category");
  expect(page.getByText("Category saved.")).toBeVisible();
  expect(page.getByText(`category changed to Open men by ${email}`)).toBeVisible();
  await visitor.visit(`/organize/races/${race}/start-list`);
  expect(page.getByRole("row").filter({ hasText: "Wilma" })).toContainText("Open men");

  await visitor.visit(`/es${screen}`);
  await page.getByLabel("Plantilla").selectOption("mexico");
  await visitor.press("Llenar la lista");
  expect(page.getByRole("alert")).toContainText(
    "Se eliminan las 3 categorías de la lista. 1 inscripción que pusiste a mano",
  );
  expect(page.getByRole("table", { name: "Categorías" }).getByText("Masters")).toBeVisible();
  await visitor.press(/^Reemplazar por México/);
  expect(page.getByText("Ahora la lista tiene 8 categorías.")).toBeVisible();

  await visitor.visit(screen);
  await openMenu(row("Libre varonil"));
  await row("Libre varonil").locator("summary").filter({ hasText: "Delete" }).click();
  await row("Libre varonil").getByRole("button", { name: "Delete category" }).click();
  expect(page.getByText("Libre varonil deleted.")).toBeVisible();
  expect(names()).toHaveLength(7);
});
