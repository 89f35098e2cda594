import { expect, test } from "../support/test.ts";

test("the page for organizers shows each widget with its code to embed", async ({ visitor }) => {
  await visitor.visit("/widgets/calendar?limit=1");
  const race = visitor.page.locator('a[href*="/races/"]').first();
  const [, id] = /\/races\/([\da-f-]{36})/.exec(String(race.attribute("href"))) ?? [];
  const name = race.text();
  await visitor.visit(`/developers/widgets?race=${id}&theme=dark&accent=0f5c4a`);
  const frame = visitor.page.locator('iframe[title="The card of a race"]');
  const codes = visitor.page.getByLabel("With a script");
  expect(codes).toHaveCount(3);
  expect(codes.first().value()).toContain(
    `<dorsal-widget kind="race" race="${id}" theme="dark" accent="0f5c4a">`,
  );
  await visitor.visit(String(frame.attribute("src")));
  expect(visitor.page.getByRole("link", { name, exact: true })).toBeVisible();
  await visitor.visit("/developers/widgets?race=nonsense&accent=red");
  expect(visitor.page.getByText("No race has this address.")).toBeVisible();
  expect(visitor.page.getByText("Write six digits, such as 0f5c4a.")).toBeVisible();
});
