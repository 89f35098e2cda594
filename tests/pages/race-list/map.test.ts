import { raceList } from "../../e2e/race-list/race-list-page.ts";
import { raceMap } from "../../e2e/race-list/race-map-page.ts";
import { expect, test } from "../support/test.ts";

const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0]);

test("the map is the fourth view: its pins count the races of the list, and a group leads to its part of the map", async ({
  visitor,
}) => {
  await visitor.visit("/races?view=map");
  const { map, groups, jumps, inView } = raceMap(visitor.page);
  const { views, cards } = raceList(visitor.page);
  expect(views.getByRole("link").texts()).toEqual(["Grid", "Month", "Week", "Map"]);
  const pins = map.locator(".map-pins-wide [data-pin]").all();
  const races = pins.map((pin) =>
    pin.locator("small").count() > 0 ? Number.parseInt(pin.text(), 10) : 1,
  );
  const total = races.reduce((sum, each) => sum + each, 0);
  expect(total).toBe(numberIn(inView.text()));
  expect(cards).toHaveCount(24);
  await jumps.getByRole("link", { name: "Peru" }).click();
  expect(visitor.path).toMatch(/view=map&box=/);
  const inPeru = numberIn(inView.text());
  expect(inPeru).toBeLessThan(total);
  await groups.first().click();
  expect(numberIn(inView.text())).toBeLessThan(inPeru);
});

test("without scripts a group of pins leads to a list of its races", async ({ visitor }) => {
  await visitor.visit("/races?city=Arequipa&view=map");
  const group = visitor.page.locator(".map-pins-wide [data-rows]");
  const races = Number(group.attribute("data-rows"));
  await group.click();
  expect(visitor.path).toMatch(/city=Arequipa&view=map&box=.+&zoom=12#map-list$/);
  expect(raceMap(visitor.page).inView).toHaveText(`${races} of ${races} races in view`);
  expect(raceList(visitor.page).cards).toHaveCount(races);
  expect(visitor.page.locator("#map-list").getByRole("article")).toHaveCount(races);
});
