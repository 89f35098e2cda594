import { addDays } from "#values/day.ts";
import { crowdedDay, edgeDay, naughtyDay, oddRaces } from "../races/odd-races.ts";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { overflow, raceList } from "./race-list-page.ts";

const crowded =
  "/races?q=marathon&type=Road&type=Trail&type=Ultra&country=Canada&country=Mexico&country=Peru&country=United+States&city=San+Francisco&distance=5-99&when=next-month&rating=3";

test("RACE-DET-05 a full month, a full week and the longest texts fit from a phone to a wide screen, are accessible, and nothing in them runs; on a phone a month shows its own days only, and at 200 % zoom on a laptop no filter is missing or cut off", async ({
  page,
}) => {
  page.on("dialog", () => expect("a script of the text").toBe("never run"));
  const crowdedMonth = `/races?view=month&date=${crowdedDay}`;
  const crowdedWeek = `/races?view=week&date=${crowdedDay}`;
  const longTexts = `/races/${oddRaces.naughty}`;
  const looked = [crowdedMonth, crowdedWeek, longTexts];
  const lists = ["grid", "month", "week"].map(
    (view) => `/races?country=Oddland&view=${view}&date=${naughtyDay}`,
  );
  for (const address of [...looked, ...lists]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    for (const width of [1280, 768, 640, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${address} at ${width} px`).toBeLessThanOrEqual(0);
      const isOuter = width === 1280 || width === 320;
      if (isOuter && looked.includes(address)) await expectAccessible(page);
    }
  }

  const edge = page.getByRole("link", { name: /^Edge Run/ });
  const nothing = page.getByText("No races this month with these filters.");
  await page.goto(`/races?city=Edgeville&view=month&date=${addDays(edgeDay, 1)}`);
  await expect(edge).toBeHidden();
  await expect(nothing).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(edge).toBeVisible();
  await expect(nothing).toBeHidden();

  for (const view of ["", "&view=month", "&view=week"]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(crowded + view);
    await expect(raceList(page).chips.getByRole("link")).toHaveCount(14);
    expect(await overflow(page), view).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 640, height: 400 });
    await alive(page);
    expect(await overflow(page), view).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: /^Filters/ }).click();
    const { filters } = raceList(page);
    await expect(filters.getByRole("button", { name: /^Show/ })).toBeInViewport();
    await filters.getByRole("radio", { name: /^5/ }).scrollIntoViewIfNeeded();
    await expect(filters.getByRole("radio", { name: /^5/ })).toBeInViewport();
    await page.keyboard.press("Escape");
  }
});
