import { eq } from "drizzle-orm";
import { raceDistances } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { aDonation, anExtra } from "../../support/extras.ts";
import { faultsOf } from "../../support/orders.ts";
import { aRace } from "../../support/races/races.ts";
import { aSale } from "../../support/sales.ts";
import { withRaces } from "../support/added-races.ts";
import { latestMail } from "../support/outbox.ts";
import { signInAs } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";
import { openWizard, passContact, passSafety } from "./wizard.ts";

const race = "0bde0000-0000-4000-8000-000000000051";

withRaces(async (db) => {
  await aRace(db, {
    id: race,
    raceName: "Shirt Ten",
    raceTypeCategory: "internal",
    startDate: addDays(toDay(new Date()), 90),
    distances: [{ distance: "10K", capacity: 20 }],
  });
  const [ten] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, race));
  await aSale(db, { raceId: race, distanceId: ten?.id ?? null });
  await anExtra(db, { raceId: race, stock: 3, mostEach: 2 });
  await aDonation(db, race);
});

async function confirmPayment(admin: Visitor) {
  await admin.visit(`/admin/races/${race}/payments?show=waiting`);
  await admin.press(/^Confirm payment/);
  expect(admin.page.getByText("Payment confirmed.", { exact: false })).toBeVisible();
}

test("a runner orders extras with the entry, buys more later, and cancels an order of extras alone", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  await signInAs(admin, "admin");
  const { email } = await openWizard(visitor, `/races/${race}/register`);
  await visitor.choose("Finisher shirt", "2");
  await visitor.fill("Donation (S/)", "20");
  await passContact(visitor);
  await passSafety(visitor);
  expect(page.getByText("2 × Finisher shirt").first()).toBeVisible();
  expect(page.getByText("S/170 PEN").first()).toBeVisible();
  await visitor.press("Hold my place and pay");
  expect(page.getByRole("heading", { name: "Your place is held" })).toBeVisible();
  expect(page.getByText("2 × Finisher shirt").first()).toBeVisible();
  await page.getByLabel("Yape").check();
  await visitor.press("Continue");
  await confirmPayment(admin);
  const paid = await latestMail(visitor, email);
  expect(paid.text).toContain("2 × Finisher shirt");

  await visitor.visit(visitor.path);
  await visitor.follow("See your registration");
  const entry = visitor.path;
  expect(page.getByText("2 × Finisher shirt", { exact: false }).first()).toBeVisible();
  await visitor.follow("Buy extras");
  // An entry may have two shirts.
  expect(page.getByLabel("Finisher shirt")).toHaveCount(0);
  await visitor.fill("Donation (S/)", "1");
  await visitor.press("See the total");
  expect(page.getByRole("button", { name: "Order and pay" })).toHaveCount(0);
  await visitor.fill("Donation (S/)", "10");
  await visitor.press("See the total");
  expect(page.getByText("S/10 PEN").first()).toBeVisible();
  await visitor.press("Order and pay");
  expect(page.getByRole("heading", { name: "Your extras are held" })).toBeVisible();
  await page.getByText("Cancel order").click();
  await visitor.press("Cancel my order");
  expect(page.getByRole("heading", { name: "This order is cancelled" })).toBeVisible();

  await visitor.visit(`${entry}/extras`);
  await visitor.fill("Donation (S/)", "15");
  await visitor.press("See the total");
  await visitor.press("Order and pay");
  await page.getByLabel("Yape").check();
  await visitor.press("Continue");
  expect(page.getByRole("heading", { name: "Pay for your extras" })).toBeVisible();
  await confirmPayment(admin);
  await visitor.visit(visitor.path);
  expect(page.getByRole("heading", { name: "Your extras are paid" })).toBeVisible();
  expect((await latestMail(visitor, email)).subject).toBe("Your extras are paid: Shirt Ten");
  await admin.visit(`/admin/races/registrations?race=${race}`);
  expect(
    admin.page.getByText("2 × Finisher shirt, Donation, Donation", { exact: false }).first(),
  ).toBeVisible();
  const { running } = await openSite();
  expect(await faultsOf(running.services.db, race)).toEqual([]);
});
