import { raceList } from "../../e2e/race-list/race-list-page.ts";
import { expect, test } from "../support/test.ts";
import { countAt } from "./counts.ts";

test("near a place the list has the races within the radius, each with its distance", async ({
  visitor,
}) => {
  await visitor.visit("/races");
  const { filters, cards } = raceList(visitor.page);
  await filters.getByLabel("Near", { exact: true }).fill("Cusco");
  await filters.getByRole("button", { name: "Apply filters" }).click();
  expect(visitor.path).toMatch(/near=Cusco/);
  expect(cards.first()).toContainText(/\d\skm\saway/);
  const wide = await countAt(visitor, "/races?near=Cusco&within=500");
  expect(wide).toBeGreaterThan(await countAt(visitor, "/races?near=Cusco"));
});

test("an ambiguous place name offers the other places, and an unknown one says so", async ({
  visitor,
}) => {
  await visitor.visit("/races?near=Portland");
  expect(visitor.page.getByText(/Other places of this name/).first()).toBeVisible();
  await visitor.visit("/races?near=Xyzzyville");
  expect(visitor.page.getByText(/No place is called/).first()).toBeVisible();
});

test("no cache keeps the list around the position of a visitor", async ({ visitor }) => {
  const around = await visitor.fetch("/races?near=-12.05,-77.04");
  expect(around.headers.get("cache-control")).toBe("private, no-store");
  expect(await around.text()).toMatch(/\d\skm\saway/);
  const place = await visitor.fetch("/races?near=Lima");
  expect(place.headers.get("cache-control")).not.toContain("no-store");
});
