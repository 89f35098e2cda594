import { expect, test } from "../support/test.ts";
import { countAt, raceList } from "./race-list-page.ts";

test("RACE-LIST-06 a length in the search finds all races that offer it", async ({ request }) => {
  const offered = await countAt(request, "/races?distance=20.5-21.5");
  expect(offered).toBeGreaterThan(10);
  for (const typed of ["21k", "21 km", "21.0975 km"]) {
    const found = await countAt(request, `/races?q=${encodeURIComponent(typed)}`);
    expect(found, typed).toBeGreaterThanOrEqual(offered);
  }
  for (const typed of ["half marathon", "media maratón"]) {
    const found = await countAt(request, `/races?q=${encodeURIComponent(typed)}`);
    expect(found, typed).toBeGreaterThan(10);
  }
});

test("RACE-LIST-07 FMT-04 Trail finds the mountain races with its badge", async ({
  plainPage: page,
  request,
}) => {
  const mountain = await countAt(request, "/races?type=mountain");
  expect(mountain).toBeGreaterThan(0);
  expect(await countAt(request, "/races?type=Trail")).toBeGreaterThan(mountain);

  await page.goto("/races?type=Trail&q=Misti");
  await expect(raceList(page).cards.first()).toContainText("Misti");
  const types = raceList(page).filters.getByRole("group", { name: "Race type" });
  await expect(types.getByText("Trail", { exact: true })).toBeVisible();
  await expect(types.getByText(/mountain|city/i)).toHaveCount(0);
});

test("misspelt words that no race has together offer searches without one of them", async ({
  plainPage: page,
}) => {
  await page.goto("/races?q=bosston+ottawwa");
  await expect(page.getByText("No races found matching your criteria")).toBeVisible();
  await page.getByRole("link", { name: "Without “ottawa”" }).click();
  await expect(page).toHaveURL("/races?q=boston");
  await expect(raceList(page).cards.first()).toContainText(/boston/i);
});

test("corrected words stay while filters change and apply to the calendar feed", async ({
  page,
  request,
}) => {
  await page.goto("/races?q=chicgo");
  const { cards, filters, count } = raceList(page);
  await expect(page.getByText("Showing results for chicago.")).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\?q=chicago$/);
  const feed = await page.getByRole("link", { name: /^Subscribe/ }).getAttribute("href");
  expect(feed).toMatch(/^webcal:.*\?q=chicago$/);
  const entries = async (address: string) =>
    (await (await request.get(address)).text()).match(/^UID:.*$/gm);
  const subscribed = await entries("/races.ics?q=chicago");
  expect(subscribed?.length).toBeGreaterThanOrEqual(await cards.count());
  expect(await entries("/races.ics?q=chicgo")).toEqual(subscribed);
  await filters.getByRole("radio", { name: /^5/ }).check();
  await expect(page).toHaveURL("/races?q=chicgo&rating=5");
  await expect(page.getByText("Showing results for chicago.")).toBeVisible();
  await expect(count).toHaveText(/^\d races? found$/);
});

test("RACE-LIST-06 the meaning of words is shown, and they can be taken literally", async ({
  plainPage: page,
  request,
}) => {
  await page.goto("/races?q=boston+marathon+2027");
  const { cards, chips } = raceList(page);
  await expect(chips.getByRole("link")).toHaveText([
    "“boston”",
    "42.2 km",
    "2027",
    "Take the words literally",
    "“marathon”",
    "“2027”",
    "Clear all",
  ]);
  await expect(cards.first()).toContainText("Boston Marathon");
  await page.getByRole("link", { name: "Take the words literally" }).click();
  await expect(page).toHaveURL("/races?q=boston+marathon+2027&words=literal");
  await expect(page.getByRole("link", { name: "Take the words literally" })).toHaveCount(0);
  await chips.getByRole("link", { name: "Remove filter Words taken literally" }).click();
  await expect(cards.first()).toContainText("Boston Marathon");
  await chips.getByRole("link", { name: "Remove filter 2027" }).click();
  await expect(page).toHaveURL("/races?q=boston+marathon");

  await page.goto("/races?q=boston+marathon+2027");
  await chips.getByRole("link", { name: "“2027”" }).click();
  await expect(page).toHaveURL("/races?q=boston+marathon+%222027%22");
  await expect(chips.getByRole("link")).toHaveText([
    "“boston”",
    "42.2 km",
    "“2027”",
    "Take the words literally",
    "Clear all",
  ]);

  const trails = await countAt(request, "/races?q=trail+mexico");
  expect(trails).toBe(await countAt(request, "/races?type=Trail&country=Mexico"));
  for (const typed of ["usa", "tx", "new york city", "december", "next month", "primavera peru"]) {
    expect(await countAt(request, `/races?q=${typed}`), typed).toBeGreaterThan(0);
  }
});

test("a page past the end is the last page and is not indexed", async ({ request }) => {
  const last = await (await request.get("/races?page=500")).text();
  const page = /rel="canonical" href="[^"]*\/races\?page=(\d+)"/.exec(last)?.[1];
  expect(Number(page)).toBeGreaterThan(1);
  for (const beyond of ["501", "9999", "1e9"]) {
    const shown = await (await request.get(`/races?page=${beyond}`)).text();
    expect(shown, beyond).toContain(`/races?page=${page}"`);
    expect(shown, beyond).toContain('name="robots" content="noindex"');
  }
});

test("the list of cities has all that the other filters leave, also without scripts", async ({
  request,
}) => {
  const { cities } = await (await request.get("/races/cities")).json();
  const list = await (await request.get("/races")).text();
  expect(list.match(/<option>/g)).toHaveLength(cities.length);
  const left = await (await request.get("/races/cities?country=Peru&city=Lima")).json();
  expect(left.cities).toContain("Cusco");
  expect(left.cities.length).toBeLessThan(cities.length);
  const misspelt = await (await request.get("/races/cities?q=chicgo")).json();
  expect(misspelt.cities).toContain("Chicago");
});

test("facets without a choice have no heading", async ({ plainPage: page }) => {
  await page.goto("/races?q=qqqq");
  const { filters } = raceList(page);
  await expect(filters.getByText("Minimum rating")).toBeVisible();
  await expect(filters.getByText("Race type")).toHaveCount(0);
});
