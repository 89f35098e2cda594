/** @module-tag both-databases */
import { eq } from "drizzle-orm";
import { entryOrders, paymentMethods, payments, raceDistances } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { wizard } from "../../e2e/registrations/wizard-page.ts";
import { allowGroups, aVoucher, faultsOf } from "../../support/orders.ts";
import { aPhoto } from "../../support/pictures.ts";
import { aRace } from "../../support/races/races.ts";
import { aSale } from "../../support/sales.ts";
import { withRaces } from "../support/added-races.ts";
import { latestMail } from "../support/outbox.ts";
import { enter, signInAs } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";
import { openWizard, passContact, passSafety } from "./wizard.ts";

const race = "0bde0000-0000-4000-8000-000000000001";
const sold = "0bde0000-0000-4000-8000-000000000002";
const family = "0bde0000-0000-4000-8000-000000000003";
const day = addDays(toDay(new Date()), 90);
const payment = `/admin/races/${race}/payments`;
const address = `/races/${race}/register`;

withRaces(async (db) => {
  const about = { raceTypeCategory: "internal" as const, startDate: day, raceName: "Paid Ten" };
  await aRace(db, { id: race, ...about, distances: [{ distance: "10K", capacity: 20 }] });
  await aRace(db, { id: sold, ...about, raceName: "Diez Pagado", distances: ["10K"] });
  const [distance] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, sold));
  await aSale(db, { raceId: sold, distanceId: distance?.id ?? null });
  const distances = [{ distance: "10K", capacity: 3 }];
  await aRace(db, { id: family, ...about, raceName: "Family Ten", distances });
  const [ten] = await db.select().from(raceDistances).where(eq(raceDistances.raceId, family));
  const place = { raceId: family, distanceId: ten?.id ?? null };
  await aSale(db, place);
  await allowGroups(db, family);
  const code = { code: "SPONSOR", kind: "none" as const, value: null, maxUses: 1 };
  await aVoucher(db, { ...place, ...code, keepsPlaces: true });
});

const picture = async (name: string, color: string) => {
  return new File([new Uint8Array(await aPhoto(color))], name, { type: "image/jpeg" });
};

/** The organizer sells the 10K: S/ 80 for the first days, then S/ 95. */
async function openSales(admin: Visitor) {
  await signInAs(admin, "admin");
  await admin.visit(`/admin/races/edit/${race}`);
  await admin.follow("Prices", { exact: true });
  await admin.fill("Price 1", "S/ 80");
  await admin.fill("Last day of price 1", addDays(day, -300));
  await admin.press("Save", { exact: true });
  expect(admin.page.getByText("The last price has no end")).toBeVisible();
  expect(admin.page.getByText("This day is over", { exact: false })).toBeVisible();
  await admin.fill("Last day of price 1", addDays(day, -30));
  await admin.fill("Price 2", "95.50");
  await admin.press("Save", { exact: true });
  expect(admin.page.getByText("how runners pay you", { exact: false }).first()).toBeVisible();
  await admin.fill("Yape, in English", "Yape to 987 654 321, Lima Runs");
  await admin.fill("Cash, in Spanish", "En la tienda");
  await admin.press("Save", { exact: true });
  expect(admin.page.getByText("Prices saved.")).toBeVisible();
  expect(admin.page.getByLabel("Price 2", { exact: true })).toHaveValue("95.50");
}

