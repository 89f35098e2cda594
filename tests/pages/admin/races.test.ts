import { newRaceName } from "../../e2e/admin/race-details.ts";
import { openMenu } from "../../e2e/admin/row-menu.ts";
import { aHeavyPhoto } from "../../support/pictures.ts";
import { signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { newRace } from "./new-race.ts";

test("ADM-RACE-01 ADM-RACE-02 ADM-RACE-06 the list has tabs with counts, buttons and an empty state", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/races?q=zzzznothing");
  const { page } = visitor;
  expect(page.getByRole("heading", { level: 1, name: "Race Management" })).toBeVisible();
  for (const name of ["Race Listings", "Registrations", "Race Claims"]) {
    expect(page.getByRole("link", { name: new RegExp(`^${name} [\\d,]+$`) })).toBeVisible();
  }
  expect(page.getByRole("heading", { name: "No races found" })).toBeVisible();
  const importing = page.getByRole("link", { name: "Import Races" });
  expect(importing).toHaveAttribute("href", "/admin/races/import");
  await visitor.follow("Add Race");
  expect(visitor.path).toBe("/admin/races/new");
});

test("ADM-RACE-03 ADM-RACE-04 ADM-RACE-05 ADM-RACE-07 a race is found with its distances in order, and deleted after a confirmation", async ({
  visitor,
}) => {
  const name = newRaceName();
  await newRace(visitor, name, ["Relay", "42K", "5K", "10K"]);
  await visitor.visit("/admin/races");
  const { page } = visitor;
  await page.getByRole("searchbox").fill(name.toUpperCase());
  await visitor.press("Search");
  const row = page.getByRole("row", { name: new RegExp(name) });
  expect(row).toContainText("5K · 10K · 42K · Relay");
  expect(row.getByText("Upcoming")).toHaveAttribute("class", /text-sky/);
  await openMenu(row);
  expect(row.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
  await row.getByRole("link", { name: `Delete ${name}` }).click();
  expect(page.getByText("4 distances")).toBeVisible();
  await visitor.press("Delete Race");
  expect(visitor.path).toBe("/admin/races");
  expect(page.getByText(`${name} deleted.`)).toBeVisible();
});

test("ADM-RACE-08 ADM-RACE-09 ADM-RACE-11 ADM-RACE-12 ADM-RACE-14 ADM-RACE-22 a race is created in two steps, and what is missing is listed", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/races/new");
  const { page } = visitor;
  const field = (label: string) => page.getByLabel(label);
  expect(field("Start Time")).toHaveValue("08:00");
  const types = field("Race Type *").locator("option").texts();
  expect(types.slice(1)).toEqual(["Road", "Trail", "Ultra", "Triathlon", "MTB"]);
  await visitor.press("Save & Add Distances");
  const labels = ["Event Name", "Race Name", "Race Date", "Race Type Category", "Race Type"];
  for (const label of [...labels, "Country", "City"]) {
    const link = page.getByRole("link", { name: `${label} is required`, exact: true });
    expect(link).toBeVisible();
  }
  const name = newRaceName();
  await field("Event Name *").fill(name);
  await field("Race Name *").fill(name);
  await field("Race Date *").fill("2031-05-04");
  await field("Race Type Category *").selectOption("internal");
  await field("Race Type *").selectOption("Ultra");
  await field("Country *").fill("Peru");
  await field("City *").fill("Puno");
  await visitor.press("Save & Add Distances");
  await field("Distance *").fill("50K");
  await field("Title *").fill("Lake Ultra");
  await visitor.page.getByLabel("Price", { exact: true }).fill("120");
  expect(field("Currency")).toHaveValue("USD");
  await field("Currency").selectOption("PEN");
  await visitor.press("Add Distance");
  const stored = page.getByRole("region", { name: "Distances so far" });
  expect(stored.getByText("S/120 PEN")).toBeVisible();
  expect(field("Currency"), "of the distance before").toHaveValue("PEN");
  await visitor.follow("Finish & View Race");
  expect(visitor.path).toBe("/admin/races");
});

