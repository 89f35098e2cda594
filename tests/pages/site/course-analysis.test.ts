import { expect, test } from "../support/test.ts";

test("MEM-09 others see an example, what it is and how to get it, without scripts too", async ({
  visitor,
}) => {
  await visitor.visit("/tools/course");
  const { page } = visitor;
  const main = page.getByRole("main");
  expect(main).toContainText("Your own file comes with Sprinter and Elite");
  expect(main).toContainText("A trail race that we made up");
  await page.getByLabel("Goal time").fill("5:00:00");
  await visitor.press("Plan it");
  const places = page.getByRole("table", { name: "Places" });
  expect(places).toContainText("before it closes");
  const band = page.getByRole("table", { name: "Pace band" });
  expect(band).toContainText("5:00:00");
  expect(band.getByRole("row", { name: /^Cut-off / }).texts()).toEqual([
    expect.stringMatching(/km ?3 h$/),
    expect.stringMatching(/km ?5 h$/),
  ]);
  await page.getByLabel("Goal time").fill("9:00:00");
  await visitor.press("Plan it");
  expect(places).toContainText("too late");
});
