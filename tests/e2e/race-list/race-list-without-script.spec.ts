import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

test.use({ javaScriptEnabled: false });

test("RACE-LIST-03 without JavaScript the filters are one form that leads to a tidy address", async ({
  page,
}) => {
  await page.goto("/races");
  const { filters, search, fromBox, toBox, from, count, cards } = raceList(page);
  await expect(from).toBeHidden();
  await search.fill("marathon");
  await filters.getByRole("checkbox", { name: /^Road/ }).check();
  await filters.getByRole("checkbox", { name: /^Canada/ }).check();
  await filters.getByRole("combobox", { name: "City" }).selectOption("Toronto");
  await fromBox.fill("5");
  await toBox.fill("60");
  await filters.getByRole("radio", { name: /^3\+/ }).check();
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(
    "/races?q=marathon&type=Road&country=Canada&city=Toronto&distance=5-60&rating=3",
  );
  await expect(count).toHaveText(/^[1-9]\d* races? found$/);
  await expect(cards.first()).toContainText("Toronto");
  await expect(fromBox).toHaveValue("5");
  await expect(filters.getByRole("combobox", { name: "City" })).toHaveValue("Toronto");
});

test("without JavaScript an untouched form leads to the plain address", async ({ page }) => {
  await page.goto("/races");
  await raceList(page).filters.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/races");
});

test("RACE-LIST-14 without JavaScript quick dates are chosen and removed", async ({ page }) => {
  await page.goto("/races?view=month");
  const { filters, chips } = raceList(page);
  await filters.getByRole("radio", { name: /^Next Month/ }).check();
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/races?when=next-month&view=month");
  await chips.getByRole("link", { name: "Remove filter Next Month" }).click();
  await expect(page).toHaveURL("/races?view=month");
});

test("without JavaScript months, weekends and the order are chosen", async ({ page }) => {
  await page.goto("/races");
  const { months, sort, count, chips } = raceList(page);
  const month = months.getByRole("link").nth(4);
  const [, name = "", found = ""] =
    /^(\w+ \d{4}), (\d+) races?$/.exec(await accessibleName(month)) ?? [];
  await month.click();
  await expect(page).toHaveURL(/\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
  await expect(chips.getByRole("link", { name: `Remove filter ${name}` })).toBeVisible();
  await expect(count).toHaveText(new RegExp(`^${found} races? found$`));
  await expect(month).toHaveAttribute("aria-current", "true");
  await months.getByRole("link").nth(5).click();
  await expect(months.locator("[aria-current]")).toHaveCount(2);
  await months.getByRole("link", { name: /^Weekends/ }).click();
  await expect(page).toHaveURL(/&weekends=1$/);
  await sort.selectOption("Lowest price");
  await page.getByRole("button", { name: "Sort" }).click();
  await expect(page).toHaveURL(/&weekends=1&sort=price$/);
  await expect(sort).toHaveValue("price");
});

/** The words of a link without those that only the eye reads. */
function accessibleName(link: Locator): Promise<string> {
  return link.evaluate((element) =>
    [...element.children]
      .filter((part) => part.getAttribute("aria-hidden") !== "true")
      .map((part) => part.textContent)
      .join(""),
  );
}

test("RACE-LIST-05 RACE-LIST-19 without JavaScript views, months and pages are links", async ({
  page,
}) => {
  await page.goto("/races");
  const { views, cards } = raceList(page);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/races?page=2");
  await expect(cards).toHaveCount(24);
  await views.getByRole("link", { name: "Month" }).click();
  const title = page.getByRole("heading", { level: 2, name: /^\w+ \d{4}$/ });
  const month = await title.innerText();
  await page.getByRole("link", { name: "Next month" }).click();
  await expect(title).not.toHaveText(month);
  await views.getByRole("link", { name: "Week" }).click();
  await expect(page.getByRole("link", { name: "Next week" })).toBeVisible();
});

test("without JavaScript the sheet of a phone opens and applies", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/races");
  const { filters } = raceList(page);
  await expect(filters).toBeHidden();
  await page.getByRole("button", { name: "Filters" }).click();
  await filters
    .getByRole("checkbox", { name: /^Trail/ })
    .first()
    .check();
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL("/races?type=Trail");
});

test("RACE-DET-06 without JavaScript every distance is shown under its own heading", async ({
  page,
}) => {
  await page.goto("/races?q=ottawa+marathon");
  await raceList(page).cards.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Ottawa Marathon" })).toBeVisible();
  const panels = page.getByRole("tabpanel", { includeHidden: true });
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expect(panel.locator("strong").first()).toBeVisible();
  }
  await expect(page.getByRole("tablist")).toHaveCount(0);
  const share = page.locator("summary").filter({ hasText: "Share" });
  await share.click();
  await expect(page.getByRole("main").getByRole("link", { name: /^Facebook/ })).toBeVisible();
});
