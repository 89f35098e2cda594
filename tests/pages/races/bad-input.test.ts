import { isDeepStrictEqual } from "node:util";
import { noFilters } from "#features/races/filters/filters.ts";
import { readRaceFilters } from "#features/races/filters/read-filters.ts";
import { homeDay } from "#values/zone.ts";
import { raceList } from "../../e2e/race-list/race-list-page.ts";
import { junkValues, raceListParameters as parameters } from "../../support/naughty-texts.ts";
import { expect, test } from "../support/test.ts";

/**
 * The parser of addresses ignores most of them, as its own tests show; these change the search. An
 * address holds a long value once.
 */
const heard = Object.entries(junkValues).flatMap(([name, value]) => {
  const queries = parameters.map((each) => `${each}=${value}`).filter(changesSearch);
  const asked = value.length > 500 ? queries : [queries.join("&")];
  return asked.filter(Boolean).map((query) => ({ name, query }));
});

function changesSearch(query: string): boolean {
  const filters = readRaceFilters(new URLSearchParams(query), homeDay(new Date()));
  return !isDeepStrictEqual(filters, noFilters);
}

test("an odd value that changes the search still gives a page, in each parameter that uses it", async ({
  visitor,
}) => {
  expect(
    heard
      .map(({ query }) => query)
      .join("&")
      .split("&").length,
  ).toBeGreaterThan(60);
  for (const { name, query } of heard) {
    const response = await visitor.fetch(`/races?${query}`);
    expect(response.status, name).toBe(200);
    expect(await response.text(), name).toContain("Upcoming Races</h1>");
  }
});

test("parameters in other forms still give a page", async ({ visitor }) => {
  for (const formOf of [
    (parameter: string) => `${parameter}[]=x`,
    (parameter: string) => `${parameter}=a&${parameter}=b`,
    (parameter: string) => `${parameter}[$gt]=`,
    (parameter: string) => parameter,
  ]) {
    const query = parameters.map(formOf).join("&");
    expect((await visitor.fetch(`/races?${query}`)).status, query).toBe(200);
  }
});

test("invalid values in every parameter still give a calendar, a calendar file and data", async ({
  visitor,
}) => {
  for (const [name, value] of Object.entries(junkValues)) {
    if (value.length > 500) continue;
    const query = parameters.map((parameter) => `${parameter}=${value}`).join("&");
    for (const address of [
      `/races?view=month&${query}`,
      `/races.ics?${query}`,
      `/races.data?${query}`,
    ]) {
      const response = await visitor.fetch(address);
      expect(response.status, `${name} ${address.slice(0, 40)}`).toBeLessThan(500);
    }
  }
});

test("hundreds of choices give a readable page", async ({ visitor }) => {
  const types = Array.from({ length: 300 }, (_, number) => `type=t${number}`).join("&");
  await visitor.visit(`/races?${types}`);
  const { heading, chips } = raceList(visitor.page);
  expect(heading).toBeVisible();
  expect(chips.getByRole("link").count()).toBeLessThan(25);
});

test("typed markup is shown as text", async ({ visitor }) => {
  const typed = '"><script>alert(1)</script>';
  await visitor.visit(`/races?q=${encodeURIComponent(typed)}&city=%3Cb%3E`);
  const { search, chips } = raceList(visitor.page);
  expect(search).toHaveValue(typed);
  // The lone quote belongs to no word.
  expect(chips.getByRole("link").first()).toHaveText(`“${typed.slice(1)}”`);
});

test("GAP-10 an invalid race address is Race Not Found with status 404", async ({ visitor }) => {
  const ids = [
    "x",
    "0",
    "null",
    "undefined",
    "00000000-0000-0000-0000-000000000000",
    "00000000-0000-4000-8000-00000000000",
    "00000000-0000-4000-8000-0000000000000",
    "00000000-0000-4000-8000-00000000000g",
    "%7B00000000-0000-4000-8000-000000000000%7D",
    "urn:uuid:00000000-0000-4000-8000-000000000000",
    "%00",
    "%27%20or%201=1--",
    "%F0%9F%8F%83",
    "a".repeat(5000),
  ];
  for (const id of ids) {
    for (const address of [`/races/${id}`, `/races/${id}?reviews=%00`]) {
      const response = await visitor.fetch(address);
      expect(response.status, address.slice(0, 60)).toBe(404);
      expect(await response.text(), address.slice(0, 60)).toContain("Race Not Found");
    }
    for (const part of ["cover.svg", "share.jpg", "calendar.ics"]) {
      expect(
        (await visitor.fetch(`/races/${id}/${part}`)).status,
        `${id.slice(0, 60)} ${part}`,
      ).toBe(404);
    }
  }
});

test("malformed addresses below the list are refused without a failure", async ({ visitor }) => {
  for (const id of ["%E0%A4%A", "%", "%2e%2e%2f", "..;/", "a%2fb"]) {
    const response = await visitor.fetch(`/races/${id}`);
    expect(response.status, id).toBeGreaterThanOrEqual(400);
    expect(response.status, id).toBeLessThan(500);
  }
});
