import { eq } from "drizzle-orm";
import { raceDistances } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { faultsOf } from "../../support/orders.ts";
import { aRace } from "../../support/races/races.ts";
import { aSale } from "../../support/sales.ts";
import { withRaces } from "../support/added-races.ts";
import { latestMail } from "../support/outbox.ts";
import { enter, newRunner, signInAs } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";
import { openWizard, passContact, passSafety } from "./wizard.ts";

const race = "0bde0000-0000-4000-8000-0000000000c1";
const payments = `/organize/races/${race}/payments`;

withRaces(async (db) => {
  await aRace(db, {
    id: race,
    raceTypeCategory: "internal",
    startDate: addDays(toDay(new Date()), 90),
    raceName: "Card Run",
    country: "Mexico",
    distances: [{ distance: "10K", capacity: 20 }],
  });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, race));
  const place = { raceId: race, distanceId: distance?.id ?? null };
  await aSale(db, place, [{ priceMinor: 50_000 }], { currency: "MXN" });
});

/** Enters an organizer whose account takes cards for the race. */
async function openAccount(organizer: Visitor) {
  const person = newRunner();
  await signInAs(organizer, "admin");
  await organizer.post(`/admin/races/edit/${race}/organizers`, { email: person.email });
  enter(organizer, person);
  await organizer.visit("/organize/payouts");
  await organizer.press("Connect an account");
  await organizer.press("Answer everything");
  await organizer.press("Take cards for Card Run");
}

/** Fills in the form of a new runner up to the order. */
async function holdPlace(visitor: Visitor) {
  const runner = await openWizard(visitor, `/races/${race}/register`);
  await passContact(visitor);
  await passSafety(visitor);
  await visitor.press("Hold my place and pay");
  expect(visitor.page.getByRole("heading", { name: "Your place is held" })).toBeVisible();
  return { ...runner, order: visitor.path };
}

test("a runner pays by card, another one with cash at OXXO, and the organizer refunds a part", async ({
  visitor,
  other,
}) => {
  const { page } = visitor;
  await openAccount(other);
  const { email, order } = await holdPlace(visitor);
  await visitor.press("Pay online");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Card Run, 10K");
  await visitor.fill("Test card", "4000 0000 0000 0002");
  await visitor.press(/^Pay \D*500/);
  expect(page.getByText("Your card was declined.")).toBeVisible();
  await visitor.fill("Test card", "4242 4242 4242 4242");
  await visitor.press(/^Pay \D*500/);
  expect(page.getByRole("heading", { name: "Your entry is paid" })).toBeVisible();
  expect((await latestMail(visitor, email)).text).toContain("$500 MXN");

  await other.visit(`${payments}?show=received`);
  await other.page.locator("summary").filter({ hasText: "Refund to the card" }).click();
  await other.fill("Reason for the runner", "Injured");
  await other.page.getByLabel("Amount").first().fill("120.50");
  await other.press(/^Refund/);
  expect(other.page.getByText("The refund is on its way", { exact: false })).toBeVisible();
  await visitor.visit(order);
  expect(page.getByText(/120\.50 .*sent back/)).toBeVisible();

  const second = await holdPlace(visitor);
  await visitor.press("Pay online");
  await visitor.press("Pay with cash at OXXO");
  expect(page.getByRole("heading", { name: "Pay with cash at OXXO" })).toBeVisible();
  expect((await latestMail(visitor, second.email)).subject).toBe("Pay at OXXO: Card Run");
  await visitor.follow("Open the slip");
  await visitor.press("Pay in the shop");
  expect(visitor.path).toContain(second.order);
  expect(page.getByRole("heading", { name: "Your entry is paid" })).toBeVisible();

  // A runner opens the card page, and pays as they had chosen before.
  const third = await holdPlace(visitor);
  await page.getByLabel("Cash").check();
  await visitor.press("Continue");
  await visitor.press("Pay online");
  await other.visit(`${payments}?show=waiting`);
  await other.press(/^Confirm payment/);
  expect(other.page.getByText("Payment confirmed.", { exact: false })).toBeVisible();
  await visitor.visit(third.order);
  expect(page.getByRole("heading", { name: "Your entry is paid" })).toBeVisible();
  const { running } = await openSite();
  expect(await faultsOf(running.services.db, race)).toEqual([]);
});
