import { openMenu } from "../admin/row-menu.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { signIn } from "../support/people.ts";
import { expect, expectAccessible } from "../support/test.ts";
import { deskAdmin, deskEntries, deskRaces, test } from "./registration-desk.ts";

test.describe.configure({ mode: "default" });
test.beforeEach(({ page }) => signIn(page, deskAdmin));

const list = "/admin/races/registrations";

test("ADM-REG-01 ADM-REG-02 ADM-REG-07 the list of registrations can be searched and filtered", async ({
  page,
}) => {
  await page.goto(list);
  const rows = page.getByRole("table", { name: "Registrations" }).getByRole("row");
  const row = (name: string) => rows.filter({ hasText: name });
  await expect(row("Finn")).toContainText("Bygone Run");
  await expect(row("Finn")).toContainText("finisher@example.com");
  await expect(row("Finn")).toContainText("10K");
  await expect(row("Finn")).toContainText("Confirmed");
  await expect(row("deleted runner")).toContainText("Asking Run");
  await expect(page.getByRole("main")).not.toContainText(/P-123|Rímac|1990/);
  await expectAccessible(page);

  await page.getByLabel("Search by runner or email").fill("finisher@");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=finisher/);
  await expect(rows).toHaveCount(2);
  await page.goto(`${list}?name=last+place&status=cancelled`);
  await expect(rows).toHaveCount(2);
  await expect(row("Wanda")).toBeVisible();
  await page.goto(`${list}?when=past`);
  await expect(row("Finn")).toBeVisible();
  await expect(row("Wanda")).toHaveCount(0);
  await page.goto(`${list}?q=nobody`);
  await expect(page.getByRole("heading", { name: "No registrations found" })).toBeVisible();
});

test("ADM-REG-03 ADM-REG-04 ADM-REG-05 ADM-REG-06 ADM-SHELL-06 one registration is confirmed, completed and cancelled", async ({
  page,
  request,
}) => {
  await page.goto(`${list}?q=actina`);
  const row = page.getByRole("row").filter({ hasText: "Actina" });
  const button = (name: string) => row.getByRole("button", { name });
  await openMenu(row);
  await button("Confirm Actina").click();
  await expect(page.getByText("Registration confirmed.")).toBeVisible();
  await expect(row.locator(".chip")).toHaveText("Confirmed");
  await openMenu(row);
  await expect(button("Confirm Actina")).toHaveCount(0);
  await button("Mark completed").click();
  // The race is in a month: nobody is congratulated before that was asked.
  const question = page.getByRole("alert");
  await expect(question).toContainText("has not been run yet");
  await expect(question).toBeFocused();
  await expect(row.locator(".chip")).toHaveText("Confirmed");
  await question.getByRole("button", { name: "Mark completed all the same" }).click();
  await expect(row.locator(".chip")).toHaveText("Completed");
  await openMenu(row);
  await expect(button("Mark completed")).toHaveCount(0);
  await expect(button("Confirm Actina")).toBeVisible();
  await row.getByText("Cancel Actina").click();
  await button("Cancel registration").click();
  await expect(row.locator(".chip")).toHaveText("Cancelled");
  await openMenu(row);
  await expect(button("Confirm Actina")).toBeVisible();
  await expect(button("Mark completed")).toHaveCount(0);
  await expect(row.getByText("Cancel Actina")).toHaveCount(0);
  await latestMail(request, "acting@example.com", { subject: "Registration cancelled: Busy Run" });

  await page.goto("/admin/audit-log?q=Busy+Run");
  await expect(page.getByRole("table")).toContainText("completed registration");
});