test("an organizer sells entries with a code, a runner pays by Yape, and one tap registers them", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  await openSales(admin);
  await admin.follow("Codes", { exact: true });
  await admin.fill("Code", "club 10");
  await admin.fill("Percentage or amount", "10");
  await admin.press("Add code");
  expect(admin.page.getByText("CLUB10 added.")).toBeVisible();
  expect(admin.page.getByLabel("Code", { exact: true })).toHaveValue("");
  await admin.press("Stop CLUB10");

  const { email } = await openWizard(visitor, address);
  expect(page.getByText("Rises to S/95.50 PEN on", { exact: false })).toBeVisible();
  expect(page.getByText("Nothing is charged here", { exact: false })).toHaveCount(0);
  await passContact(visitor);
  await passSafety(visitor);
  expect(page.getByText("S/80 PEN")).toHaveCount(3);
  await visitor.fill("Discount code", "nosuch");
  await visitor.press("Apply");
  expect(page.getByText("This race has no such code.")).toBeVisible();
  await visitor.fill("Discount code", "club10");
  await visitor.press("Apply");
  expect(page.getByText("This code is no longer valid.")).toBeVisible();
  await admin.press("Resume CLUB10");
  // Also where it is sent with the form: nobody pays without the code that they have typed.
  await visitor.fill("Discount code", "Club10");
  await visitor.press("Hold my place and pay");
  expect(page.getByText("−S/8 PEN")).toHaveCount(1);
  expect(page.getByText("S/72 PEN")).toHaveCount(1);
  await visitor.press("Hold my place and pay");

  expect(page.getByRole("heading", { name: "Your place is held" })).toBeVisible();
  await page.getByLabel("Yape").check();
  await visitor.press("Continue");
  expect(page.getByRole("heading", { name: "Pay for your entry" })).toBeVisible();
  expect(page.getByText("Yape to 987 654 321, Lima Runs")).toBeVisible();
  const order = visitor.path;
  const asked = await latestMail(visitor, email);
  expect(asked.subject).toBe("Pay for your entry: Paid Ten");

  // The wizard leads back to the order while it is open.
  await visitor.visit(address);
  expect(visitor.path).toBe(order);
  await visitor.visit(`/races/${race}`);
  expect(page.getByRole("link", { name: /^Register/ })).toHaveCount(0);
  await visitor.visit(order);
  await visitor.press("Send proof");
  expect(page.getByText("Please enter the number of the operation.")).toBeVisible();
  expect(page.getByText("Please choose a picture or a PDF of your proof.")).toBeVisible();
  await visitor.fill("Operation number", "0012345");
  await visitor.press("Send proof");
  expect(page.getByText("Please choose a picture or a PDF of your proof.")).toBeVisible();
  await page.getByLabel("Picture or PDF").setInputFiles(await picture("yape.jpg", "#335577"));
  await visitor.fill("Operation number", "0012345");
  await visitor.press("Send proof");
  expect(page.getByRole("heading", { name: "Your proof is being reviewed" })).toBeVisible();
  const proof = await visitor.fetch(
    page.getByRole("link", { name: "Your proof" }).attribute("href") ?? "",
  );
  expect(proof.headers.get("content-type")).toBe("image/jpeg");

  await admin.visit(`/admin/races/edit/${race}`);
  await admin.follow("Payments", { exact: true });
  expect(admin.page.getByText("To review (1)")).toHaveCount(1);
  expect(admin.page.getByText("0012345")).toBeVisible();
  const seen = admin.page.getByRole("link", { name: /^Open the proof/ }).attribute("href") ?? "";
  expect((await admin.fetch(seen)).status).toBe(200);
  const refused = await visitor.fetch(seen);
  expect(refused.headers.get("content-type")).not.toBe("image/jpeg");
  await admin.press(/^Confirm payment/);
  expect(admin.page.getByText("Payment confirmed.", { exact: false })).toBeVisible();
  await admin.visit(`${payment}?show=received`);
  expect(admin.page.getByText("S/72 PEN").first()).toBeVisible();

  await visitor.visit(order);
  expect(page.getByRole("heading", { name: "Your entry is paid" })).toBeVisible();
  await visitor.follow("See your registration");
  expect(page.getByRole("heading", { name: "Your registration is confirmed" })).toBeVisible();
  const confirmation = await latestMail(visitor, email);
  expect(confirmation.text).toContain("S/72 PEN");
  const { running } = await openSite();
  expect(await faultsOf(running.services.db, race)).toEqual([]);
});

