import { expect, test } from "../support/test.ts";
import { countAt, raceList } from "./race-list-page.ts";

test("near a place the list has the races of its circle, each with the way to it, without scripts too", async ({
  plainPage: page,
  request,
}) => {
  await page.goto("/races");
  const { filters, cards } = raceList(page);
  await filters.getByLabel("Near", { exact: true }).fill("Cusco");
  await filters.getByRole("button", { name: "Apply filters" }).click();
  await expect(page).toHaveURL(/near=Cusco/);
  await expect(cards.first()).toContainText(/\d\skm\saway/);
  const wide = await countAt(request, "/races?near=Cusco&within=500");
  expect(wide).toBeGreaterThan(await countAt(request, "/races?near=Cusco"));
});

test("a name that several places have offers the others, and a name that none has says so", async ({
  request,
}) => {
  const several = await (await request.get("/races?near=Portland")).text();
  expect(several).toContain("Other places of this name");
  const none = await (await request.get("/races?near=Xyzzyville")).text();
  expect(none).toContain("No place is called");
});

test("no cache keeps the list around the position of a visitor", async ({ request }) => {
  const around = await request.get("/races?near=-12.05,-77.04");
  expect(around.headers()["cache-control"]).toBe("private, no-store");
  expect(await around.text()).toMatch(/\d\skm\saway/);
  const place = await request.get("/races?near=Lima");
  expect(place.headers()["cache-control"]).not.toContain("no-store");
});
