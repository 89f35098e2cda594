import { openMenu } from "../admin/row-menu.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { deskEntries, deskRaces } from "./desk.ts";

const list = "/admin/races/registrations";

test("ADM-REG-03 ADM-REG-04 ADM-SHELL-06 the menu of a row changes a registration, a question takes the focus, selected registrations are confirmed together, and the start list is printed without its tools", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto(`${list}?q=actina`);
  await alive(page);
  await expectAccessible(page);
  const row = page.getByRole("row").filter({ hasText: "Actina" });
  const button = (name: string) => row.getByRole("button", { name });
  await openMenu(row);
  await button("Mark completed").click();
  const question = page.getByRole("alert");
  await expect(question).toContainText("has not been run yet");
  await expect(question).toBeFocused();
  await question.getByRole("button", { name: "Mark completed anyway" }).click();
  await expect(row.locator(".chip")).toHaveText("Completed");
  await openMenu(row);
  await row.getByText("Cancel Actina").click();
  await button("Cancel registration").click();
  await expect(row.locator(".chip")).toHaveText("Cancelled");

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

  await page.goto(`${list}?race=${deskRaces.last}`);
  await expect(page.getByRole("table", { name: "Places by distance" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${list}/${deskEntries.holder}`);
  await expectAccessible(page);

  await page.goto("/admin/races/claims?q=clara@");
  const claim = page.getByRole("table", { name: "Race claims" }).locator("tbody").getByRole("row");
  await openMenu(claim);
  await claim.getByText("Status and note").click();
  await expectAccessible(page);

  await page.goto(`/admin/races/${deskRaces.past}/start-list`);
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toBeVisible();
  for (const name of ["Print", "By bib", "Download CSV", "See what would have been sent"]) {
    const shown = page.getByText(name, { exact: true }).filter({ visible: true });
    await expect(shown, name).toHaveCount(0);
  }
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^start-list-bygone-run-\d{4}-\d\d-\d\d\.csv$/);
});
