import { alive } from "../support/alive.ts";
import { forgiveLostNetwork } from "../support/offline.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { forgetSaid, newRace, newRaceName, raceDetails } from "./new-race.ts";

test("a conflicting save shows both values, keeps what was typed and overwrites nothing", async ({
  page,
}) => {
  const name = newRaceName();
  const id = await newRace(page, name);
  await page.goto(`/admin/races/edit/${id}`);
  await alive(page);
  const save = page.getByRole("button", { name: "Save Changes" });
  const theirs = { city: "Puno", race_type: "Road", description: "Theirs." };
  const form = { ...raceDetails, event: name, race_name: name, ...theirs };
  const post = async () => {
    await page.request.post(`/admin/races/edit/${id}?tab=details`, { form, maxRedirects: 0 });
    await forgetSaid(page);
  };
  await post();
  await page.getByLabel("Organizer").fill("Ana");
  await page.getByLabel("City").fill("Lima");
  await save.click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("Stored now: “Puno”");
  await expect(notice).toContainText("Yours: “Lima”");
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(page.getByLabel("Organizer")).toHaveValue("Ana");
  await expect(page.getByLabel("City")).toHaveValue("Lima");
  await expect(page.getByLabel("Description")).toHaveValue("Theirs.");
  await expect(page.getByLabel("Race Type *")).toHaveValue("Road");
  await save.click();
  await expect(page.getByText("Race saved.")).toBeVisible();

  // When both saved different fields, the later administrator is only told.
  form.race_type = "Ultra";
  form.city = "Lima";
  await post();
  await page.getByLabel("Address", { exact: true }).fill("Plaza 1");
  await save.click();
  await expect(page.getByText(/changed meanwhile stays: .*Race type/)).toBeVisible();
  await expect(page.getByLabel("Race Type *")).toHaveValue("Ultra");
});

test("a form with unsaved changes asks before it is left and scrolls to its errors", async ({
  page,
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
});

test("the preview of the card follows the form, and several mistakes are listed with links", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = newRaceName();
  const id = await newRace(page, name, ["10K"]);
  await page.goto(`/admin/races/edit/${id}`);
  await alive(page);
  const card = page.getByLabel("Preview").locator(".race-card");
  await expect(card).toContainText(name);
  await page.getByLabel("Race Name").fill("Harbor Lights");
  await page.getByLabel("Race Type *").selectOption("Trail");
  await expect(card).toContainText("Harbor Lights");
  await expect(card.locator("img")).toHaveAttribute("src", /^\/covers\/trail\//);
  await page.getByLabel("Event Name").fill("");
  await page.getByLabel("City").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "2 fields need another look" });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole("link", { name: "City is required" }).click();
  await expect(page.getByLabel("City")).toBeFocused();
  await page.getByRole("link", { name: "When", exact: true }).click();
  await expect(page.getByRole("group", { name: "When" })).toBeFocused();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the form of a distance keeps what was typed when no server answers, and after its deletion", async ({
  page,
  context,
  complaints,
}) => {
  const id = await newRace(page, newRaceName());
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
  forgiveLostNetwork(complaints());
  await page.getByRole("button", { name: "Add Distance" }).click();
  await expect(page.getByText("10K added.")).toBeVisible();
  await alive(page);
  const distanceId = new URL(page.url()).searchParams.get("tab")?.slice("distance-".length);
  await page.request.post(`${editor}/distances/${distanceId}/delete`, { maxRedirects: 0 });
  await forgetSaid(page);
  await page.getByLabel("Title *").fill("Ten and a bit");
  await page.getByRole("button", { name: "Save Distance" }).click();
  await expect(alert).toHaveText("This distance has been deleted meanwhile.");
  await expect(page.getByLabel("Title *")).toHaveValue("Ten and a bit");
  await page.getByRole("button", { name: "Add Distance" }).click();
  await expect(page.getByText("10K added.")).toBeVisible();
});
