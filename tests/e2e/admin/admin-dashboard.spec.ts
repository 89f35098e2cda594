import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { demoPerson, signedUpRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { writeToUs } from "./letters.ts";

/** The number of a figure, by its name. */
async function figure(page: Page, name: string): Promise<number> {
  const card = page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
  return Number((await card.locator("dd > span").first().innerText()).replaceAll(",", ""));
}

test("ADM-DASH-01 ADM-DASH-02 there are four tabs and quick actions that lead to the main screens", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin");
  await alive(page);
  const tabs = page.getByRole("navigation", { name: "Figures" }).getByRole("link");
  await expect(tabs).toHaveText(["Overview", "Members", "Revenue", "Engagement"]);
  const actions = page.getByRole("navigation", { name: "Quick actions" }).getByRole("link");
  const targets = await actions.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(["/admin/users", "/admin/reviews", "/admin/races", "/admin/ai"]);
  await tabs.filter({ hasText: "Revenue" }).click();
  await expect(page).toHaveURL("/admin?tab=revenue");
  await expect(tabs.filter({ hasText: "Revenue" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "12 months" }).click();
  await expect(page).toHaveURL("/admin?tab=revenue&period=12m");
  await expect(page.locator("[aria-current]:visible")).toHaveText([
    "Dashboard",
    "Revenue",
    "12 months",
  ]);
  await page.goBack();
  await expect(page).toHaveURL("/admin?tab=revenue");
});

test("ADM-DASH-03 FAKE-01 the figures follow what happens", async ({ page, request }) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin?period=7d");
  const names = ["New runners", "Messages waiting"];
  const before = await Promise.all(names.map((name) => figure(page, name)));
  await signedUpRunner(request);
  await writeToUs(page);
  // Other tests also sign up and write, and slowly counted figures are kept for half a minute.
  await expect(async () => {
    await page.reload();
    for (const [place, name] of names.entries()) {
      expect(await figure(page, name), name).toBeGreaterThan(before[place] ?? 0);
    }
  }).toPass({ timeout: 40_000, intervals: [0, 2000] });
});

test("FAKE-01 every figure explains what it counts on hover, by keyboard and when pressed", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin");
  const name = page.locator("summary", { hasText: "Registrations" }).first();
  const definition = page.getByText("Entries made in the period, whatever has become");
  await expect(definition).toBeHidden();
  await name.hover();
  await expect(definition).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(definition).toBeHidden();
  await page.locator("summary", { hasText: "Upcoming races" }).focus();
  await page.keyboard.press("Tab");
  await expect(definition).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(definition).toBeVisible();
  await name.focus();
  await page.keyboard.press("Escape");
  await expect(definition).toBeHidden();
  const figures = await page.locator("dl > div").count();
  await expect(page.locator("dl details > p")).toHaveCount(figures);
});

test("a table below a chart has a row for each bar", async ({ page }) => {
  await signIn(page, demoPerson.admin);
  for (const [period, bars] of [
    ["7d", 7],
    ["30d", 30],
    ["90d", 13],
    ["12m", 12],
  ] as const) {
    await page.goto(`/admin?tab=engagement&period=${period}`);
    const chart = page.getByRole("region", { name: /^Reviews per (day|week|month)$/ });
    await expect(chart.getByRole("img")).toHaveAccessibleName(new RegExp(`in ${bars} `));
    await chart.getByText("Show the numbers").click();
    await expect(chart.getByRole("row")).toHaveCount(bars + 1);
  }
});

test("FAKE-01 a tab's figures are exported as a file for spreadsheets", async ({ page }) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/admin?tab=members&period=7d");
  const link = page.getByRole("link", { name: "Download CSV" });
  const address = String(await link.getAttribute("href"));
  expect(address).toBe("/admin/figures.csv?tab=members&period=7d");
  const file = await page.request.get(address);
  expect(file.headers()["content-type"]).toBe("text/csv; charset=utf-8");
  expect(file.headers()["content-disposition"]).toMatch(/"dorsal-members-7d-[\d-]{10}\.csv"$/);
  expect(file.headers()["cache-control"]).toContain("no-store");
  const lines = (await file.text()).split("\r\n");
  expect(lines[0]).toBe("\ufeffPart,Name,Value,Period before,Definition");
  expect(lines.filter((line) => line.startsWith("New runners per day,"))).toHaveLength(7);
  expect(lines.find((line) => line.startsWith("Figures,Administrators,"))).toBeDefined();
});

for (const tab of ["overview", "members", "revenue", "engagement"]) {
  test(`the ${tab} is accessible and fits from a phone to a wide screen`, async ({ page }) => {
    await signIn(page, demoPerson.admin);
    await page.goto(`/admin?tab=${tab}&period=12m`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    for (const numbers of await page.getByText("Show the numbers").all()) await numbers.click();
    await expectAccessible(page);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const spare = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(spare, `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("ADM-DASH-01 tabs, periods and definitions work", async ({ page }) => {
    await signIn(page, demoPerson.admin);
    await page.goto("/admin");
    await page.getByRole("link", { name: "Members", exact: true }).click();
    await page.getByRole("link", { name: "90 days" }).click();
    await expect(page).toHaveURL("/admin?tab=members&period=90d");
    await expect(page.getByRole("img", { name: /^New runners per week: / })).toBeVisible();
    await page.locator("summary", { hasText: "Confirmed" }).click();
    await expect(page.getByText("Accounts whose owner has confirmed")).toBeVisible();
  });
});
