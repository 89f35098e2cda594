import { aRace } from "../../support/races/races.ts";
import { withRaces } from "../support/added-races.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const race = "ca7e0000-0000-4000-8000-0000000000c1";

withRaces(async (db) => {
  await aRace(db, {
    id: race,
    raceName: "Paid Run",
    startDate: "2031-05-04",
    raceTypeCategory: "internal",
  });
});

test("an organizer connects an account, leaves something due, and lets a race take cards", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  const { email } = enter(visitor);
  await signInAs(admin, "admin");
  await admin.post(`/admin/races/edit/${race}/organizers`, { email });

  await visitor.visit("/organize");
  await visitor.follow("Card payments");
  expect(page.getByText("Stripe has no accounts in Peru", { exact: false })).toBeVisible();
  await page.getByLabel("Country of your bank account").selectOption("MX");
  await visitor.press("Connect an account");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Connect your account");
  await visitor.press("Leave a document for later");
  expect(page.getByRole("heading", { name: "Stripe needs something more" })).toBeVisible();
  await visitor.press("Continue at Stripe");
  await visitor.press("Answer everything");
  expect(page.getByRole("heading", { name: "Ready" })).toBeVisible();

  const row = () => page.getByRole("row", { name: "Paid Run" });
  expect(row()).toContainText("No card payments");
  await visitor.press("Take cards for Paid Run");
  expect(row()).toContainText("Paid to your account");
  await visitor.press("Stop for Paid Run");
  expect(row()).toContainText("No card payments");
});

test("the screen speaks Spanish, and so does the page that it leads to", async ({ visitor }) => {
  const { page } = visitor;
  enter(visitor);
  await visitor.visit("/es/organize/payouts");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagos con tarjeta");
  await page.getByLabel("País de tu cuenta bancaria").selectOption("US");
  await visitor.press("Conectar una cuenta");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Conecta tu cuenta");
  await visitor.press("Desconectar de Dorsal");
  expect(page.getByLabel("País de tu cuenta bancaria")).toBeVisible();
});
