import { eq } from "drizzle-orm";
import { raceDistances } from "#db/schema.ts";
import { addDays, toDay } from "#values/day.ts";
import { wizard } from "../../e2e/registrations/wizard-page.ts";
import { faultsOf } from "../../support/orders.ts";
import { aRace } from "../../support/races/races.ts";
import { withRaces } from "../support/added-races.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { enter, signInAs } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";
import { passContact, passSafety } from "./wizard.ts";

const race = "0a170000-0000-4000-8000-000000000001";
const plain = "0a170000-0000-4000-8000-000000000002";
const address = `/races/${race}`;

withRaces(async (db) => {
  const about = {
    raceTypeCategory: "internal" as const,
    startDate: addDays(toDay(new Date()), 90),
    distances: [{ distance: "10K", capacity: 0 }],
  };
  await aRace(db, { id: race, ...about, raceName: "Full Ten" });
  await aRace(db, { id: plain, ...about, raceName: "Plain Full Ten" });
});

/** Gives the race as many places; what an organizer saves then offers them. */
async function givePlaces(admin: Visitor, capacity: number) {
  const { db } = (await openSite()).running.services;
  await db.update(raceDistances).set({ capacity }).where(eq(raceDistances.raceId, race));
  await admin.post(`/admin/races/${race}/waiting-list`, { waiting_list: "on", offer_hours: "12" });
  return db;
}

/** Opens the actions for the runner at this place of the list. */
async function openMenu(admin: Visitor, at: number) {
  await admin.page.locator(".row-menu-button").nth(at).click();
}

test("a full race whose organizer has no waiting list only says that it is full", async ({
  visitor,
}) => {
  for (const path of [`/races/${plain}`, `/races/${plain}/register`]) {
    await visitor.visit(path);
    expect(visitor.page.getByText("All places of this distance are taken.").first()).toBeVisible();
    expect(visitor.page.getByText("waiting list", { exact: false })).toHaveCount(0);
  }
});

test("an organizer opens a waiting list, runners join with one tap, and a free place becomes the entry of the first", async ({
  visitor,
  other: admin,
}) => {
  await signInAs(admin, "admin");
  await admin.visit(`/admin/races/edit/${race}`);
  await admin.follow("Waiting list", { exact: true });
  expect(admin.page.getByText("Nobody is waiting")).toBeVisible();
  await admin.choose("Waiting list", "On");
  await admin.fill("Hours that an offer lasts", "200");
  await admin.press("Save", { exact: true });
  expect(admin.page.getByText("Please enter a whole number from 1 to 168")).toBeVisible();
  await admin.fill("Hours that an offer lasts", "12");
  await admin.press("Save", { exact: true });
  expect(admin.page.getByText("Waiting list saved.")).toBeVisible();

  // A visitor signs in first.
  await visitor.visit(address);
  expect(visitor.page.getByRole("link", { name: "Join the waiting list" }).first()).toHaveAttribute(
    "href",
    new RegExp(`${address}/register`),
  );
  await visitor.visit(`${address}/register`);
  await visitor.follow("Sign in to join the waiting list");
  expect(visitor.path).toContain("/login");

  const first = enter(visitor);
  const { page } = visitor;
  await visitor.visit(address);
  await page.getByRole("button", { name: "Join the waiting list" }).first().click();
  expect(page.getByRole("heading", { level: 1 })).toHaveText("You are 1st in line");
  await latestMail(visitor, first.email, /^You are on the waiting list: Full Ten$/);
  await visitor.visit(`${address}/register`);
  expect(page.getByText("You are 1st in line.")).toBeVisible();

  const second = new Visitor(visitor.origin);
  const next = enter(second);
  await second.visit(`${address}/register`);
  await second.press("Join the waiting list");
  expect(second.page.getByRole("heading", { level: 1 })).toHaveText("You are 2nd in line");

  await admin.visit(`/admin/races/${race}/waiting-list`);
  expect(admin.page.getByText(first.email)).toBeVisible();
  await openMenu(admin, 1);
  await admin.press(`Offer the next place ${next.email}`);
  expect(admin.page.getByText("The next free place goes to this runner.")).toBeVisible();
  const file = await (await admin.fetch(`/admin/races/${race}/waiting-list.csv`)).text();
  expect(file.indexOf(next.email)).toBeLessThan(file.indexOf(first.email));

  const db = await givePlaces(admin, 1);
  const offered = await latestMail(visitor, next.email, /^A place for you: Full Ten$/);
  expect(offered.text).toContain("(time at the place of the race)");
  await second.visit("/dashboard");
  expect(second.page.getByText("a place is held for you until", { exact: false })).toBeVisible();
  await visitor.visit(`${address}/register`);
  expect(page.getByText("You are 1st in line.")).toBeVisible();

  await admin.visit(`/admin/races/${race}/dashboard`);
  expect(
    admin.page.getByText("0 of 1 taken · 1 offered to the waiting list · 0 free"),
  ).toBeVisible();

  // The one with the offer leaves, and the place is the other's at once.
  await second.visit(address);
  await second.page.getByRole("link", { name: "Take the place" }).first().click();
  expect(wizard(second.page).title).toHaveText("Contact Information");
  await second.visit(linkIn(offered, "/waiting-list/"));
  await second.press("Leave the waiting list");
  expect(second.page.getByText("You are off the waiting list.")).toBeVisible();
  expect((await second.fetch(`/waiting-list/${race}`)).status).toBe(404);

  await visitor.visit("/dashboard");
  await visitor.follow("Take the place");
  await passContact(visitor);
  await passSafety(visitor);
  await wizard(page).submit.click();
  expect(wizard(page).done).toBeVisible();
  await visitor.visit(address);
  expect(page.getByText("in line", { exact: false })).toHaveCount(0);
  expect(page.getByText("You are registered, bib 1.")).toBeVisible();
  expect(await faultsOf(db, race)).toEqual([]);
});

test("in Spanish, a runner joins, and the organizer removes them with a mail in the language of the account", async ({
  visitor,
  other: admin,
}) => {
  const runner = enter(visitor);
  await visitor.visit(`/es${address}/register`);
  await visitor.press("Entrar a la lista de espera");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText(
    "Tienes el puesto 1 de la lista de espera",
  );
  await signInAs(admin, "admin");
  await admin.visit(`/es/admin/races/${race}/waiting-list`);
  await openMenu(admin, 0);
  await admin.page.locator(".row-menu summary").first().click();
  await admin.press("Quitar de la lista");
  expect(admin.page.getByText("El corredor ya no está en la lista.")).toBeVisible();
  await latestMail(visitor, runner.email, /^You are off the waiting list: Full Ten$/);
  await visitor.visit("/es/dashboard");
  expect(visitor.page.getByText("de la lista de espera", { exact: false })).toHaveCount(0);
});