test("a part of the total is warned of, the rest pays the order, and a cancelled entry names its money", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  await signInAs(admin, "admin");
  await openWizard(visitor, `/races/${sold}/register`);
  await passContact(visitor);
  await passSafety(visitor);
  await visitor.press("Hold my place and pay");
  await page.getByLabel("Yape").check();
  await visitor.press("Continue");
  const order = visitor.path;
  await admin.visit(`/admin/races/${sold}/payments?show=waiting`);
  await admin.fill("Amount that arrived", "50");
  await admin.press(/^Confirm payment/);
  // On the same shelf, beside the field.
  expect(admin.page.getByRole("heading", { name: "Awaiting payment" })).toBeVisible();
  expect(admin.page.getByText("This is S/50 PEN of S/80 PEN", { exact: false })).toBeVisible();
  await admin.press(/^Confirm payment/);
  expect(
    admin.page.getByText("The money is recorded: S/30 PEN still to pay.", { exact: false }),
  ).toBeVisible();
  await visitor.visit(order);
  expect(page.getByText("S/30 PEN still to pay of S/80 PEN", { exact: false })).toBeVisible();
  expect(page.getByText("Amount: S/30 PEN.", { exact: false })).toBeVisible();
  expect(page.getByText("Yape: S/50 PEN received.")).toBeVisible();
  await visitor.visit("/dashboard");
  expect(page.getByText("awaiting payment of S/30 PEN", { exact: false })).toBeVisible();
  await admin.visit(`/admin/races/${sold}/payments?show=waiting`);
  await admin.page.getByText("Correct the amount", { exact: false }).click();
  expect(admin.page.getByText("Still to pay")).toHaveCount(1);
  await admin.press(/^Confirm the rest/);
  expect(admin.page.getByText("Payment confirmed.", { exact: false })).toBeVisible();
  await visitor.visit(order);
  expect(page.getByText("Yape: S/30 PEN received.")).toBeVisible();
  await visitor.follow("See your registration");
  await page.getByText("Cancel registration").click();
  await visitor.press("Cancel my registration");
  await visitor.visit(order);
  expect(page.getByRole("heading", { name: "Your entry is cancelled" })).toBeVisible();
  expect(page.getByText("received S/80 PEN and sent back S/0 PEN", { exact: false })).toBeVisible();
  await visitor.follow("See your registration");
  expect(
    page.getByText("What you paid does not come back by itself", { exact: false }),
  ).toBeVisible();
  await visitor.follow("See your order");
  expect(visitor.path).toBe(order);
  await admin.visit(`/admin/races/${sold}/payments?show=settle`);
  expect(admin.page.getByText("The entry is cancelled")).toHaveCount(2);
});

test("a refused proof comes back to the runner with its reason, and a cancelled order frees the place", async ({
  visitor,
  other: admin,
}) => {
  const { page } = visitor;
  await signInAs(admin, "admin");
  const { running } = await openSite();
  const { db } = running.services;
  const { email } = await openWizard(visitor, `/races/${sold}/register`);
  await passContact(visitor);
  await passSafety(visitor);
  await visitor.press("Hold my place and pay");
  await page.getByLabel("Yape").check();
  await visitor.press("Continue");
  await page.getByLabel("Picture or PDF").setInputFiles(await picture("other.jpg", "#775533"));
  await visitor.fill("Operation number", "777");
  await visitor.press("Send proof");
  const order = visitor.path;
  await admin.visit(`/admin/races/registrations?race=${sold}`);
  await admin.follow("Payments (1 to review)");
  await admin.fill("Amount that arrived", "70");
  await admin.press(/^Confirm payment/);
  expect(admin.page.getByText("This is S/70 PEN of S/80 PEN", { exact: false })).toBeVisible();
  expect(admin.page.getByLabel("Amount that arrived", { exact: true })).toHaveValue("70");
  await admin.press(/^Refuse proof/);
  expect(admin.page.getByText("Please tell the runner why, in a sentence.")).toBeVisible();
  await admin.fill("Reason for the runner", "Nothing has arrived");
  await admin.press(/^Refuse proof/);
  expect(admin.page.getByText("Proof refused.", { exact: false })).toBeVisible();
  expect((await latestMail(visitor, email)).text).toContain("Nothing has arrived");
  await visitor.visit(order);
  expect(page.getByRole("heading", { name: "Pay for your entry" })).toBeVisible();
  expect(page.getByText("Yape 777: not accepted.")).toBeVisible();
  expect(
    page.getByText("not accept your proof: “Nothing has arrived”", { exact: false }),
  ).toBeVisible();
  // A proof that comes after the end is refused with a reason, too.
  await db
    .update(entryOrders)
    .set({ expiresAt: new Date() })
    .where(eq(entryOrders.id, order.split("/").at(-1) ?? ""));
  await visitor.visit(order);
  await page.getByLabel("Picture or PDF").setInputFiles(await picture("late.jpg", "#557733"));
  await visitor.fill("Operation number", "778");
  await visitor.press("Send proof");
  await admin.visit(`/admin/races/${sold}/payments`);
  await admin.fill("Reason for the runner", "Nothing came on Monday either");
  await admin.press(/^Refuse proof/);
  await visitor.visit(order);
  expect(page.getByText("“Nothing came on Monday either”", { exact: false })).toBeVisible();
  await visitor.visit("/dashboard");
  expect(page.getByText("S/80 PEN, Expired", { exact: false })).toBeVisible();
  await visitor.visit(`/races/${sold}/register`);
  await passContact(visitor);
  await passSafety(visitor);
  await visitor.press("Hold my place and pay");
  const next = visitor.path;
  await visitor.post(`${next}/cancel`, {});
  await visitor.visit(next);
  expect(page.getByRole("heading", { name: "This order is cancelled" })).toBeVisible();
  await visitor.visit("/dashboard");
  expect(page.getByText("S/80 PEN, Cancelled", { exact: false })).toBeVisible();
  expect(await faultsOf(db, sold)).toEqual([]);
  expect(await db.$count(payments, eq(payments.raceId, sold))).toBe(4);
  // A place without a way to pay is not held.
  await db.delete(paymentMethods).where(eq(paymentMethods.raceId, sold));
  await visitor.visit(`/races/${sold}/register`);
  await passContact(visitor);
  await passSafety(visitor);
  await visitor.press("Hold my place and pay");
  expect(wizard(page).problem).toContainText("The organizer has not said yet how to pay");
});

