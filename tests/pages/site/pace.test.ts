import { naughtyLines } from "../../support/naughty-texts.ts";
import { newMember } from "../support/members.ts";
import { openRace } from "../support/races.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

test("MEM-08 readers of miles see miles, and an address means the same in both units", async ({
  visitor,
}) => {
  visitor.setCookie("units", "mi");
  await visitor.visit("/tools/pace?distance=marathon&pace=8:00&every=1");
  const { page } = visitor;
  expect(page.getByRole("main")).toContainText("3:29:45");
  expect(page.getByRole("rowheader", { name: "25", exact: true })).toBeVisible();
  await visitor.visit("/tools/pace?distance=10&pace=5:00&unit=km");
  expect(page.getByLabel("Distance", { exact: true })).toHaveValue("10 km");
  expect(page.getByLabel("Pace per mile")).toHaveValue("5:00 /km");
  expect(page.getByRole("main")).toContainText("50:00");
});

test("MEM-08 the predictor names its source, its limits and its guesses", async ({ visitor }) => {
  await visitor.visit("/tools/pace?distance=10K&time=45:00");
  const { page } = visitor;
  const table = page.getByRole("table", { name: "Predicted times" });
  const row = (name: string) => table.getByRole("row", { name });
  expect(row("Half marathon")).toContainText("1:39:17");
  expect(row("Marathon 3:")).toContainText("3:39:04");
  expect(row("Marathon 3:")).not.toContainText("guess");
  expect(row("50K")).toContainText("a guess");
  const main = page.getByRole("main");
  expect(main).toContainText("“Athletic Records and Human Endurance”, American Scientist");
  expect(main).toContainText("below 3.5 minutes or above four hours");
  await row("Half marathon").getByRole("link").click();
  expect(page.getByLabel("Time", { exact: true })).toHaveValue("1:39:17");
  expect(page.getByRole("table", { name: "Splits" })).toContainText("Finish");
});

test("MEM-08 unreadable and impossible values get a plain message", async ({ visitor }) => {
  await visitor.visit("/tools/pace?distance=far&time=soon&pace=quick");
  const { page } = visitor;
  const main = page.getByRole("main");
  expect(main).toContainText("Write a distance like 10K, 21.1 km, 13.1 mi or marathon.");
  expect(main).toContainText("Write a time like 45:00, 1:45:30 or 1h45.");
  expect(main).toContainText("Write a pace like 5:30");
  expect(page.getByLabel("Distance", { exact: true })).toHaveValue("far");
  await visitor.visit("/tools/pace?distance=10K&pace=1:00");
  expect(main).toContainText("Nobody has ever run that fast.");
  await visitor.visit("/tools/pace?distance=10K&time=40:00&pace=4:00");
  expect(main).toContainText("Leave one of the three empty");
});

test("no address breaks the calculator", async ({ visitor }) => {
  for (const text of naughtyLines) {
    const query = new URLSearchParams({ distance: text, time: text, race: text, find: text });
    const answer = await visitor.fetch(`/tools/pace?${query}`);
    expect(answer.status, text).toBe(200);
  }
});

test("MEM-08 without scripts the button calculates, and the menus beside the splits belong to its form", async ({
  visitor,
}) => {
  await visitor.visit("/tools/pace");
  const { page } = visitor;
  await visitor.follow("5K", { exact: true });
  await visitor.fill("Time", "25:00");
  await visitor.press("Calculate");
  expect(page.getByRole("main")).toContainText("for each kilometer");
  await page.getByLabel("Effort").selectOption("Second half 2% faster");
  await visitor.press("Show");
  expect(visitor.path).toMatch(/faster=2/);
  expect(page.getByRole("table", { name: "Splits" })).toContainText("5:03");
});

/** Goes from the page of the Toronto marathon of the demo to the calculator; returns its address. */
async function planFromRacePage(visitor: Visitor): Promise<string> {
  await openRace(visitor, "Toronto Waterfront Marathon");
  await visitor.follow("Plan your pace");
  expect(visitor.path).toMatch(/^\/tools\/pace\?race=/);
  return visitor.path;
}

test("FAKE-14 a band for a race is for Sprinter and Elite members, and others are told so", async ({
  visitor,
}) => {
  const address = await planFromRacePage(visitor);
  const { page } = visitor;
  const main = page.getByRole("main");
  const upgrade = main.getByRole("link", { name: "See the plans" });
  expect(upgrade).toHaveAttribute("href", "/membership");
  expect(main).toContainText(/Planning for Toronto Waterfront Marathon.*\?/);
  expect(page.getByLabel("Distance", { exact: true }), "not for nothing").not.toHaveValue("");
  await newMember(visitor, "pacer_monthly");
  await visitor.visit(`${address}&time=6:40:00`);
  expect(upgrade, "a Pacer has the basic calculator").toHaveCount(1);
  expect(page.locator(".pace-band")).toContainText("6:40:00");
  for (const path of [address, address.replace("/pace?", "/pace.data?")]) {
    const answer = await visitor.fetch(`${path}&time=6:40:00`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toMatch(/over the time limit of|startTime/);
  }
});

test("MEM-09 FAKE-14 a Sprinter's band has the race's start, clock and time limit, and the target stays from race to race", async ({
  visitor,
}) => {
  await newMember(visitor, "sprinter_monthly");
  const address = await planFromRacePage(visitor);
  await visitor.visit(`${address}&time=6:40:00`);
  const { page } = visitor;
  const band = page.locator(".pace-band");
  expect(band).toContainText("Toronto Waterfront Marathon");
  expect(band).toContainText("8:45 AM");
  expect(band.getByRole("row", { name: "Finish" })).toContainText("3:25p");
  const main = page.getByRole("main");
  expect(main).toContainText("This is 10:00 over the time limit of 6 h 30 min.");
  expect(page.getByRole("link", { name: "See the plans" })).toHaveCount(0);
  await page.getByLabel("Find a race").fill("philadelphia marathon");
  await visitor.press("Search");
  await visitor.follow("Philadelphia Marathon");
  expect(band).toContainText("Philadelphia Marathon");
  expect(band, "the target stays").toContainText("6:40:00");
});
