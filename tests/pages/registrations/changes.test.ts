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
import { passContact, passSafety, register } from "./wizard.ts";

const race = "0a180000-0000-4000-8000-000000000001";
const address = `/races/${race}`;

withRaces(async (db) => {
  await aRace(db, {
    id: race,
    raceTypeCategory: "internal",
    startDate: addDays(toDay(new Date()), 90),
    raceName: "Changing Ten",
    distances: [
      { distance: "10K", capacity: 1 },
      { distance: "5K", capacity: 5 },
    ],
  });
});

test("an organizer allows changes, a runner passes the last place on by mail, and the other one exchanges it", async ({
  visitor,
  other: admin,
}) => {
  const { db } = (await openSite()).running.services;
  await signInAs(admin, "admin");
  await admin.visit(`/admin/races/edit/${race}`);
  await admin.follow("Changes of entries", { exact: true });
  expect(admin.page.getByText("No changes yet")).toBeVisible();
  await admin.choose("Transfer to another runner. Do you allow it?", "Allowed");
  await admin.choose("Change of distance. Do you allow it?", "Allowed");
  await admin.page.getByLabel("Last day").first().fill("31/31/2027");
  await admin.press("Save", { exact: true });
  expect(admin.page.getByText("Please enter a day, or leave it empty")).toBeVisible();
  await admin.page.getByLabel("Last day").first().fill("");
  await admin.press("Save", { exact: true });
  expect(admin.page.getByText("Saved.", { exact: true })).toBeVisible();

  const { id: ten } = (await distanceOf("10K"))!;
  const giver = await register(visitor, `${address}/register?distance=${ten}`);
  const entry = visitor.path.split("?")[0];
  await visitor.follow("Change your entry");
  expect(visitor.page.getByRole("heading", { name: "Change of distance" })).toBeVisible();
  expect(visitor.page.getByText("next edition", { exact: false })).toHaveCount(0);
  await visitor.fill("Email of the other runner", giver.email);
  await visitor.press("Invite the other runner");
  expect(
    visitor.page.getByText("Please enter the address of the other runner, not your own."),
  ).toBeVisible();
  const second = new Visitor(visitor.origin);
  const taker = enter(second);
  await visitor.fill("Email of the other runner", taker.email);
  await visitor.press("Invite the other runner");
  expect(visitor.page.getByText(`We have written to ${taker.email}.`)).toBeVisible();
  await visitor.visit("/dashboard");
  expect(
    visitor.page.getByText(`you pass your entry on to ${taker.email}`, { exact: false }),
  ).toBeVisible();

  const mail = await latestMail(visitor, taker.email, /^An entry for you: Changing Ten$/);
  const link = linkIn(mail, "/transfers/");
  const guest = new Visitor(visitor.origin);
  await guest.visit(link);
  expect(guest.page.getByRole("link", { name: "Sign in to accept" })).toBeVisible();
  await second.visit(link);
  await second.press("Accept and fill in the form");
  expect(second.page.getByText("passes this entry on to you", { exact: false })).toBeVisible();
  await passContact(second);
  await passSafety(second);
  await wizard(second.page).submit.click();
  expect(wizard(second.page).done).toBeVisible();
  expect(second.page.getByText("It was passed on by another runner.")).toBeVisible();
  await latestMail(visitor, giver.email, /^Your entry is passed on: Changing Ten$/);
  await visitor.visit(entry ?? "");
  expect(
    visitor.page.getByText("It was passed on to another runner.", { exact: false }),
  ).toBeVisible();
  const over = await guest.fetch(link);
  expect(over.status).toBe(404);
  expect(await over.text()).toContain("This entry is no longer offered");

  await second.follow("Change your entry");
  await second.choose("Other distance", "5K");
  await second.press("Go to the form");
  expect(
    second.page.getByText("This entry replaces yours for 10K", { exact: false }),
  ).toBeVisible();
  await second.visit("/es/dashboard");
  expect(second.page.getByText("estás cambiando a 5K", { exact: false })).toBeVisible();
  await second.follow("Completar el formulario");
  await second.visit(second.path.replace(/^\/es/, ""));
  await passContact(second);
  await passSafety(second);
  await wizard(second.page).submit.click();
  expect(wizard(second.page).done).toBeVisible();

  await admin.visit(`/admin/races/${race}/changes`);
  expect(admin.page.getByRole("row").filter({ hasText: "Done" })).toHaveCount(2);
  expect(await faultsOf(db, race)).toEqual([]);

  async function distanceOf(distance: string) {
    return db.query.raceDistances.findFirst({
      where: (row, { and, eq }) => and(eq(row.raceId, race), eq(row.distance, distance)),
    });
  }
});
