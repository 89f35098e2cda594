/** @module-tag both-databases */
import { raceList } from "../../e2e/race-list/race-list-page.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";
import { countAt } from "./counts.ts";

test("RACE-LIST-03 q, type, distance and city in the address preset the filters", async ({
  visitor,
}) => {
  await visitor.visit("/races?q=lima&type=Road&distance=5-50&city=Lima");
  const { search, filters, fromBox, toBox, chips, count } = raceList(visitor.page);
  expect(search).toHaveValue("lima");
  expect(filters.getByRole("checkbox", { name: /^Road/ })).toBeChecked();
  expect(filters.getByLabel("City")).toHaveValue("Lima");
  expect(fromBox).toHaveValue("5");
  expect(toBox).toHaveValue("50");
  expect(chips.getByRole("link").texts()).toEqual([
    "“lima”",
    "Road",
    "Lima",
    "5–50 km",
    "Clear all",
  ]);
  expect(count).not.toHaveText("0 races found");
});

test("RACE-LIST-03 GAP-07 a distance is a range, a number or a text; invalid values are ignored", async ({
  visitor,
}) => {
  const all = await countAt(visitor, "/races");
  const tens = await countAt(visitor, "/races?distance=9.5-10.5");
  expect(tens).toBeGreaterThan(0);
  expect(tens).toBeLessThan(all);
  expect(await countAt(visitor, "/races?distance=10")).toBe(tens);
  expect(await countAt(visitor, "/races?distance=10K")).toBe(tens);
  expect(await countAt(visitor, "/races?distance=marathon")).toBe(
    await countAt(visitor, "/races?distance=41.695-42.695"),
  );
  expect(await countAt(visitor, "/races?distance=far")).toBe(all);
});

test("RACE-LIST-07 RACE-LIST-09 RACE-LIST-14 RACE-LIST-16 each count equals the number of races after its choice", async ({
  visitor,
}) => {
  // The counts of other searches are compared in the database: see facets.test.ts.
  const base = "/races?country=Peru&rating=4";
  const counted = await countedChoices(visitor, base);
  expect(new Set(counted.map(({ name }) => name))).toEqual(
    new Set(["type", "country", "when", "rating", "open"]),
  );
  expect(counted.length).toBeGreaterThan(8);
  for (const { name, value, count } of counted) {
    const address = new URL(base, visitor.origin);
    // Several types or countries match together, so each is requested alone.
    address.searchParams.set(name, value);
    const asked = address.pathname + address.search;
    expect(await countAt(visitor, asked), asked).toBe(count);
  }
});

/** The choices of a list's filters that are not made yet, with the counts beside them. */
async function countedChoices(visitor: Visitor, address: string) {
  await visitor.visit(address);
  const choices = raceList(visitor.page)
    .filters.locator("label.choice")
    .all()
    .map((label) => {
      const input = label.locator("input");
      const [, count] = /([\d,]+)$/.exec(label.element().lastElementChild?.textContent ?? "") ?? [];
      return {
        name: String(input.attribute("name")),
        value: input.value(),
        isChosen: input.isChecked(),
        count: Number(count?.replace(",", "")),
      };
    });
  return choices.filter(({ value, isChosen }) => value && !isChosen);
}

test("RACE-LIST-07 RACE-LIST-09 types and countries add up and are in the address", async ({
  visitor,
}) => {
  await visitor.visit("/races");
  const { filters, chips, count } = raceList(visitor.page);
  const apply = () => filters.getByRole("button", { name: "Apply Filters" }).click();
  await filters.getByRole("checkbox", { name: /^Ultra/ }).check();
  await filters.getByRole("checkbox", { name: /^MTB/ }).check();
  await apply();
  expect(visitor.path).toBe("/races?type=MTB&type=Ultra");
  const mtb = await countAt(visitor, "/races?type=MTB");
  const ultra = await countAt(visitor, "/races?type=Ultra");
  expect(count).toHaveText(`${mtb + ultra} races found`);
  await filters.getByRole("checkbox", { name: /^Mexico/ }).check();
  await apply();
  expect(visitor.path).toBe("/races?type=MTB&type=Ultra&country=Mexico");
  expect(chips.getByRole("link").texts()).toEqual(["MTB", "Ultra", "Mexico", "Clear all"]);
  await chips.getByRole("link", { name: "Remove filter MTB" }).click();
  expect(visitor.path).toBe("/races?type=Ultra&country=Mexico");
  expect(filters.getByRole("checkbox", { name: /^MTB/ })).not.toBeChecked();
  await filters.getByRole("checkbox", { name: /^Ultra/ }).uncheck();
  await apply();
  expect(visitor.path).toBe("/races?country=Mexico");
  await chips.getByRole("link", { name: "Clear all" }).click();
  expect(visitor.path).toBe("/races");
});

