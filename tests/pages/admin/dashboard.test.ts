import { writeToUs } from "../../support/pages/contact-form.ts";
import { newAddress } from "../../support/unique-names.ts";
import { clientOf } from "../support/client.ts";
import { latestMail, linkIn } from "../support/outbox.ts";
import { signInAs, signUp } from "../support/people.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

/** The number of a figure, by its name. */
function figure({ page }: Visitor, name: string): number {
  const card = page.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
  return Number(card.locator("dd > span").first().text().replaceAll(",", ""));
}

test("ADM-DASH-01 ADM-DASH-02 there are four tabs and quick actions that lead to the main screens", async ({
  visitor,
}) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin");
  const tabs = visitor.page.getByRole("navigation", { name: "Figures" }).getByRole("link");
  expect(tabs.texts()).toEqual(["Overview", "Members", "Revenue", "Engagement"]);
  const actions = visitor.page.getByRole("navigation", { name: "Quick actions" });
  const targets = actions.getByRole("link").all();
  expect(targets.map((link) => link.attribute("href"))).toEqual([
    "/admin/users",
    "/admin/reviews",
    "/admin/races",
    "/admin/ai",
  ]);
  await tabs.filter({ hasText: "Members" }).click();
  await visitor.follow("90 days");
  expect(visitor.path).toBe("/admin?tab=members&period=90d");
  expect(visitor.page.getByRole("img", { name: /^New runners per week: / })).toBeVisible();
  const marked = visitor.page.locator("[aria-current]").texts();
  expect([...new Set(marked)]).toEqual(["Dashboard", "Members", "90 days"]);
});

test("ADM-DASH-03 FAKE-01 the figures follow what happens", async ({ visitor, other }) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin?period=7d");
  const names = ["New runners", "Messages waiting"];
  const before = names.map((name) => figure(visitor, name));
  const email = newAddress("figured");
  await signUp(other, { email, password: "a long enough secret" });
  await other.visit(linkIn(await latestMail(other, email, /confirm/i), "/auth/verify-email"));
  await writeToUs(clientOf(other));
  // Figures that are counted slowly are kept for half a minute.
  (await openSite()).running.pageNews.tell();
  await visitor.visit("/admin?period=7d");
  expect(names.map((name) => figure(visitor, name))).toEqual(before.map((count) => count + 1));
});

test("FAKE-01 every figure explains its count", async ({ visitor }) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin");
  const figures = visitor.page.locator("dl > div").count();
  expect(figures).toBeGreaterThan(5);
  expect(visitor.page.locator("dl details > p")).toHaveCount(figures);
  const definition = visitor.page.getByText("Entries made in the period, whatever has become");
  expect(definition).not.toBeVisible();
  await visitor.page.locator("summary").filter({ hasText: "Registrations" }).first().click();
  expect(definition).toBeVisible();
});

test("the table below a chart has a row for each bar", async ({ visitor }) => {
  await signInAs(visitor, "admin");
  for (const [period, bars] of [
    ["7d", 7],
    ["30d", 5],
    ["90d", 13],
    ["12m", 12],
  ] as const) {
    await visitor.visit(`/admin?tab=engagement&period=${period}`);
    const chart = visitor.page.getByRole("region", { name: /^Reviews per (day|week|month)$/ });
    expect(chart.getByRole("img").name()).toMatch(new RegExp(`in ${bars} `));
    await chart.locator("summary").filter({ hasText: "Show the numbers" }).click();
    expect(chart.getByRole("row")).toHaveCount(bars + 1);
  }
});

test("FAKE-01 a tab's figures are exported as a file for spreadsheets", async ({ visitor }) => {
  await signInAs(visitor, "admin");
  await visitor.visit("/admin?tab=members&period=7d");
  const link = visitor.page.getByRole("link", { name: "Download CSV" });
  expect(link).toHaveAttribute("href", "/admin/figures.csv?tab=members&period=7d");
  const file = await visitor.fetch(String(link.attribute("href")));
  expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("content-disposition")).toMatch(/"dorsal-members-7d-[\d-]{10}\.csv"$/);
  expect(file.headers.get("cache-control")).toContain("no-store");
  const bytes = Buffer.from(await file.arrayBuffer());
  const lines = bytes.toString().split("\r\n");
  expect(lines[0]).toBe("\ufeffPart,Name,Value,Period before,Definition");
  expect(lines.filter((line) => line.startsWith("New runners per day,"))).toHaveLength(7);
  expect(lines.find((line) => line.startsWith("Figures,Administrators,"))).toBeDefined();
});
