import { expect, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

const parameters = [
  "q",
  "type",
  "country",
  "city",
  "distance",
  "distance_from",
  "distance_to",
  "when",
  "from",
  "to",
  "rating",
  "view",
  "date",
  "page",
];

/** As they stand in the address. */
const junk = {
  "10,000 letters": "a".repeat(10_000),
  "1,000 runners": encodeURIComponent("🏃🏽‍♀️".repeat(60)),
  "a percent sign": "%25",
  "an underscore": "_",
  quotes: "%27%22%60",
  SQL: encodeURIComponent("'; drop table races; --"),
  markup: encodeURIComponent('"><script>alert(1)</script>'),
  NUL: "%00",
  "a control character": "%1b%0d%0a",
  "malformed percent-encoding": "%zz%E0%A4%A",
  "half a character": "%ED%A0%80",
  "right to left": encodeURIComponent("\u202eالعدو"),
  "a negative number": "-1",
  "a huge number": "1e308",
  "not a number": "NaN",
  infinity: "-Infinity",
  "a date that does not exist": "2026-02-30",
  "a far date": "9999-12-31",
  "a path": "..%2f..%2fetc%2fpasswd",
  "a format string": "%25s%25n%25x",
  "a backslash": "%5c",
  "spaces only": "%20%20",
  nothing: "",
};

for (const parameter of parameters) {
  test(`an invalid ${parameter} still gives a page`, async ({ request }) => {
    test.setTimeout(90_000);
    for (const [name, value] of Object.entries(junk)) {
      const response = await request.get(`/races?${parameter}=${value}`);
      expect(response.status(), name).toBe(200);
      expect(await response.text(), name).toContain("Upcoming Races</h1>");
    }
    for (const form of [
      `${parameter}[]=x`,
      `${parameter}=a&${parameter}=b`,
      `${parameter}[$gt]=`,
      parameter,
    ]) {
      const response = await request.get(`/races?${form}`);
      expect(response.status(), form).toBe(200);
    }
  });
}

test("invalid values in every parameter still give a page, a calendar and a calendar file", async ({
  request,
}) => {
  test.setTimeout(90_000);
  for (const [name, value] of Object.entries(junk)) {
    if (value.length > 500) continue;
    const query = parameters.map((parameter) => `${parameter}=${value}`).join("&");
    for (const address of [
      `/races?${query}`,
      `/races?view=month&${query}`,
      `/races.ics?${query}`,
      `/races.data?${query}`,
    ]) {
      const response = await request.get(address);
      expect(response.status(), `${name} ${address.slice(0, 40)}`).toBeLessThan(500);
    }
  }
});

test("hundreds of choices give a readable page", async ({ page }) => {
  const types = Array.from({ length: 300 }, (_, number) => `type=t${number}`).join("&");
  await page.goto(`/races?${types}`);
  const { heading, chips } = raceList(page);
  await expect(heading).toBeVisible();
  expect(await chips.getByRole("link").count()).toBeLessThan(25);
});

test("typed markup is shown as text", async ({ page }) => {
  const typed = '"><script>alert(1)</script>';
  await page.goto(`/races?q=${encodeURIComponent(typed)}&city=%3Cb%3E`);
  const { search, chips } = raceList(page);
  await expect(search).toHaveValue(typed);
  await expect(chips.getByRole("link").first()).toHaveText(`“${typed}”`);
});

test("GAP-10 an invalid race address is Race Not Found with status 404", async ({ request }) => {
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
      const response = await request.get(address);
      expect(response.status(), address.slice(0, 60)).toBe(404);
      expect(await response.text(), address.slice(0, 60)).toContain("Race Not Found");
    }
    for (const part of ["cover.svg", "share.jpg", "calendar.ics"]) {
      expect(
        (await request.get(`/races/${id}/${part}`)).status(),
        `${id.slice(0, 60)} ${part}`,
      ).toBe(404);
    }
  }
});

test("malformed addresses below the list are refused without a failure", async ({ request }) => {
  for (const id of ["%E0%A4%A", "%", "%2e%2e%2f", "..;/", "a%2fb"]) {
    const response = await request.get(`/races/${id}`);
    expect(response.status(), id).toBeGreaterThanOrEqual(400);
    expect(response.status(), id).toBeLessThan(500);
  }
});
