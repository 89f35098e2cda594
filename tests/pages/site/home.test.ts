import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

test("HOME-09 HOME-11 without JavaScript the search is a form whose city is a field", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const block = visitor.page.getByRole("main").getByRole("search");
  await block.locator("[name=q]").fill("marathon");
  await block.getByLabel("Race type").selectOption("Road");
  const city = block.getByLabel("City");
  expect(city).toHaveAttribute("placeholder", "All Cities");
  await city.fill("Lima");
  await block.getByRole("button", { name: "Search Races" }).click();
  expect(visitor.path).toBe("/races?q=marathon&type=Road&city=Lima");
  expect(visitor.page.getByRole("main")).toContainText("Lima");
});

test("HOME-12 HOME-14 HOME-18 without JavaScript the page is complete", async ({ visitor }) => {
  await visitor.visit("/");
  const main = visitor.page.getByRole("main");
  expect(main.getByRole("article")).toHaveCount(3);
  expect(main.getByText("Popular locations")).toBeVisible();
  expect(main.getByRole("definition").first()).toHaveText(/^[1-9][\d,]*\+$/);
  expect(main.getByRole("status")).toHaveCount(0);
});

test("the unit of length can be changed without JavaScript on the same page", async ({
  visitor,
}) => {
  await visitor.visit("/races?q=lima");
  await visitor.page.getByRole("button", { name: /^(Miles|mi)/ }).click();
  expect(visitor.path).toBe("/races?q=lima");
  expect(visitor.page.getByRole("button", { name: /^(Miles|mi)/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

/** The part of the page below one of its titles. */
function section({ page }: Visitor, name: string) {
  const heading = page.getByRole("heading", { level: 2, name, exact: true });
  return page.getByRole("main").locator("section").filter({ has: heading });
}

const inOrder = new Intl.Collator("en").compare;

test("HOME-06 HOME-07 HOME-08 the search block has its title, a text box and the races' types, sorted", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const block = visitor.page.getByRole("main").getByRole("search");
  expect(visitor.page.getByRole("heading", { name: "Find Your Next Race" })).toBeVisible();
  expect(block.locator("[name=q]")).toHaveAttribute("placeholder", "Search races...");
  expect(block.locator("[name=q]").isDisabled()).toBe(false);
  const type = block.getByLabel("Race type");
  const [all, ...types] = type.locator("option").texts();
  expect(all).toBe("All Race Types");
  expect(types.length).toBeGreaterThan(3);
  expect(types).toEqual([...new Set(types)].sort(inOrder));
  expect(type).toHaveValue("");
});

test.for([
  { filled: {}, address: "/races" },
  { filled: { text: "  " }, address: "/races" },
  { filled: { text: "maratón & 10%" }, address: "/races?q=marat%C3%B3n+%26+10%25" },
  { filled: { type: "Trail" }, address: "/races?type=Trail" },
  { filled: { text: "ultra", type: "Trail" }, address: "/races?q=ultra&type=Trail" },
] as {
  filled: { text?: string; type?: string };
  address: string;
}[])("HOME-11 the search leads to $address", async ({ filled, address }, { visitor }) => {
  await visitor.visit("/");
  const block = visitor.page.getByRole("main").getByRole("search");
  if (filled.text) await block.locator("[name=q]").fill(filled.text);
  if (filled.type) await block.getByLabel("Race type").selectOption(filled.type);
  await block.getByRole("button", { name: "Search Races" }).click();
  expect(visitor.path).toBe(address);
});

test("HOME-12 GAP-03 six popular locations from A to Z lead to the races of their city", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const links = section(visitor, "Popular locations").getByRole("link");
  const cities = links.texts();
  expect(cities).toHaveLength(6);
  expect(cities).toEqual([...new Set(cities)].sort(inOrder));
  const [first = ""] = cities;
  await links.first().click();
  expect(visitor.path).toBe(`/races?${new URLSearchParams({ city: first })}`);
  const cards = visitor.page.getByRole("main").getByRole("article");
  expect(cards.first()).toContainText(first);
});

test("HOME-14 HOME-15 GAP-04 key races are up to three upcoming races, soonest first, beside a link to all races", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const races = section(visitor, "Key Races");
  const cards = races.getByRole("article");
  expect(cards).toHaveCount(3);
  const times = cards
    .texts()
    .map((text) => Date.parse(/[A-Z][a-z]+ \d{1,2}, \d{4}/.exec(text)?.[0] ?? ""));
  expect(times).not.toContain(Number.NaN);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times[0]).toBeGreaterThan(Date.now() - 2 * 86_400_000);
  expect(races.getByRole("link", { name: "View All Races" })).toHaveAttribute("href", "/races");
  await cards.first().getByRole("link").first().click();
  expect(visitor.path).toMatch(/^\/races\/[0-9a-f-]{36}$/);
});

test("HOME-01 HOME-17 HOME-18 HOME-19 HOME-20 HOME-21 HOME-22 GAP-05 the page says what Dorsal is, counts its distances and leads to everything else", async ({
  visitor,
}) => {
  await visitor.visit("/");
  const { page } = visitor;
  expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Everything a Runner Needs — In One Hub",
  );
  expect(visitor.title).toMatch(/Dorsal/);

  const features = page.getByRole("region", { name: "What else is here" });
  expect(features.getByRole("heading").texts()).toEqual([
    "AI Assistant",
    "Expert Services",
    "Premium Benefits",
  ]);
  for (const [name, to] of [
    ["Chat with AI", "/chat"],
    ["Find Experts", "/services"],
    ["Go Premium", "/membership"],
  ] as const) {
    expect(features.getByRole("link", { name })).toHaveAttribute("href", to);
  }

  const figures = page.getByRole("region", { name: "Dorsal in numbers" });
  expect(figures.getByRole("term").texts()).toEqual([
    "Listed Races",
    "Type of Races",
    "Countries",
    "AI Support",
  ]);
  const [counted = "", ...others] = figures.getByRole("definition").texts();
  expect(counted).toMatch(/^[\d,]+\+$/);
  expect(others).toEqual(["5", "3", "24/7"]);
  // The demo has at least eighty races, many of them with several distances.
  expect(Number(counted.replace(/\D/g, ""))).toBeGreaterThan(100);

  const call = page.getByRole("main").getByRole("link", { name: "Sign Up" });
  expect(call).toHaveAttribute("href", "/membership");
});
