import { eq } from "drizzle-orm";
import { outboxMessages, users } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { openMenu } from "../../e2e/admin/row-menu.ts";
import { aRace } from "../../support/races/races.ts";
import { aRegistration } from "../../support/registrations.ts";
import { withRaces } from "../support/added-races.ts";
import { latestMail } from "../support/outbox.ts";
import { enter, signInAs } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

const race = "0a1d0000-0000-4000-8000-000000000001";
const startDate = addDays(toDay(new Date()), 60);

withRaces(async (db) => {
  const distances = [{ distance: "10K", distanceM: 10_000 }];
  const about = { raceTypeCategory: "internal" as const, raceName: "Kit Ten" };
  await aRace(db, { id: race, ...about, startDate, distances });
});

test("an organizer plans the pick-up of kits, a runner chooses a time, and the office hands the kit over", async ({
  visitor,
  other: admin,
}) => {
  const { db } = (await openSite()).running.services;
  const runner = enter(visitor);
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, runner.email));
  const userId = person?.id ?? "";
  const id = await aRegistration(db, { raceId: race, userId, lastName: "Ñandú" });
  const page = `/registrations/${id}/race-day`;
  await visitor.visit(`/registrations/${id}`);
  await visitor.follow("Prepare for race day");
  expect(visitor.page.getByText("Kit pick-up")).toHaveCount(0);

  await signInAs(admin, "admin");
  await admin.visit(`/admin/races/${race}/kits`);
  expect(admin.page.getByText("No time slots yet")).toBeVisible();
  await admin.fill("Name", "Shop");
  await admin.press("Add place");
  expect(admin.page.getByText("Please enter an address")).toBeVisible();
  await admin.fill("Address", "Av. Larco 1");
  await admin.press("Add place");
  expect(admin.page.getByText("Shop added.")).toBeVisible();
  await admin.fill("From", "09:00");
  await admin.fill("To", "10:30");
  await admin.fill("Runners in each slot", "1");
  await admin.press("Add time slots");
  expect(admin.page.getByText("Time slots saved: 2.")).toBeVisible();
  await openMenu(admin.page.getByRole("table", { name: "Places" }));
  await admin.follow("Change Shop");
  await admin.fill("Name", "Shop by the sea");
  await admin.press("Save place");
  expect(admin.page.getByText("Shop by the sea saved.")).toBeVisible();
  await admin.visit(`/admin/races/${race}/starts`);
  await admin.fill("Name", "A");
  await admin.press("Add wave");
  await openMenu(admin.page.getByRole("table", { name: "Waves" }));
  await admin.follow("Change A");
  await admin.fill("Name", "Corral 1");
  await admin.press("Save wave");
  expect(admin.page.getByText("Corral 1 saved.")).toBeVisible();
  await admin.post(`/admin/races/${race}/guide`, { bring_es: "Gorra\nAgua" });

  await visitor.visit(page);
  expect(visitor.page.getByText("Gorra")).toBeVisible();
  await visitor.press("Choose time slot");
  expect(visitor.page.getByText("Please choose a time slot")).toBeVisible();
  visitor.page.getByLabel("10:00 AM to 10:30 AM").check();
  await visitor.press("Choose time slot");
  expect(visitor.page.getByText("Time slot saved.")).toBeVisible();
  await latestMail(visitor, runner.email, /^Your kit pick-up: Kit Ten$/);
  await visitor.fill("Name as in the identity document", "Luz Quispe");
  await visitor.press("Save name");
  const code = visitor.page.locator(".raceday-code").text();

  await admin.visit(`/admin/races/${race}/kit-desk?q=${encodeURIComponent(code)}`);
  expect(admin.page.getByText("Luz Quispe", { exact: false })).toBeVisible();
  await admin.press("Mark as collected", { exact: false });
  expect(admin.page.getByText("Collected.", { exact: true })).toBeVisible();
  await admin.visit(`/admin/races/registrations/${id}`);
  expect(admin.page.getByText("kit handed over by", { exact: false })).toBeVisible();
  await visitor.visit(page);
  expect(visitor.page.getByText("Your kit has been picked up.")).toBeVisible();

  for (const file of ["start-list.pdf", "bib-labels.pdf"]) {
    const answer = await admin.fetch(`/admin/races/${race}/${file}`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(await answer.text()).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
  }
});

test("a runner confirms a number at WhatsApp by its code, and ends the messages", async ({
  visitor,
}) => {
  const { db } = (await openSite()).running.services;
  enter(visitor);
  await visitor.visit("/dashboard/whatsapp");
  await visitor.fill("Your WhatsApp number", "+51 955 444 333");
  await visitor.press("Send me a code");
  expect(visitor.page.getByText("Look for the code in WhatsApp.")).toBeVisible();
  await visitor.fill("The 6 digits of the code", "12");
  await visitor.press("Confirm the number");
  expect(visitor.page.getByText("This code is wrong")).toBeVisible();
  const [sent] = await db
    .select({ parameters: outboxMessages.parameters })
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, "+51955444333"));
  await visitor.fill("The 6 digits of the code", sent?.parameters?.[0] ?? "");
  await visitor.press("Confirm the number");
  expect(visitor.page.getByText("to get messages at +51955444333")).toBeVisible();
  await visitor.press("Stop WhatsApp messages");
  expect(visitor.page.getByText("You get no WhatsApp messages")).toBeVisible();
});
