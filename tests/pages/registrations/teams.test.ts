import { addDays, toDay } from "#values/day.ts";
import { wizard } from "../../e2e/registrations/wizard-page.ts";
import { aRace } from "../../support/races/races.ts";
import { withRaces } from "../support/added-races.ts";
import { latestMail } from "../support/outbox.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";
import { openWizard, passContact, passSafety, register } from "./wizard.ts";

const race = "0a190000-0000-4000-8000-000000000001";
const address = `/races/${race}`;
const onePrice = "0a190000-0000-4000-8000-000000000002";

withRaces(async (db) => {
  await aRace(db, {
    id: race,
    raceTypeCategory: "internal",
    startDate: addDays(toDay(new Date()), 90),
    raceName: "Relay Ten",
    distances: [{ distance: "10K", capacity: 20 }],
  });
  await aRace(db, {
    id: onePrice,
    raceTypeCategory: "internal",
    startDate: addDays(toDay(new Date()), 90),
    raceName: "One Price Relay",
    distances: [{ distance: "10K", capacity: 1 }],
  });
});

test("an organizer allows a relay, a captain forms a team and invites, a member registers by the link, and the lists name the team", async ({
  visitor,
  other: admin,
}) => {
  const captain = await register(visitor, `${address}/register`);
  expect(visitor.page.getByRole("link", { name: "Form a team" })).toHaveCount(0);
  const entry = visitor.path.split("?")[0] ?? "";

  await signInAs(admin, "admin");
  await admin.visit(`/admin/races/edit/${race}`);
  await admin.follow("Teams", { exact: true });
  expect(admin.page.getByText("No teams yet")).toBeVisible();
  await admin.choose("10K. Teams", "Relay: each member runs one leg");
  await admin.press("Save 10K");
  expect(admin.page.getByText("Please enter a number")).toBeVisible();
  await admin.fill("10K. Maximum number of members, or legs of the relay", "2");
  await admin.fill("Who may be in a team (10K) in English", "One woman at least.");
  await admin.press("Save 10K");
  expect(admin.page.getByText("Saved.", { exact: true })).toBeVisible();

  await visitor.visit(entry);
  await visitor.follow("Form a team");
  expect(visitor.page.getByText("One woman at least.")).toBeVisible();
  await visitor.press("Form the team");
  expect(visitor.page.getByText("Please name the team")).toBeVisible();
  await visitor.fill("Name of the team", "Andes");
  await visitor.press("Form the team");
  expect(visitor.page.getByText("You have formed your team.", { exact: false })).toBeVisible();
  expect(visitor.page.getByText("Still missing: 1.", { exact: false })).toBeVisible();
  const link = /\/team-invitations\/[\w-]{20}/.exec(visitor.body)?.[0] ?? "";

  const guest = new Visitor(visitor.origin);
  await guest.visit(link);
  expect(guest.page.getByRole("heading", { name: "Andes" })).toBeVisible();
  expect(guest.page.getByRole("link", { name: "Sign in to join" })).toBeVisible();
  const member = new Visitor(visitor.origin);
  enter(member);
  await member.visit(link);
  await member.press("Register and join");
  expect(member.page.getByText("This entry joins the team “Andes”.")).toBeVisible();
  await passContact(member);
  await passSafety(member);
  await wizard(member.page).submit.click();
  expect(wizard(member.page).done).toBeVisible();
  expect(member.page.getByText("Andes (leg 2)")).toBeVisible();
  await latestMail(visitor, captain.email, /joins Andes$/);

  await guest.visit(link);
  expect(guest.page.getByText("This team is full.")).toBeVisible();
  await member.follow("See your team");
  expect(member.page.getByText("The team is complete.")).toBeVisible();
  expect(member.page.getByRole("button", { name: "Make a new link" })).toHaveCount(0);

  await admin.visit(`/admin/races/${race}/teams`);
  expect(admin.page.getByText("Complete", { exact: true })).toBeVisible();
  await admin.visit(`/admin/races/${race}/start-list`);
  expect(admin.page.getByText("Andes (leg 1)")).toBeVisible();
  const file = await admin.fetch(`/admin/races/registrations.csv?race=${race}`);
  expect(await file.text()).toMatch(/,Andes,2,\r\n/);

  await visitor.visit(link);
  await visitor.follow("See the team");
  await visitor.page.locator("summary").filter({ hasText: "Hand on the lead" }).click();
  await visitor.choose("New captain", "Ana Quispe");
  await visitor.press("Hand on the lead");
  expect(visitor.page.getByText("The team has its new captain.")).toBeVisible();
  expect(visitor.page.getByRole("button", { name: "Make a new link" })).toHaveCount(0);
  await member.follow("See your registration");
  await member.follow("See your team");
  await member.page.locator("summary").filter({ hasText: "Hand on the lead" }).click();
  await member.choose("New captain", "Ana Quispe");
  await member.press("Hand on the lead");

  await member.follow("See your registration");
  await member.follow("See your team");
  await member.page.locator("summary").filter({ hasText: "Leave" }).click();
  await member.press("Leave Andes");
  await visitor.visit(link);
  expect(visitor.page.getByText("This team is full.")).toHaveCount(0);
  await visitor.follow("See the team");
  await visitor.press("Switch the link off");
  expect((await guest.fetch(link)).status).toBe(404);
});

