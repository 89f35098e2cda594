import { openMenu } from "../../e2e/admin/row-menu.ts";
import { deskEntries, deskRaces } from "../../e2e/registrations/desk.ts";
import { addDesk } from "../../e2e/registrations/desk-rows.ts";
import { withRaces } from "../support/added-races.ts";
import { latestMail } from "../support/outbox.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

withRaces(addDesk);

const list = "/admin/races/registrations";

test("ADM-REG-01 ADM-REG-02 ADM-REG-07 the list of registrations can be searched and filtered", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const { page } = visitor;
  await visitor.visit(list);
  const rows = page.getByRole("table", { name: "Registrations" }).getByRole("row");
  const row = (name: string) => rows.filter({ hasText: name });
  for (const text of ["Bygone Run", "finisher@example.com", "10K", "Confirmed"]) {
    expect(row("Finn")).toContainText(text);
  }
  expect(row("deleted runner").filter({ hasText: "Asking Run" })).toBeVisible();
  expect(page.getByRole("main")).not.toContainText(/P-123|Rímac|1990/);

  await page.getByLabel("Search by runner or email").fill("finisher@");
  await visitor.press("Search");
  expect(visitor.path).toMatch(/q=finisher/);
  expect(rows).toHaveCount(2);
  await visitor.visit(`${list}?name=last+place&status=cancelled`);
  expect(rows).toHaveCount(2);
  expect(row("Wanda")).toBeVisible();
  await visitor.visit(`${list}?when=past`);
  expect(row("Finn")).toBeVisible();
  expect(row("Wanda")).toHaveCount(0);
  await visitor.visit(`${list}?q=nobody`);
  expect(page.getByRole("heading", { name: "No registrations found" })).toBeVisible();
});

test("ADM-REG-03 ADM-REG-04 ADM-REG-05 ADM-REG-06 ADM-SHELL-06 without scripts one registration is confirmed, completed and cancelled", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const { page } = visitor;
  await visitor.visit(`${list}?q=actina`);
  const row = page.getByRole("row").filter({ hasText: "Actina" });
  const button = (name: string) => row.getByRole("button", { name });
  const status = row.locator(".chip");
  await openMenu(row);
  await button("Confirm Actina").click();
  expect(page.getByText("Registration confirmed.")).toBeVisible();
  expect(status).toHaveText("Confirmed");
  await openMenu(row);
  expect(button("Confirm Actina")).toHaveCount(0);
  await button("Mark completed").click();
  // The race is in a month, so completing an entry asks for a confirmation first.
  const question = page.getByRole("alert");
  expect(question).toContainText("has not been run yet");
  expect(status).toHaveText("Confirmed");
  await question.getByRole("button", { name: "Mark completed anyway" }).click();
  expect(status).toHaveText("Completed");
  await openMenu(row);
  expect(button("Mark completed")).toHaveCount(0);
  expect(button("Confirm Actina")).toBeVisible();
  await row.locator("summary").filter({ hasText: "Cancel Actina" }).click();
  await button("Cancel registration").click();
  expect(status).toHaveText("Cancelled");
  await openMenu(row);
  expect(button("Confirm Actina")).toBeVisible();
  expect(button("Mark completed")).toHaveCount(0);
  expect(row.getByText("Cancel Actina")).toHaveCount(0);
  await latestMail(visitor, "acting@example.com", /^Registration cancelled: Busy Run$/);

  await visitor.visit("/admin/audit-log?q=Busy+Run");
  expect(page.getByRole("table")).toContainText("completed registration");
});

test("ADM-REG-13 ERR-57 a taken place is not given to anyone else, and the race shows its taken places", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const { page } = visitor;
  await visitor.visit(`${list}?race=${deskRaces.last}`);
  expect(page.getByRole("table", { name: "Places by distance" })).toContainText("1 of 1");
  const row = page.getByRole("row").filter({ hasText: "Wanda" });
  await openMenu(row);
  await row.getByRole("button", { name: "Confirm" }).click();
  const alert = page.getByRole("alert");
  expect(alert).toContainText("Failed to update registration status");
  expect(alert).toContainText("Wanda Quispe: All places of this distance are taken.");
  expect(row.locator(".chip")).toHaveText("Cancelled");
});

test("selected registrations are confirmed together", async ({ visitor }) => {
  await signInAs(visitor, "admin");
  const { page } = visitor;
  await visitor.visit(`${list}?q=chosen`);
  const confirm = page.locator("#chosen [value='confirmed']");
  await confirm.click();
  expect(page.getByRole("alert")).toContainText("Please choose at least one registration");
  for (const box of page.getByRole("table").getByRole("checkbox").all()) await box.check();
  await confirm.click();
  expect(page.getByText("2 registrations confirmed.")).toBeVisible();
  const states = page.getByRole("table").locator(".chip");
  expect(states.texts()).toEqual(["Confirmed", "Confirmed"]);
  await page.getByRole("button", { name: "Undo these 2 changes" }).click();
  expect(page.getByText("Undone: 2 registrations have their former status.")).toBeVisible();
  expect(states.texts()).toEqual(["Registered", "Registered"]);
  expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
});

