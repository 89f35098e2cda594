import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outboxMessages, raceDistances, races, users } from "#db/schema.ts";
import { openTestDatabase } from "../../../tests/support/database.ts";
import { paymentsAt } from "../../../tests/support/membership.ts";
import { aPerson } from "../../../tests/support/people.ts";
import { aRace } from "../../../tests/support/races/races.ts";
import {
  alertOfToken,
  alertsOf,
  askForAlert,
  confirmAlert,
  endAlerts,
  forgetUnconfirmed,
  readerOf,
  readerOfToken,
  saveAlert,
} from "./commands.server.ts";
import { tellAlerts } from "./digest.server.ts";

const { db } = await openTestDatabase();

/** A Monday, half an hour before the letters of the week. */
let at = Date.parse("2026-11-23T12:00:00Z");
const services = paymentsAt(db, () => new Date(at));
const pass = (days: number) => {
  at += days * 24 * 3600 * 1000;
};
const site = { origin: "https://dorsal.example", lang: "en" } as const;

/** The letters to an address since the last look, as text. */
async function lettersTo(address: string) {
  const rows = await db
    .delete(outboxMessages)
    .where(eq(outboxMessages.recipient, address))
    .returning({
      subject: outboxMessages.subject,
      text: outboxMessages.body,
      ends: outboxMessages.unsubscribeUrl,
    });
  return rows;
}

async function addressOf(userId: string) {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? "";
}

/** Confirms what a letter asks to confirm. */
async function follow(text: string | undefined) {
  const token = /\/alerts\/([\w.-]+)\/confirm/.exec(text ?? "")?.[1] ?? "";
  const alertId = alertOfToken(services, token);
  if (!alertId) throw new Error("The letter has no link.");
  return confirmAlert(services, alertId);
}

const search = "country=Peru&type=Trail";
const trail = { raceType: "Trail", startDate: "2027-06-06", createdAt: new Date("2026-01-01") };

test("a weekly letter tells what is new, opened and cheaper in a search, once, and nothing else", async () => {
  const userId = await aPerson(db);
  const address = await addressOf(userId);
  const closed = await aRace(db, { ...trail, raceName: "Closed", registrationStatus: "closed" });
  const dear = await aRace(db, {
    ...trail,
    raceName: "Dear",
    distances: [{ distance: "21K", priceMinor: 10_000, priceCurrency: "PEN" }],
  });
  const soon = { ...trail, registrationDeadline: "2026-12-13" };
  await aRace(db, { ...soon, raceName: "Ending" });
  expect(await saveAlert(services, { userId }, search, site)).toEqual({
    problem: null,
    isNew: true,
  });
  expect(await saveAlert(services, { userId }, search, site)).toEqual({
    problem: null,
    isNew: false,
  });
  await tellAlerts(services);
  expect(await lettersTo(address), "the first week has passed already").toEqual([]);

  pass(7);
  await tellAlerts(services);
  expect(await lettersTo(address), "nothing has changed").toEqual([]);

  await db.update(races).set({ registrationStatus: "open" }).where(eq(races.id, closed));
  await db.update(raceDistances).set({ priceMinor: 8000 }).where(eq(raceDistances.raceId, dear));
  const createdAt = new Date(at);
  await aRace(db, { ...trail, raceName: "Young", createdAt });
  await aRace(db, { ...trail, raceName: "Elsewhere", country: "Mexico", createdAt });
  await aRace(db, { ...trail, raceName: "On the road", raceType: "Road", createdAt });
  pass(7);
  expect(await tellAlerts(services)).toBe(1);
  pass(1);
  expect(await tellAlerts(services), "once a week").toBe(0);
  const [letter, ...more] = await lettersTo(address);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe("News about 4 races you are looking for");
  expect(letter?.text).toContain("Young:");
  expect(letter?.text).toMatch(/Closed:\n.*\n\nRegistration is open · .*June 6, 2027/);
  expect(letter?.text).toMatch(/Dear:\n.*\n\nNow S\/80 PEN, was S\/100 PEN/);
  expect(letter?.text).toContain("Registration closes on");
  expect(letter?.text).not.toMatch(/Elsewhere|On the road/);

  pass(6);
  await tellAlerts(services);
  expect(await lettersTo(address), "that it closes is told once").toEqual([]);

  const token = /\/alerts\/([\w.-]+)$/.exec(letter?.ends ?? "")?.[1] ?? "";
  const readerId = readerOfToken(services, token);
  await endAlerts(services, readerId ?? "");
  await aRace(db, { ...trail, raceName: "Too late", createdAt: new Date(at) });
  pass(7);
  expect(await tellAlerts(services)).toBe(0);
});

test("a visitor confirms by mail; what is not confirmed is deleted and never told", async () => {
  const email = "Guest@alerts.test";
  await askForAlert(services, { email, search }, site);
  await askForAlert(services, { email: "guest@alerts.test", search: "city=Lima" }, site);
  const [first] = await lettersTo(email);
  expect(first?.text).not.toContain("Peru");
  const confirmed = await follow(first?.text);
  expect(confirmed?.problem).toBeNull();
  expect(await alertsOf(services, confirmed?.readerId ?? "")).toMatchObject([{ search }]);
  const [second] = await lettersTo("guest@alerts.test");
  pass(8);
  await forgetUnconfirmed(services);
  await expect(follow(second?.text)).rejects.toThrow("no link");
  await aRace(db, { ...trail, raceName: "Fresh", createdAt: new Date(at) });
  pass(7);
  expect(await tellAlerts(services)).toBe(1);
  expect((await lettersTo(email))[0]?.subject).toBe("New: Fresh");
});

test("the alerts of a guest belong to the account with the same address, which gets one letter", async () => {
  const userId = await aPerson(db);
  const email = await addressOf(userId);
  await saveAlert(services, { userId }, "type=Road", site);
  await askForAlert(services, { email: email.toUpperCase(), search }, site);
  const [letter] = await lettersTo(email.toUpperCase());
  const confirmed = await follow(letter?.text);
  expect(confirmed?.readerId).toBe(await readerOf(services, { userId }));
  expect(await alertsOf(services, confirmed?.readerId ?? "")).toHaveLength(2);
});

test("a person has ten alerts at most, and one without a confirmed address none", async () => {
  const userId = await aPerson(db);
  for (let count = 1; count <= 10; count += 1) {
    await saveAlert(services, { userId }, `city=City ${count}`, site);
  }
  const refused = await saveAlert(services, { userId }, "city=One more", site);
  expect(refused.problem).toBe("too-many");
  const readerId = await readerOf(services, { userId });
  expect(await alertsOf(services, readerId ?? "")).toHaveLength(10);
  await db.update(users).set({ emailVerified: false }).where(eq(users.id, userId));
  const unconfirmed = await saveAlert(services, { userId }, search, site);
  expect(unconfirmed.problem).toBe("not-confirmed");
});
