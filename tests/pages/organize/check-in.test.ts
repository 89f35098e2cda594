import { openMenu } from "../../e2e/admin/row-menu.ts";
import { aPerson } from "../../support/people.ts";
import { aRace } from "../../support/races/races.ts";
import { aRegistration } from "../../support/registrations.ts";
import { withRaces } from "../support/added-races.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const race = "ca7e0000-0000-4000-8000-000000000011";

withRaces(async (db) => {
  await aRace(db, { id: race, raceName: "Kit Run", startDate: "2031-05-04", distances: [] });
  for (const firstName of ["Wilma", "Marco"]) {
    await aRegistration(db, { raceId: race, userId: await aPerson(db), firstName });
  }
});

test("without scripts a desk finds runners, hands over kits once, and takes that back", async ({
  visitor,
  other: admin,
}) => {
  await signInAs(admin, "admin");
  const screen = `/admin/races/${race}/check-in`;
  await admin.visit(screen);
  await admin.press("Open a desk");
  expect(admin.page.getByText("Give the desk a name")).toBeVisible();
  await admin.page.getByLabel("Name of a new desk").fill("Gate");
  await admin.press("Open a desk");
  const [address = ""] = admin.page.locator("code").texts();
  expect(address).toMatch(/\/check-in\/[\w-]{32}$/);
  await admin.visit(screen);
  expect(admin.page.locator("code")).toHaveCount(0);

  const { page } = visitor;
  await visitor.visit(new URL(address).pathname);
  await page.getByLabel("Bib, code or name").fill("wilma");
  await visitor.press("Find");
  expect(page.getByRole("heading", { name: "Wilma Quispe" })).toBeVisible();
  await visitor.press("Hand over the kit 1, Wilma Quispe");
  expect(page.getByText("Collected.")).toBeVisible();
  expect(page.getByText(/Collected at .*, Gate/)).toBeVisible();
  await page.getByLabel("Bib, code or name").fill("quispe");
  await visitor.press("Find");
  expect(page.getByRole("button", { name: /^Hand over the kit/ })).toHaveCount(1);
  await visitor.press("Undo 1, Wilma Quispe");
  expect(page.getByText("Taken back.")).toBeVisible();
  expect(page.getByRole("button", { name: /^Hand over the kit/ })).toHaveCount(2);
  // After a step back, the other form on the same page is not the one that was sent.
  const keys = page.locator('input[name="key"]');
  expect(keys.nth(0).value()).not.toBe(keys.nth(1).value());
  await page.getByLabel("Bib, code or name").fill("nobody");
  await visitor.press("Find");
  expect(page.getByText("Nobody was found for “nobody”.")).toBeVisible();

  await openMenu(admin.page.getByRole("list", { name: "Desks" }));
  await admin.page.locator("summary").filter({ hasText: "End link" }).click();
  await admin.press("End link Gate");
  await visitor.visit(new URL(address).pathname);
  expect(page.getByRole("heading", { name: "This link has ended" })).toBeVisible();
});
