import { alive } from "../support/alive.ts";
import { dropFlashMessage } from "../support/flash-message.ts";
import { forgiveLostNetwork } from "../support/offline.ts";
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
  await page.getByRole("button", { name: "Save & Add Distances" }).click();
  await expect(page.getByRole("link", { name: "Event Name is required" })).toBeVisible();
  await expectAccessible(page);
  const name = newRaceName();
  await page.getByLabel("Event Name *").fill(name);
  await page.getByLabel("Race Name *").fill(name);
  await page.getByLabel("Race Date *").fill("2031-05-04");
  await page.getByLabel("Race Type Category *").selectOption("internal");
  await page.getByLabel("Race Type *").selectOption("Ultra");
  await page.getByLabel("Country *").fill("Peru");
  await page.getByLabel("City *").fill("Puno");
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

  const id = await newRace(page, name, ["5K", "10K", "21K"]);
  await page.goto(`/admin/races/edit/${id}`);
  await alive(page);
  const lines = page.getByRole("group", { name: "Distances" }).getByRole("listitem");
  const answered = () => page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: "Move 21K up" }).focus();
  const moved = answered();
  await page.keyboard.press("Enter");
  await expect(lines).toContainText(["5K", "21K", "10K"]);
  await expect(page.getByText("21K is now number 2 of 3.")).toHaveRole("status");
  await expect(page.getByRole("button", { name: "Move 21K up" })).toBeFocused();
  await moved;
  const ordered = answered();
  await lines.nth(2).dragTo(lines.nth(0));
  await expect(lines).toContainText(["10K", "5K", "21K"]);
  await ordered;
  await page.reload();
  await expect(lines).toContainText(["10K", "5K", "21K"]);
  await page.getByRole("link", { name: "21K" }).click();
  await page.getByRole("link", { name: "Delete Distance" }).waitFor();
  await expectAccessible(page);

  await newRace(page, name);
  await page.goto("/admin/races/duplicates?from=2031-05-04");
  const pair = page.getByRole("button", { name: `Not a duplicate: ${name} and ${name}` });
  await expect(pair.first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/races?q=${encodeURIComponent(name)}`);
  await alive(page);
  const row = page.getByRole("row", { name: new RegExp(name) }).first();
  await openMenu(row);
  await expect(row.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("link", { name: `Delete ${name}` }).click();
  await expect(page.getByRole("button", { name: "Delete Race" })).toBeVisible();
  await expectAccessible(page);
});

test("a conflicting save leads to both values, the preview of the card follows the form, and several mistakes are listed with links", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = newRaceName();
  const id = await newRace(page, name, ["10K"]);
  await page.goto(`/admin/races/edit/${id}`);
  await alive(page);
  const save = page.getByRole("button", { name: "Save Changes" });
  const theirs = { city: "Puno", race_type: "Road", description: "Theirs." };
  const form = { ...raceDetails, event: name, race_name: name, ...theirs };
  await page.request.post(`/admin/races/edit/${id}?tab=details`, { form, maxRedirects: 0 });
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
  await page.getByLabel("Event Name").fill("");
  await page.getByLabel("City").fill("");
  await save.click();
  const summary = page.getByRole("alert").filter({ hasText: "2 fields need another look" });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole("link", { name: "City is required" }).click();
  await expect(page.getByLabel("City")).toBeFocused();
  await page.getByRole("link", { name: "When", exact: true }).click();
  await expect(page.getByRole("group", { name: "When" })).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a form with unsaved changes asks before it is left, scrolls to its errors, and the form of a distance keeps what was typed when no server answers, and after its deletion", async ({
  page,
  context,
  complaints,
}) => {
  const id = await newRace(page, newRaceName());
  await page.goto(`/admin/races/edit/${id}`);
  await alive(page);
  await expect(page.getByText("No unsaved changes")).toBeVisible();
  await page.getByLabel("Organizer").fill("Ana");
  await expect(page.getByText("Unsaved: Organizer")).toBeVisible();
  const tab = page.getByRole("link", { name: "Add Distance" });
  await tab.click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByLabel("Organizer")).toHaveValue("Ana");

  const event = page.getByLabel("Event Name");
  const name = await event.inputValue();
  await event.fill("");
  const typed = Promise.withResolvers<void>();
  await page.route(`**/admin/races/edit/${id}.data*`, async (route) => {
    if (route.request().method() === "GET") await typed.promise;
    await route.continue();
  });
  const save = page.getByRole("button", { name: "Save Changes" });
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
  await page.getByLabel("Distance *").fill("10K");
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

  const editor = `/admin/races/edit/${id}`;
  await page.goto(`${editor}?tab=add-distance`);
  await alive(page);
  await page.getByLabel("Distance *").fill("10K");
  await page.getByLabel("Title *").fill("Ten");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add Distance" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Failed to save distance. Please try again.");
  await expect(page.getByLabel("Title *")).toHaveValue("Ten");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Add Distance" }).click();
  await expect(page.getByText("10K added.")).toBeVisible();
  await alive(page);
  const distanceId = new URL(page.url()).searchParams.get("tab")?.slice("distance-".length);
  await page.request.post(`${editor}/distances/${distanceId}/delete`, { maxRedirects: 0 });
  await dropFlashMessage(page);
  await page.getByLabel("Title *").fill("Ten and a bit");
  await page.getByRole("button", { name: "Save Distance" }).click();
  await expect(alert).toHaveText("This distance has been deleted meanwhile.");
  await expect(page.getByLabel("Title *")).toHaveValue("Ten and a bit");
  await page.getByRole("button", { name: "Add Distance" }).click();
  await expect(page.getByText("10K added.")).toBeVisible();
  forgiveLostNetwork(complaints());
});
