import { newRaceName } from "../../e2e/admin/race-details.ts";
import { openMenu } from "../../e2e/admin/row-menu.ts";
import { latestMail } from "../support/outbox.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { newRace } from "./new-race.ts";

test("an administrator links an organizer, who changes the race until the link is removed", async ({
  visitor,
  other,
}) => {
  const { email } = enter(other);
  await other.visit("/organize");
  expect(
    other.page.getByRole("heading", { name: "No race is linked to your account yet" }),
  ).toBeVisible();

  const race = await newRace(visitor, newRaceName(), ["10K"]);
  await visitor.visit(`/admin/races/edit/${race}`);
  await visitor.follow("Organizers");
  await visitor.fill("Email of the account", "nobody@example.com");
  await visitor.press("Link as organizer");
  expect(
    visitor.page.getByText("No confirmed and active account has this address.").first(),
  ).toBeVisible();
  const account = visitor.page.getByLabel("Email of the account");
  expect(account).toHaveValue("nobody@example.com");
  await account.fill(email);
  await visitor.press("Link as organizer");
  expect(visitor.page.getByText(`${email} organizes this race now.`)).toBeVisible();
  expect(account).toHaveValue("");
  await latestMail(visitor, email, /^You organize/);

  await other.visit("/");
  const header = other.page.getByRole("banner");
  await header.locator("summary").filter({ hasText: "Your pages" }).click();
  await header.getByRole("link", { name: "Organize" }).click();
  await other.page.getByRole("table").getByRole("link").first().click();
  await other.page.getByRole("main").getByRole("link", { name: "Edit the race" }).click();
  expect(other.page.getByLabel("Race Type *")).toBeVisible();
  expect(other.page.getByLabel("Premium race")).toHaveCount(0);
  await other.page.getByLabel("Description").fill("Written by its organizer.");
  await other.press("Save Changes");
  expect(other.page.getByText("Race saved.")).toBeVisible();
  const own = other.url.pathname;
  await other.follow("Registrations");
  expect(other.page.getByRole("heading", { name: "Registrations" })).toBeVisible();

  await visitor.visit("/admin/audit-log");
  const entry = visitor.page.getByRole("row").filter({ hasText: email }).first();
  expect(entry).toContainText("changed");
  await visitor.visit(`/admin/races/edit/${race}/organizers`);
  await visitor.page.locator("summary").filter({ hasText: "Remove" }).click();
  await visitor.press("Remove the organizer");
  expect(visitor.page.getByText("does not organize this race any more.")).toBeVisible();
  expect((await other.fetch(own)).status).toBe(404);
  await latestMail(visitor, email, /no longer organize/);
});

test("a claim says when its claimant has no account to be linked", async ({ visitor }) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/races/claims");
  const claims = visitor.page.getByRole("table", { name: "Race claims" });
  const claim = claims.getByRole("row").nth(1);
  await openMenu(claim);
  await claim
    .locator("summary")
    .filter({ hasText: /^Link as organizer/ })
    .click();
  expect(claim.getByText("No confirmed and active account has this address.")).toBeVisible();
  expect(claim.getByRole("button", { name: "Link the account" })).toHaveCount(0);
});

test("the demo's runner organizes a race and reads the answers of its runners", async ({
  visitor,
}) => {
  await signInAs(visitor, "runner");
  await visitor.visit("/organize");
  await visitor.page
    .getByRole("link", { name: /registrations for/ })
    .first()
    .click();
  expect(visitor.page.getByRole("table", { name: "Registrations" })).toBeVisible();
  await visitor.page.getByRole("rowheader").getByRole("link").first().click();
  expect(visitor.page.getByRole("heading", { name: "What the runner entered" })).toBeVisible();
  expect(visitor.page.getByRole("link", { name: "User account" })).toHaveCount(0);
  await visitor.follow(/^Ask for a review/);
  expect(visitor.page.getByRole("heading", { level: 1, name: "Ask for a review" })).toBeVisible();
});
