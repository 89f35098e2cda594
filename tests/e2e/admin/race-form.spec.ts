import { alive } from "../support/alive.ts";
import { dropFlashMessage } from "../support/flash-message.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { newRace } from "./new-race.ts";
import { newRaceName, raceDetails } from "./race-details.ts";
import { openMenu } from "./row-menu.ts";

test("ADM-RACE-07 ADM-RACE-08 ADM-RACE-09 ADM-RACE-12 ADM-RACE-14 ADM-RACE-17 ADM-RACE-19 ADM-RACE-26 a race is created in two steps, its distances are ordered by keyboard and by pointer, and the screens about it are accessible", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races/new");
  await alive(page);
  await page.getByRole("button", { name: "Save & Add Distances" }).click();
  await expect(page.getByRole("link", { name: "Event Name is required" })).toBeVisible();
  await expectAccessible(page);
  const name = newRaceName();
  await page.getByLabel("Event Name *").fill(name);
  await page.getByLabel("Race Name *").fill(name);
  await page.getByLabel("Race Date *").fill("2031-05-04");
  await page.getByLabel("Race Type Category *").selectOption("internal");
  await page.getByLabel("Race Type *").selectOption("Trail");
  await page.getByLabel("Country *").fill("Peru");
  await page.getByLabel("City *").fill("Cusco");
  await page.getByRole("button", { name: "Save & Add Distances" }).click();
  const save = page.getByRole("button", { name: "Add Distance" });
  await expect(save).toBeDisabled();
  await page.getByLabel("Title *").focus();
  await page.getByLabel("Distance *").focus();
  await expect(page.getByText("Title is required")).toBeVisible();
  await page.getByLabel("Distance *").fill("50K");
  await expect(save).toBeDisabled();
  await page.getByLabel("Title *").fill("Lake Ultra");
  await save.click();
  const stored = page.getByRole("region", { name: "Distances so far" });
  await expect(stored.getByText("50K")).toBeVisible();

  const id = new URL(page.url()).searchParams.get("race");
  for (const distance of ["5K", "10K"]) {
    const form = { distance, title: distance };
    await page.request.post(page.url(), { form, maxRedirects: 0 });
  }
  await dropFlashMessage(page);
  await page.goto(`/admin/races/edit/${id}`);
  await alive(page);
  const lines = page.getByRole("group", { name: "Distances" }).getByRole("listitem");
  const answered = () => page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Move 10K up" }).focus();
  const moved = answered();
  await page.keyboard.press("Enter");
  await expect(lines).toContainText(["50K", "10K", "5K"]);
  await expect(page.getByText("10K is now number 2 of 3.")).toHaveRole("status");
  await expect(page.getByRole("button", { name: "Move 10K up" })).toBeFocused();
  await moved;
  const ordered = answered();
  await lines.nth(2).dragTo(lines.nth(0));
  await expect(lines).toContainText(["5K", "50K", "10K"]);
  await ordered;
  const kept = await (await page.request.get(`/admin/races/edit/${id}`)).text();
  expect(kept).toMatch(/Move 5K down[\s\S]*Move 50K down[\s\S]*Move 10K up/);
  await page.getByRole("link", { name: "10K" }).click();
  await page.getByRole("link", { name: "Delete Distance" }).waitFor();
  await expectAccessible(page);

  await newRace(page, name);
  await page.goto(`/admin/races?q=${encodeURIComponent(name)}`);
  await alive(page);
  const row = page.getByRole("row", { name: new RegExp(name) }).first();
  await openMenu(row);
  await expect(row.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("link", { name: `Delete ${name}` }).click();
  await expect(page.getByRole("button", { name: "Delete Race" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/admin/races/duplicates?from=2031-05-04");
  const pair = page.getByRole("button", { name: `Not a duplicate: ${name} and ${name}` });
  await expect(pair.first()).toBeVisible();
  await expectAccessible(page);
});

test("a form with unsaved changes asks before it is left, a conflicting save leads to both values, the preview of the card follows the form, and mistakes are listed with links", async ({
  page,
}) => {
  const name = newRaceName();
  const id = await newRace(page, name, ["10K"]);
  const editor = `/admin/races/edit/${id}`;
  await page.goto(editor);
  await alive(page);
  await expect(page.getByText("No unsaved changes")).toBeVisible();
  await page.getByLabel("Organizer").fill("Ana");
  await expect(page.getByText("Unsaved: Organizer")).toBeVisible();
  const tab = page.getByRole("link", { name: "Add Distance" });
  await tab.click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Organizer")).toHaveValue("Ana");

  const save = page.getByRole("button", { name: "Save Changes" });
  const theirs = { city: "Puno", race_type: "Road", description: "Theirs." };
  const form = { ...raceDetails, event: name, race_name: name, ...theirs };
  await page.request.post(`${editor}?tab=details`, { form, maxRedirects: 0 });
  await dropFlashMessage(page);
  await page.getByLabel("City").fill("Lima");
  await save.click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Stored now: “Puno”");
  await expect(notice).toContainText("Yours: “Lima”");
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(page.getByLabel("City")).toHaveValue("Lima");
  await expect(page.getByLabel("Description")).toHaveValue("Theirs.");
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText("Race saved.")).toBeVisible();

  const card = page.getByLabel("Preview").locator(".race-card");
  await expect(card).toContainText(name);
  await page.getByLabel("Race Name").fill("Harbor Lights");
  await page.getByLabel("Race Type *").selectOption("Trail");
  await expect(card).toContainText("Harbor Lights");
  await expect(card.locator("img")).toHaveAttribute("src", /^\/covers\/trail\//);
  const event = page.getByLabel("Event Name");
  await event.fill("");
  await page.getByLabel("City").fill("");
  await save.click();
  const summary = page.getByRole("alert").filter({ hasText: "2 fields need another look" });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole("link", { name: "City is required" }).click();
  await expect(page.getByLabel("City")).toBeFocused();
  await page.getByRole("link", { name: "When", exact: true }).click();
  await expect(page.getByRole("group", { name: "When" })).toBeFocused();
  await expect(question).toBeHidden();

  await page.getByLabel("City").fill("Lima");
  const typed = Promise.withResolvers<void>();
  await page.route(`**${editor}.data*`, async (route) => {
    if (route.request().method() === "GET") await typed.promise;
    await route.continue();
  });
  await save.click();
  await expect(event).toBeFocused();
  await expect(event).toBeInViewport();
  await event.fill(name);
  typed.resolve();
  await expect(save, "the race is read again").not.toHaveAttribute("aria-busy");
  await expect(event, "what was typed meanwhile stays").toHaveValue(name);
  await save.click();
  await expect(page.getByText("Race saved.")).toBeVisible();

  await tab.click();
  await expect(page.getByLabel("Distance *"), "nothing to lose: no question").toBeVisible();
  await page.getByLabel("Distance *").fill("5K");
  await page.getByLabel("Title *").fill("Five");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("link", { name: "Details", exact: true }).click();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByLabel("Organizer")).toHaveValue("Ana");
  let asked = 0;
  page.on("dialog", (dialog) => {
    asked++;
    dialog.accept();
  });
  await page.getByLabel("Organizer").fill("Bea");
  await page.reload();
  expect(asked, "the browser asks when the window goes").toBe(1);
});
