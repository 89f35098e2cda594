import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceRegistrations } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { openMenu } from "../../e2e/admin/row-menu.ts";
import { aPerson } from "../../support/people.ts";
import { aRace } from "../../support/races/races.ts";
import { aRegistration } from "../../support/registrations.ts";
import { newAddress } from "../../support/unique-names.ts";
import { callFunction } from "../support/functions.ts";
import { latestMail } from "../support/outbox.ts";
import { signInAs } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const list = "/admin/races/registrations";
const noWay = "Please select at least one method to send the review request";
const nobody = "00000000-0000-4000-8000-000000000000";

/** A runner who ran a race two days ago; returns the entry and the runner's address. */
async function aFinisher(
  more: { phone?: string } = {},
): Promise<{ db: Database; id: string; email: string }> {
  const { db } = (await openSite()).running.services;
  const email = newAddress("finisher");
  const raceId = await aRace(db, {
    raceTypeCategory: "internal",
    raceName: "Asking Run",
    startDate: addDays(toDay(new Date()), -2),
  });
  const userId = await aPerson(db, { email });
  const entry = { raceId, userId, firstName: "Paula", createdAt: new Date() };
  const id = await aRegistration(db, { ...entry, ...more });
  return { db, id, email };
}

/** Changes an entry as the deletion of its runner's account does. */
async function forgetRunner({ db, id }: { db: Database; id: string }) {
  await db
    .update(raceRegistrations)
    .set({
      userId: null,
      dateOfBirth: null,
      firstName: "",
      lastName: "",
      phone: "",
      country: "",
      insuranceProvider: "",
      policyNumber: "",
      emergencyContactName: "",
      emergencyContactPhone: "",
    })
    .where(eq(raceRegistrations.id, id));
}

test("FN-10 ERR-65 ERR-66 ROLE-11 the function accepts JSON from administrators only", async ({
  visitor,
  other,
}) => {
  const [entry, deleted] = [await aFinisher(), await aFinisher()];
  await forgetRunner(deleted);
  await signInAs(visitor, "admin");
  const ask = (body: object, from = visitor) =>
    callFunction(from, "/functions/send-review-request", body);
  const good = { registrationId: entry.id, customMessage: "", sendEmail: true };
  expect((await ask(good, other)).status).toBe(401);
  await signInAs(other, "runner");
  expect((await ask(good, other)).status).toBe(403);
  expect(await ask({ ...good, sendEmail: false })).toEqual({
    status: 400,
    error: { code: "invalid", message: noWay },
  });
  expect(await ask({ ...good, registrationId: nobody })).toEqual({
    status: 404,
    error: { code: "not_found", message: "Registration not found" },
  });
  expect(await ask({ ...good, registrationId: deleted.id })).toEqual({
    status: 404,
    error: { code: "not_found", message: "User profile not found." },
  });
  expect(await ask(good)).toEqual({
    status: 200,
    sent: { email: { status: "queued", reason: null }, sms: null },
  });
  await latestMail(visitor, entry.email, /^How was Asking Run\?$/);
});

test("ADM-REG-08 ADM-REG-10 without scripts the link leads to a page with the same form, and the registration shows what was sent", async ({
  visitor,
}) => {
  const { id, email } = await aFinisher();
  await signInAs(visitor, "admin");
  await visitor.visit(`${list}?q=${encodeURIComponent(email)}`);
  const { page } = visitor;
  await openMenu(page.getByRole("row").nth(1));
  await visitor.follow("Ask for a review");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask for a review");
  const message = page.getByLabel("Message (optional)");
  await page.getByLabel("Email to").uncheck();
  await message.fill("Kept");
  await visitor.press("Send review request");
  expect(page.getByRole("alert")).toHaveText(noWay);
  expect(message).toHaveValue("Kept");
  await page.getByLabel("Email to").check();
  await visitor.press("Send review request");
  expect(page.getByText("Review request sent.")).toBeVisible();
  const mail = await latestMail(visitor, email, /^How was Asking Run\?$/);
  expect(mail.text).toContain("Kept");
  await visitor.visit(`${list}/${id}`);
  expect(page.getByRole("main")).toContainText("Kept");
  expect(page.getByRole("main")).toContainText(/Email: (on its way|sent)/);
});

test("ADM-REG-10 a number that no message can be sent to cannot be chosen", async ({ visitor }) => {
  const { id } = await aFinisher({ phone: "987654321" });
  await signInAs(visitor, "admin");
  await visitor.visit(`${list}/${id}/review-request`);
  expect(visitor.page.getByLabel(/SMS to no number/).isDisabled()).toBe(true);
});

test("ADM-REG-13 ERR-65 ERR-66 a deleted registration and a runner whose account is deleted cannot be asked", async ({
  visitor,
}) => {
  const deleted = await aFinisher();
  await forgetRunner(deleted);
  await signInAs(visitor, "admin");
  await visitor.visit(`${list}/${nobody}/review-request`);
  expect(visitor.status).toBe(404);
  expect(visitor.page.getByRole("alert")).toHaveText("Registration not found");
  await visitor.visit(`${list}/${deleted.id}/review-request`);
  expect(visitor.page.getByRole("alert")).toHaveText("User profile not found.");
});