test("RACE-LIST-07 types are sorted by their shown names", async ({ visitor }) => {
  await visitor.visit("/races");
  const types = raceList(visitor.page).filters.getByRole("group", { name: "Race type" });
  const names = types.locator("label > span:first-of-type").texts();
  expect(names.length).toBeGreaterThan(4);
  expect(names).toEqual([...names].sort(new Intl.Collator("en-US").compare));
});

test("RACE-LIST-10 the slider spans 0 to 100 km in steps of 1", async ({ visitor }) => {
  await visitor.visit("/races");
  const { filters } = raceList(visitor.page);
  const thumbs = filters.getByRole("slider", { includeHidden: true });
  for (const thumb of thumbs.all()) {
    expect(thumb).toHaveAttribute("min", "0");
    expect(thumb).toHaveAttribute("max", "100");
    expect(thumb).toHaveAttribute("step", "1");
  }
  const names = thumbs.all().map((thumb) => thumb.name());
  expect(names).toEqual(["Distance from, km", "Distance to, km"]);
  expect(thumbs.all().map((thumb) => thumb.value())).toEqual(["0", "100"]);
});

test("RACE-LIST-10 without scripts a reader of miles chooses a distance in miles", async ({
  visitor,
}) => {
  visitor.setCookie("units", "mi");
  await visitor.visit("/races");
  const { filters, chips } = raceList(visitor.page);
  const range = filters.getByRole("status").filter({ hasText: /mi$/ });
  expect(range).toHaveText("0–62+ mi");
  await filters.getByRole("spinbutton", { name: "Distance from, mi" }).fill("10");
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  expect(visitor.path).toBe("/races?distance=16.1-100");
  expect(chips).toContainText("10 mi and more");
  const boxes = "distance_unit=mi&distance_from=10&distance_to=62";
  const posted = await visitor.fetch(`/races?${boxes}&q=`, { redirect: "manual" });
  expect(posted.headers.get("location")).toBe("/races?distance=16.1-100");
});

test("an exact length of 100 km does not include longer ones", async ({ visitor }) => {
  await visitor.visit("/races?distance=100K");
  const { chips, range, filters } = raceList(visitor.page);
  expect(chips.getByRole("link").first()).toHaveText("99.5–100.5 km");
  expect(range).toHaveText("99.5–100.5 km");
  await filters.getByRole("checkbox", { name: /^Ultra/ }).check();
  await filters.getByRole("button", { name: "Apply Filters" }).click();
  expect(visitor.path).toBe("/races?type=Ultra&distance=99.5-100.5");
});

test("the list of cities has all cities that match the other filters", async ({ visitor }) => {
  const citiesAt = async (query: string): Promise<string[]> =>
    (await (await visitor.fetch(`/races/cities${query}`)).json()).cities;
  const cities = await citiesAt("");
  const left = await citiesAt("?country=Peru&city=Lima");
  expect(left).toContain("Cusco");
  expect(left.length).toBeLessThan(cities.length);
  expect(await citiesAt("?q=chicgo")).toContain("Chicago");
});

test("facets without a choice have no heading", async ({ visitor }) => {
  await visitor.visit("/races?q=qqqq");
  const { filters } = raceList(visitor.page);
  expect(filters.getByText("Minimum rating")).toBeVisible();
  expect(filters.getByText("Race type")).toHaveCount(0);
});