test("ADM-RACE-17 ADM-RACE-18 ADM-RACE-19 ADM-RACE-21 GAP-46 GAP-48 a new distance has its tab at once, and a race is cancelled", async ({
  visitor,
}) => {
  const id = await newRace(visitor, newRaceName());
  const editor = `/admin/races/edit/${id}`;
  await visitor.visit(`${editor}?tab=add-distance`);
  const { page } = visitor;
  await page.getByLabel("Distance *").fill("21K");
  await visitor.press("Add Distance");
  expect(page.getByText("Title is required").first()).toBeVisible();
  await page.getByLabel("Title *").fill("Half");
  await page.getByLabel("Price", { exact: true }).fill("95");
  await visitor.press("Add Distance");
  expect(visitor.path).toMatch(new RegExp(`^${editor}\\?tab=distance-[0-9a-f-]{36}$`));
  expect(page.getByRole("link", { name: "21K" })).toHaveAttribute("aria-current", "page");
  expect(page.getByLabel("Price", { exact: true })).toHaveValue("95");
  await visitor.follow("Delete Distance");
  await visitor.press("Delete Distance");
  expect(visitor.path).toBe(`${editor}?tab=details`);
  await page.getByLabel("Race Status").selectOption("cancelled");
  await visitor.press("Save Changes");
  expect(page.getByText("Race saved.")).toBeVisible();
  await visitor.visit(`/races/${id}`);
  expect(page.getByText("Cancelled").first()).toBeVisible();
});

test("ADM-RACE-26 without scripts distances are put in order", async ({ visitor }) => {
  const id = await newRace(visitor, newRaceName(), ["5K", "10K", "21K"]);
  await visitor.visit(`/admin/races/edit/${id}`);
  const distances = () =>
    visitor.page
      .getByRole("group", { name: "Distances" })
      .getByRole("listitem")
      .texts()
      .map((line) => /^\d(\d+K)/.exec(line)?.[1]);
  expect(distances()).toEqual(["5K", "10K", "21K"]);
  await visitor.press("Move 21K up");
  expect(distances()).toEqual(["5K", "21K", "10K"]);
  const order = visitor.page.getByRole("button", { name: "Move 10K up" }).attribute("value") ?? "";
  const sent = await visitor.post(`/admin/races/edit/${id}/order`, { order, to: "/" });
  expect(sent.headers.get("location")).toBe(`/admin/races/edit/${id}`);
  await visitor.visit(`/admin/races/edit/${id}`);
  expect(distances()).toEqual(["5K", "10K", "21K"]);
});

test("ADM-RACE-20 ERR-61 a missing race says so and leads back", async ({ visitor }) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin/races/edit/00000000-0000-4000-8000-000000000000");
  expect(visitor.status).toBe(404);
  expect(visitor.page.getByRole("heading", { name: "Race not found" })).toBeVisible();
  await visitor.follow("Back to Races");
  expect(visitor.path).toBe("/admin/races");
});

test("ADM-RACE-15 ADM-RACE-16 FAKE-06 a photo is shown on the race's page", async ({ visitor }) => {
  const id = await newRace(visitor, newRaceName());
  await visitor.visit(`/admin/races/edit/${id}`);
  const { page } = visitor;
  expect(page.getByText("PNG, JPG or JPEG, max 10MB").first()).toBeVisible();
  const photo = new File([new Uint8Array(await aHeavyPhoto())], "heavy.png", { type: "image/png" });
  await page.getByLabel("Race Photo").setInputFiles(photo);
  await visitor.press("Save Changes");
  expect(page.getByRole("img", { name: "Race Photo now" })).toBeVisible();
  await visitor.visit(`/races/${id}`);
  const address = page.locator(".race-picture img").attribute("src") ?? "";
  expect(address).toMatch(/^\/media\/races\/[0-9a-f]{40}-1600\.webp$/);
  const small = await visitor.fetch(address.replace("-1600", "-640"));
  expect(small.status).toBe(200);
  expect(small.headers.get("content-type")).toBe("image/webp");
  expect(small.headers.get("cache-control")).toContain("immutable");
});

test("two similar races are shown side by side until an administrator keeps both", async ({
  visitor,
}) => {
  const name = newRaceName();
  await newRace(visitor, name);
  await newRace(visitor, name);
  await visitor.visit("/admin/races/duplicates?from=2031-05-04");
  const { page } = visitor;
  const both = { name: `Not a duplicate: ${name} and ${name}` };
  const pair = page.getByRole("listitem").filter({ has: page.getByRole("button", both) });
  expect(pair.getByRole("rowheader", { name })).toHaveCount(2);
  await pair.getByRole("button", { name: "Not a duplicate" }).click();
  expect(page.getByText("Both races stay.")).toBeVisible();
  expect(pair).toHaveCount(0);
});