test("all registrations that match are changed after a question that names their number", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const { page } = visitor;
  await visitor.visit(list);
  await page.getByRole("button", { name: /^All \d+ that match…$/ }).click();
  expect(page.getByRole("alert")).toContainText(/Change \d+ registrations\?/);

  const chosen = `${list}?q=chosen`;
  const confirm = (matching: string) => visitor.post(chosen, { matching, status: "confirmed" });
  expect(await (await confirm("3")).text(), "others match by now").toContain(
    "Change 2 registrations?",
  );
  expect((await confirm("2")).status).toBe(303);
  await visitor.visit(chosen);
  const states = page.getByRole("table").locator(".chip");
  expect(states.texts()).toEqual(["Confirmed", "Confirmed"]);
});

test("ADM-REG-06 a partly refused change shows what was done and the current list, and the registration its history", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const { page } = visitor;
  await visitor.visit(`${list}?race=${deskRaces.last}`);
  const row = (name: string) =>
    page
      .getByRole("row")
      .filter({ hasText: name })
      .filter({ has: page.getByRole("checkbox") });
  await row("Hugo").getByRole("checkbox").check();
  await row("Wanda").getByRole("checkbox").check();
  await page.locator("#chosen [value='confirmed']").click();
  const alert = page.getByRole("alert");
  expect(alert).toContainText("Registration confirmed.");
  expect(alert).toContainText("Wanda Quispe: All places of this distance are taken.");
  expect(row("Hugo").locator(".chip")).toHaveText("Confirmed");
  expect(row("Hugo").getByRole("checkbox")).not.toBeChecked();
  await openMenu(row("Hugo"));
  expect(row("Hugo").getByRole("button", { name: "Mark completed" })).toBeVisible();
  expect(row("Hugo").getByRole("button", { name: "Confirm Hugo" })).toHaveCount(0);

  await visitor.visit(`${list}/${deskEntries.holder}`);
  const main = page.getByRole("main");
  expect(page.getByRole("heading", { level: 1 })).toHaveText("Hugo Quispe");
  for (const given of ["February 28, 1990", "P-123", "Luz Quispe", "+51912345678"]) {
    expect(main).toContainText(given);
  }
  expect(main).toContainText("confirmed by admin@dorsal.test");
  await visitor.visit(`${list}/${deskEntries.deleted}`);
  expect(main).toContainText("The runner has deleted the account.");
  await visitor.visit(`${list}/nonsense`);
  expect(visitor.status).toBe(404);
});

test("the start list is shown and downloaded without formulas, and both are logged", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const { page } = visitor;
  const address = `/admin/races/${deskRaces.past}/start-list`;
  await visitor.visit(address);
  expect(page.getByRole("table")).toContainText("=Formula, Finn");
  const download = page.getByRole("link", { name: "Download CSV" });
  const file = await visitor.fetch(String(download.attribute("href")));
  expect(file.headers.get("content-disposition")).toMatch(
    /filename="start-list-bygone-run-\d{4}-\d\d-\d\d\.csv"/,
  );
  const text = Buffer.from(await file.arrayBuffer()).toString("utf8");
  expect(text.startsWith("\uFEFFBib,Last name,First name,")).toBe(true);
  expect(text).toContain("1,'=Formula,Finn,10K,1990-02-28,,Peru,+51987654321,");
  await visitor.visit("/admin/audit-log?q=Bygone");
  expect(page.getByRole("row").filter({ hasText: "exported start list" })).toHaveCount(2);
});

test("ADM-CLAIM-01 ADM-CLAIM-02 ADM-CLAIM-03 GAP-20 DATA-07 claims have a mail link to the claimant and a status", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  const { page } = visitor;
  await visitor.visit("/admin/races/claims?q=clara@");
  const claims = page.getByRole("table", { name: "Race claims" }).locator("tbody").getByRole("row");
  expect(claims).toHaveCount(1);
  for (const text of ["Asking Run", "Lima, Peru", "<b>Really</b>"]) {
    expect(claims).toContainText(text);
  }
  await openMenu(claims);
  expect(claims.getByRole("link", { name: "Email the claimant" })).toHaveAttribute(
    "href",
    "mailto:clara@example.com?subject=Your%20claim%20of%20Asking%20Run",
  );
  expect(claims.getByRole("link", { name: "Edit the race" })).toHaveAttribute(
    "href",
    `/admin/races/edit/${deskRaces.asked}`,
  );
  await claims.locator("summary").filter({ hasText: "Status and note" }).click();
  await claims.getByLabel("Status", { exact: true }).selectOption("contacted");
  await claims.getByLabel("Note").fill("Called her.");
  await claims.getByRole("button", { name: "Save" }).click();
  expect(page.getByText("Claim updated.")).toBeVisible();
  expect(claims.locator(".chip")).toHaveText("Contacted");
  expect(claims).toContainText("Called her.");
  await visitor.visit("/admin/races/claims?q=nobody");
  expect(page.getByRole("heading", { name: "No race claims found" })).toBeVisible();
});