test("a team with one price is paid for by its captain, who hands it on when they cancel", async ({
  visitor,
  other: admin,
}) => {
  await signInAs(admin, "admin");
  await admin.visit(`/admin/races/${onePrice}/teams`);
  await admin.choose("10K. Teams", "Relay: each member runs one leg");
  await admin.fill("10K. Maximum number of members, or legs of the relay", "3");
  await admin.page.getByLabel(/^10K. One price for a team/).check();
  await admin.press("Save 10K");
  expect(admin.page.getByText("Saved.", { exact: true })).toBeVisible();

  await openWizard(visitor, `/races/${onePrice}/register`);
  expect(visitor.page.getByText("This price is for a whole team.", { exact: false })).toBeVisible();
  await passContact(visitor);
  await passSafety(visitor);
  await wizard(visitor.page).submit.click();
  const entry = visitor.path.split("?")[0] ?? "";
  await visitor.follow("Form a team");
  await visitor.fill("Name of the team", "Andes");
  await visitor.press("Form the team");
  const link = /\/team-invitations\/[\w-]{20}/.exec(visitor.body)?.[0] ?? "";

  const member = new Visitor(visitor.origin);
  const { email } = enter(member);
  await member.visit(link);
  await member.press("Register and join");
  expect(
    member.page.getByText("Its place is paid for with the team.", { exact: false }),
  ).toBeVisible();
  await passContact(member);
  await passSafety(member);
  await wizard(member.page).submit.click();
  expect(member.page.getByText("Andes (leg 2)")).toBeVisible();
  await admin.visit(`/admin/races/${onePrice}/teams`);
  await admin.page.getByLabel(/^10K. One price for a team/).uncheck();
  await admin.press("Save 10K");
  expect(admin.page.getByText("Teams have been formed", { exact: false })).toBeVisible();

  await visitor.visit(entry);
  await visitor.page.locator("summary").filter({ hasText: "Cancel registration" }).click();
  expect(
    visitor.page.getByText("Your place and what was paid for it stay", { exact: false }),
  ).toBeVisible();
  await visitor.choose("Who leads Andes from now on?", "Ana Quispe");
  await visitor.press("Cancel my registration");
  await latestMail(visitor, email, /^You lead Andes now$/);
  await member.follow("See your team");
  expect(member.page.getByRole("button", { name: "Make a new link" })).toBeVisible();
  await admin.visit(`/admin/races/${onePrice}/start-list`);
  expect(admin.page.getByText("Andes (leg 2)")).toBeVisible();
});

test("the page of an invitation is in Spanish, and a race without teams has none of it", async ({
  visitor,
}) => {
  await visitor.visit("/es/team-invitations/forged");
  expect(visitor.status).toBe(404);
  expect(visitor.page.getByText("No encontramos este equipo").first()).toBeVisible();
});
