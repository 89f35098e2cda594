import { aHeavyPhoto } from "../../support/pictures.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { newRace, newRaceName } from "./new-race.ts";
import { openMenu } from "./row-menu.ts";

test("ADM-RACE-01 ADM-RACE-02 ADM-RACE-06 the list has tabs with counts, buttons and an empty state", async ({
  plainPage: page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races?q=zzzznothing");
  await expect(page.getByRole("heading", { level: 1, name: "Race Management" })).toBeVisible();
  for (const name of ["Race Listings", "Registrations", "Race Claims"]) {
    await expect(page.getByRole("link", { name: new RegExp(`^${name} [\\d,]+$`) })).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "No races found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Import Races" })).toHaveAttribute(
    "href",
    "/admin/races/import",
  );
  await page.getByRole("link", { name: "Add Race" }).click();
  await expect(page).toHaveURL("/admin/races/new");
});

test("ADM-RACE-03 ADM-RACE-04 ADM-RACE-05 ADM-RACE-07 a race is found with its distances in order", async ({
  page,
}) => {
  const name = newRaceName();
  await newRace(page, name, ["Relay", "42K", "5K", "10K"]);
  await page.goto("/admin/races");
  await page.getByRole("searchbox").fill(name.toUpperCase());
  await page.getByRole("button", { name: "Search" }).click();
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("5K, 10K, 42K, Relay");
  await expect(row.getByText("Upcoming")).toHaveClass(/text-sky/);
  await openMenu(row);
  await expect(row.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("link", { name: `Delete ${name}` }).click();
  await expect(page.getByText("4 distances")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete Race" }).click();
  await expect(page).toHaveURL("/admin/races");
  await expect(page.getByText(`${name} deleted.`)).toBeVisible();
});

test("ADM-RACE-08 ADM-RACE-09 ADM-RACE-11 ADM-RACE-12 ADM-RACE-14 ADM-RACE-22 a race is created in two steps", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin/races/new");
  await expect(page.getByLabel("Start Time")).toHaveValue("08:00");
  await expect(page.getByLabel("Race Type *").locator("option:not([value=''])")).toHaveText([
    "Road",
    "Trail",
    "Ultra",
    "Triathlon",
    "MTB",
  ]);
  await page.getByRole("button", { name: "Save & Add Distances" }).click();
  const labels = ["Event Name", "Race Name", "Race Date", "Race Type Category", "Race Type"];
  for (const label of [...labels, "Country", "City"]) {
    await expect(
      page.getByRole("link", { name: `${label} is required`, exact: true }),
    ).toBeVisible();
  }
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
  await expect(page.getByRole("listitem", { name: "" }).getByText("Distances")).toBeVisible();
  const save = page.getByRole("button", { name: "Add Distance" });
  await expect(save).toBeDisabled();
  await page.getByLabel("Distance *").fill("50K");
  await expect(save).toBeDisabled();
  await page.getByLabel("Title *").fill("Lake Ultra");
  await page.getByLabel("Price", { exact: true }).fill("120");
  await page.getByLabel("Currency").selectOption("PEN");
  await save.click();
  // The preview shows the price before it is saved.
  const stored = page.getByRole("region", { name: "Distances so far" });
  await expect(stored.getByText("S/120 PEN")).toBeVisible();
  await page.getByRole("link", { name: "Finish & View Race" }).click();
  await expect(page).toHaveURL("/admin/races");
});

test("ADM-RACE-17 ADM-RACE-18 ADM-RACE-19 ADM-RACE-21 GAP-46 GAP-48 a new distance has its tab at once", async ({
  page,
}) => {
  const name = newRaceName();
  const id = await newRace(page, name);
  await page.goto(`/admin/races/edit/${id}?tab=add-distance`);
  await expect(page.getByRole("button", { name: "Add Distance" })).toBeDisabled();
  await page.getByLabel("Title *").focus();
  await page.getByLabel("Distance *").focus();
  await expect(page.getByText("Title is required")).toBeVisible();
  await page.getByLabel("Distance *").fill("21K");
  await page.getByLabel("Title *").fill("Half");
  await page.getByLabel("Price", { exact: true }).fill("95");
  await page.getByRole("button", { name: "Add Distance" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/races/edit/${id}\\?tab=distance-[0-9a-f-]{36}$`));
  await expect(page.getByRole("link", { name: "21K" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("95");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Delete Distance" }).click();
  await page.getByRole("button", { name: "Delete Distance" }).click();
  await expect(page).toHaveURL(`/admin/races/edit/${id}?tab=details`);
  await page.getByLabel("Race Status").selectOption("cancelled");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Race saved.")).toBeVisible();
  await page.goto(`/races/${id}`);
  await expect(page.getByText("Cancelled").first()).toBeVisible();
});

test("ADM-RACE-26 distances are ordered by keyboard and without scripts", async ({ page }) => {
  const id = await newRace(page, newRaceName(), ["5K", "10K", "21K"]);
  await page.goto(`/admin/races/edit/${id}`);
  const lines = page.getByRole("group", { name: "Distances" }).getByRole("listitem");
  await alive(page);
  await page.getByRole("button", { name: "Move 21K up" }).focus();
  await page.keyboard.press("Enter");
  await expect(lines).toContainText(["5K", "21K", "10K"]);
  await expect(page.getByText("21K is now number 2 of 3.")).toHaveRole("status");
  await expect(page.getByRole("button", { name: "Move 21K up" })).toBeFocused();
  await lines.nth(2).dragTo(lines.nth(0));
  await expect(lines).toContainText(["10K", "5K", "21K"]);
  await page.reload();
  await expect(lines).toContainText(["10K", "5K", "21K"]);
  const order = await page.getByRole("button", { name: "Move 5K up" }).getAttribute("value");
  const form = { order: order ?? "", to: "/" };
  const sent = await page.request.post(`/admin/races/edit/${id}/order`, { form, maxRedirects: 0 });
  expect(sent.headers().location).toBe(`/admin/races/edit/${id}`);
  await page.reload();
  await expect(lines).toContainText(["5K", "10K", "21K"]);
});

test("ADM-RACE-20 ERR-61 a missing race says so and leads back", async ({ plainPage: page }) => {
  await signIn(page, demoPerson.admin);
  const answer = await page.goto("/admin/races/edit/00000000-0000-4000-8000-000000000000");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Race not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Races" }).click();
  await expect(page).toHaveURL("/admin/races");
});

test("ADM-RACE-15 ADM-RACE-16 FAKE-06 a photo is shown on the race's page and card", async ({
  page,
}) => {
  const name = newRaceName();
  const id = await newRace(page, name);
  await page.goto(`/admin/races/edit/${id}`);
  await expect(page.getByText("PNG, JPG or JPEG, max 10MB")).toBeVisible();
  const buffer = await aHeavyPhoto();
  await page
    .getByLabel("Race Photo")
    .setInputFiles({ name: "heavy.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("img", { name: "Race Photo now" })).toBeVisible();
  await page.goto(`/races/${id}`);
  const picture = page.locator(".race-picture img");
  await expect(picture).toHaveAttribute("src", /^\/media\/races\/[0-9a-f]{40}-1600\.webp$/);
  const address = (await picture.getAttribute("src")) ?? "";
  const small = await page.request.get(address.replace("-1600", "-640"));
  expect(small.status()).toBe(200);
  expect(small.headers()["content-type"]).toBe("image/webp");
  expect(small.headers()["cache-control"]).toContain("immutable");
});

test("two similar races are shown side by side until an administrator keeps both", async ({
  page,
}) => {
  const name = newRaceName();
  await newRace(page, name);
  await newRace(page, name);
  await page.goto("/admin/races/duplicates?from=2031-05-04");
  const pair = page.getByRole("listitem").filter({
    has: page.getByRole("button", { name: `Not a duplicate: ${name} and ${name}` }),
  });
  await expect(pair.getByRole("rowheader", { name })).toHaveCount(2);
  await expectAccessible(page);
  await pair.getByRole("button", { name: "Not a duplicate" }).click();
  await expect(page.getByText("Both races stay.")).toBeVisible();
  await expect(pair).toHaveCount(0);
});
