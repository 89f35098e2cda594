import { expect, test } from "../support/test.ts";

test("without scripts the checkboxes of the cards are fields of a form", async ({ visitor }) => {
  const boxes = visitor.page.getByRole("checkbox", { name: /^Compare / });
  const races = visitor.page.getByRole("table").getByRole("columnheader");
  await visitor.visit("/races?country=Peru");
  for (const place of [0, 1]) await boxes.nth(place).check();
  await visitor.press("Compare", { exact: true });
  expect(visitor.path).toMatch(/^\/races\/compare\?id=[\da-f-]{36}&id=[\da-f-]{36}$/);
  expect(races).toHaveCount(2);
  expect(visitor.page.getByRole("table").getByRole("rowheader", { name: "Price" })).toBeVisible();
  await visitor.visit("/races?country=Peru");
  for (const place of [0, 1, 2, 3, 4]) await boxes.nth(place).check();
  await visitor.press("Compare", { exact: true });
  expect(races).toHaveCount(4);
  expect(visitor.page.getByRole("status").filter({ hasText: /compared/ })).toHaveText(
    "Only four races can be compared: one was left out.",
  );
});

test("a comparison is not indexed and leaves out missing races", async ({ visitor }) => {
  const nobody = "00000000-0000-4000-8000-000000000000";
  await visitor.visit(`/races/compare?id=${nobody}&id=junk`);
  const robots = visitor.page.locator('meta[name="robots"]');
  expect(robots.attribute("content")).toMatch(/^noindex/);
  expect(visitor.page.getByText("No races to compare").first()).toBeVisible();
});