test("in Spanish, the prices, the order and the payments speak Spanish", async ({
  visitor,
  other: admin,
}) => {
  await signInAs(admin, "admin");
  await admin.visit(`/es/admin/races/${race}/prices`);
  expect(admin.page.getByRole("heading", { name: "Precios y formas de pago" })).toBeVisible();
  await admin.visit(`/es${payment}?show=waiting`);
  expect(admin.page.getByRole("heading", { name: "Esperando el pago" })).toBeVisible();
  enter(visitor);
  await visitor.visit(`/es/races/${race}/register`);
  expect(visitor.page.getByText("S/80 PEN")).toBeVisible();
  const { running } = await openSite();
  await allowGroups(running.services.db, race);
  await visitor.visit(`/es/races/${race}/register`);
  await visitor.press("Inscribir a otra persona");
  expect(visitor.path).toMatch(/^\/es\/races\//);
  expect(
    visitor.page.getByText("Estás inscribiendo a otra persona.", { exact: false }),
  ).toBeVisible();
});

test("a runner enters somebody else with one order, and the last place is kept for those who have the code", async ({
  visitor,
  other,
}) => {
  const { page } = visitor;
  const { running } = await openSite();
  const { db } = running.services;
  const entry = `/races/${family}/register`;
  await openWizard(visitor, entry);
  await passContact(visitor);
  await passSafety(visitor);
  await visitor.press("Add another person");
  expect(page.getByText("You are entering somebody else.", { exact: false })).toBeVisible();
  expect(page.getByLabel("First Name")).toHaveValue("");
  await page.getByLabel("Save this person in my account for the next time").check();
  await passContact(visitor, { "First Name": "Lucía" });
  await passSafety(visitor);
  expect(page.getByText("S/160 PEN")).toHaveCount(2);
  await visitor.press("Hold 2 places and pay");
  expect(page.getByRole("heading", { name: "Your places are held" })).toBeVisible();
  expect(page.locator("summary").filter({ hasText: "Lucía" })).toHaveCount(1);
  await visitor.visit("/account/companions");
  await visitor.press("Delete Lucía", { exact: false });
  expect(page.getByRole("heading", { name: "Nobody saved yet" })).toBeVisible();

  enter(other);
  await other.visit(entry);
  expect(other.page.getByText("All places of this distance are taken.")).toBeVisible();
  await other.fill("Invitation code", "nosuch");
  await other.press("Continue");
  expect(other.page.getByText("This race has no such code.")).toBeVisible();
  await other.fill("Invitation code", "sponsor");
  await other.press("Continue");
  expect(wizard(other.page).title).toHaveText("Contact Information");
  await passContact(other);
  await passSafety(other);
  await other.press("Hold my place and pay");
  expect(other.page.getByRole("heading", { name: "Your place is held" })).toBeVisible();
  expect(await faultsOf(db, family)).toEqual([]);
});
