import { raceList } from "../../e2e/race-list/race-list-page.ts";
import { expect, test } from "../support/test.ts";

test("RACE-LIST-03 without JavaScript the filters are one form that leads to a tidy address", async ({
  visitor,
}) => {
  await visitor.visit("/races");
  const { filters, search, fromBox, toBox, count, cards } = raceList(visitor.page);
  await search.fill("marathon");
  await filters.getByRole("checkbox", { name: /^Road/ }).check();
  await filters.getByRole("checkbox", { name: /^Canada/ }).check();
  await filters.getByLabel("City").fill("toron");
  await fromBox.fill("5");
  await toBox.fill("60");
  await filters.getByRole("radio", { name: /^3\+/ }).check();
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  expect(visitor.path).toBe(
    "/races?q=marathon&type=Road&country=Canada&city=toron&distance=5-60&rating=3",
  );
  expect(count).toHaveText(/^[1-9]\d* races? found$/);
  expect(cards.first()).toContainText("Toronto");
  expect(fromBox).toHaveValue("5");
  expect(filters.getByLabel("City")).toHaveValue("toron");
});

test("without JavaScript a highest price and open registrations are chosen, shown and removed", async ({
  visitor,
}) => {
  await visitor.visit("/races?country=Peru");
  const { filters, chips, cards, count, months } = raceList(visitor.page);
  const price = filters.getByRole("spinbutton", { name: "Highest price" });
  expect(filters.getByRole("combobox", { name: "Currency" })).toHaveValue("PEN");
  await price.fill("120");
  await filters.getByRole("checkbox", { name: /^Open for registration/ }).check();
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  expect(visitor.path).toBe("/races?country=Peru&price=120+PEN&open=1");
  expect(price).toHaveValue("120");
  await chips.getByRole("link", { name: "Remove filter Up to 120 PEN" }).click();
  await chips.getByRole("link", { name: "Remove filter Open for registration" }).click();
  expect(visitor.path).toBe("/races?country=Peru");
  const open = months.getByRole("link", { name: /^Open for registration/ });
  const [, races] = /, (\d+ races?)$/.exec(open.name()) ?? [];
  await open.click();
  expect(visitor.path).toBe("/races?country=Peru&open=1");
  expect(count).toHaveText(`${races} found`);
  await visitor.visit("/races?q=10k&sort=price");
  expect(cards.first()).toContainText(/10K(Free|\W)/);
});

test("without JavaScript an untouched form leads to the plain address", async ({ visitor }) => {
  await visitor.visit("/races");
  await raceList(visitor.page).filters.getByRole("button", { name: "Apply Filters" }).click();
  expect(visitor.path).toBe("/races");
});

test("RACE-LIST-14 without JavaScript quick dates are chosen and removed", async ({ visitor }) => {
  await visitor.visit("/races?view=month");
  const { filters, chips } = raceList(visitor.page);
  await filters.getByRole("radio", { name: /^Next Month/ }).check();
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  expect(visitor.path).toBe("/races?when=next-month&view=month");
  await chips.getByRole("link", { name: "Remove filter Next Month" }).click();
  expect(visitor.path).toBe("/races?view=month");
});

test("without JavaScript months, weekends and the order are chosen", async ({ visitor }) => {
  await visitor.visit("/races");
  const { months, sort, count, chips } = raceList(visitor.page);
  const month = months.getByRole("link").nth(4);
  const [, name = "", found = ""] = /^(\w+ \d{4}), (\d+) races?$/.exec(month.name()) ?? [];
  await month.click();
  expect(visitor.path).toMatch(/\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
  expect(chips.getByRole("link", { name: `Remove filter ${name}` })).toBeVisible();
  expect(count).toHaveText(new RegExp(`^${found} races? found$`));
  expect(month).toHaveAttribute("aria-current", "true");
  await months.getByRole("link").nth(5).click();
  expect(months.locator("[aria-current]")).toHaveCount(2);
  await months.getByRole("link", { name: /^Weekends/ }).click();
  expect(visitor.path).toMatch(/&weekends=1$/);
  await sort.selectOption("Lowest price");
  await visitor.page.getByRole("button", { name: "Sort" }).click();
  expect(visitor.path).toMatch(/&weekends=1&sort=price$/);
  expect(sort).toHaveValue("price");
});

test("RACE-LIST-05 RACE-LIST-19 without JavaScript views, months and pages are links", async ({
  visitor,
}) => {
  await visitor.visit("/races");
  const { views, cards } = raceList(visitor.page);
  await visitor.page.getByRole("link", { name: "Page 2" }).click();
  expect(visitor.path).toBe("/races?page=2");
  expect(cards).toHaveCount(24);
  await views.getByRole("link", { name: "Month" }).click();
  const title = visitor.page.getByRole("heading", { level: 2, name: /^\w+ \d{4}$/ });
  const month = title.text();
  await visitor.page.getByRole("link", { name: "Next month" }).click();
  expect(title).not.toHaveText(month);
  await views.getByRole("link", { name: "Week" }).click();
  expect(visitor.page.getByRole("link", { name: "Next week" })).toBeVisible();
});