test("selected registrations are confirmed together", async ({ page }) => {
  const ticked = Promise.withResolvers<void>();
  await page.route(`**${list}.data*`, async (route) => {
    if (route.request().method() === "GET") await ticked.promise;
    await route.continue();
  });
  await page.goto(`${list}?q=chosen`);
  await alive(page);
  const confirm = page.getByRole("button", { name: "Confirm chosen", exact: true });
  await expect(confirm, "nothing is chosen").toBeHidden();
  // As without the bar: a role finds nothing that is hidden.
  await page.locator("#chosen [value='confirmed']").dispatchEvent("click");
  await expect(page.getByRole("alert")).toContainText("Please choose at least one registration");
  const first = page.getByRole("checkbox").first();
  await first.check();
  await expect(page.getByText("1 chosen")).toBeVisible();
  await page.getByRole("button", { name: "All on this page" }).click();
  await expect(page.getByText("2 chosen")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Clear choice" }).click();
  await expect(confirm).toBeHidden();
  await first.check();
  await page.getByRole("button", { name: "All on this page" }).click();
  const read = page.waitForResponse((answer) => answer.url().includes(`${list}.data`));
  ticked.resolve();
  await read;
  await expect(first, "what is ticked while the page reads again stays").toBeChecked();
  await confirm.click();
  await expect(page.getByText("2 registrations confirmed.")).toBeVisible();
  await expect(page.getByRole("table").locator(".chip")).toHaveText(["Confirmed", "Confirmed"]);
});

test("ADM-REG-13 ERR-57 a taken place is not given again, and the race shows its taken places", async ({
  page,
}) => {
  await page.goto(`${list}?race=${deskRaces.last}`);
  const places = page.getByRole("table", { name: "Places by distance" });
  await expect(places).toContainText("1 of 1");
  await expectAccessible(page);
  const row = page.getByRole("row").filter({ hasText: "Wanda" });
  await openMenu(row);
  await row.getByRole("button", { name: "Confirm" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Failed to update registration status");
  await expect(alert).toContainText("Wanda Quispe: All places of this distance are taken.");
  await expect(row.locator(".chip")).toHaveText("Cancelled");
});

test("ADM-REG-06 a partly refused change shows what was done and the current list", async ({
  page,
}) => {
  await page.goto(`${list}?race=${deskRaces.last}`);
  await alive(page);
  const row = (name: string) =>
    page
      .getByRole("row")
      .filter({ hasText: name })
      .filter({ has: page.getByRole("checkbox") });
  await row("Hugo").getByRole("checkbox").check();
  await row("Wanda").getByRole("checkbox").check();
  await page.getByRole("button", { name: "Confirm chosen", exact: true }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Registration confirmed.");
  await expect(alert).toContainText("Wanda Quispe: All places of this distance are taken.");
  await expect(row("Hugo").locator(".chip")).toHaveText("Confirmed");
  await expect(row("Hugo").getByRole("checkbox")).not.toBeChecked();
  await openMenu(row("Hugo"));
  await expect(row("Hugo").getByRole("button", { name: "Mark completed" })).toBeVisible();
  await expect(row("Hugo").getByRole("button", { name: "Confirm Hugo" })).toHaveCount(0);
});

test("a registration shows everything for administrators, with its history", async ({ page }) => {
  await page.goto(`${list}/${deskEntries.holder}`);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hugo Quispe");
  for (const given of ["February 28, 1990", "P-123", "Luz Quispe", "+51912345678"]) {
    await expect(main).toContainText(given);
  }
  await expectAccessible(page);
  await expect(main).toContainText(`confirmed by ${deskAdmin.email}`);
  await page.goto(`${list}/${deskEntries.deleted}`);
  await expect(main).toContainText("The runner has deleted the account.");
  expect((await page.goto(`${list}/nonsense`))?.status()).toBe(404);
});

test("the start list is printed and downloaded without formulas, and both are logged", async ({
  page,
}) => {
  await page.goto(`/admin/races/${deskRaces.past}/start-list`);
  await expect(page.getByRole("table")).toContainText("=Formula, Finn");
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toBeVisible();
  for (const name of ["Print", "By bib", "Download CSV", "See what would have been sent"]) {
    await expect(page.getByText(name, { exact: true }), name).toBeHidden();
  }
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^start-list-bygone-run-\d{4}-\d\d-\d\d\.csv$/);
  const file = await page.request.get(`/admin/races/${deskRaces.past}/start-list.csv`);
  const text = (await file.body()).toString("utf8");
  expect(text.startsWith("\uFEFFBib,Last name,First name,")).toBe(true);
  expect(text).toContain("1,'=Formula,Finn,10K,1990-02-28,,Peru,+51987654321,");
  await page.goto("/admin/audit-log?q=Bygone");
  await expect(page.getByRole("row").filter({ hasText: "exported start list" })).toHaveCount(3);
});

test("ADM-CLAIM-01 ADM-CLAIM-02 ADM-CLAIM-03 GAP-20 DATA-07 claims have a mail link to the claimant and a status", async ({
  page,
}) => {
  await page.goto("/admin/races/claims");
  const claims = page.getByRole("table", { name: "Race claims" }).locator("tbody").getByRole("row");
  await expect(claims).toHaveCount(2);
  const first = claims.first();
  await expect(first).toContainText("Asking Run");
  await expect(first).toContainText("Lima, Peru");
  await expect(first).toContainText("<b>Really</b>");
  await openMenu(first);
  await expect(first.getByRole("link", { name: "Email the claimant" })).toHaveAttribute(
    "href",
    "mailto:clara@example.com?subject=Your%20claim%20of%20Asking%20Run",
  );
  await expect(first.getByRole("link", { name: "Edit the race" })).toHaveAttribute(
    "href",
    `/admin/races/edit/${deskRaces.asked}`,
  );
  await first.getByText("Status and note").click();
  await expectAccessible(page);
  await first.getByLabel("Status").selectOption("contacted");
  await first.getByLabel("Note").fill("Called her.");
  await first.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Claim updated.")).toBeVisible();
  await expect(first.locator(".chip")).toHaveText("Contacted");
  await expect(first).toContainText("Called her.");
  await page.goto("/admin/races/claims?q=carl@");
  await expect(claims).toHaveCount(1);
  await page.goto("/admin/races/claims?q=nobody");
  await expect(page.getByRole("heading", { name: "No race claims found" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ADM-REG-06 a form confirms a registration, and the next page says so", async ({ page }) => {
    await page.goto(`${list}?q=finn`);
    await openMenu(page.getByRole("row").nth(1));
    await page.getByRole("button", { name: "Mark completed" }).first().click();
    await expect(page.getByText("Registration marked as completed.")).toBeVisible();
    await expect(page.getByRole("table").locator(".chip")).toHaveText("Completed");
  });
});
