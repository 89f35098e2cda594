import { overflow } from "../race-list/race-list-page.ts";
import { expect, expectAccessible, oddRaces, test } from "./odd-test.ts";

const pageOf = (race: keyof typeof oddRaces) => `/races/${oddRaces[race]}`;

test("RACE-DET-05 the longest texts fit on every screen, on the race's page and in the lists, and nothing in them runs", async ({
  page,
}) => {
  page.on("dialog", () => expect("a script of the text").toBe("never run"));
  const naughty = pageOf("naughty");
  for (const address of ["/races", "/races?view=month", "/races?view=week", naughty]) {
    await page.goto(address);
    for (const width of [320, 360, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
      if (address === naughty) await expectAccessible(page);
    }
  }
});

test("RACE-DET-14 a race with little data and one that is cancelled, past or reviewed are accessible, and where each distance has its own registration a link leads down to them", async ({
  page,
}) => {
  await page.goto(pageOf("bare"));
  const main = page.getByRole("main");
  await expect(main.getByText("No similar races found.", { exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const race of ["cancelled", "past", "reviewed"] as const) {
    await page.goto(pageOf(race));
    await expectAccessible(page);
  }
  await page.goto(pageOf("ownLinks"));
  await page.getByRole("link", { name: "Choose a distance" }).click();
  await expect(page.getByRole("heading", { name: "Distances" })).toBeInViewport();
});
