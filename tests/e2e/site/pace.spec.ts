import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { newMember } from "../support/members.ts";
import { naughtyStrings } from "../support/naughty.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("MEM-08 visitors calculate pace, time or distance, and the address keeps it", async ({
  page,
}) => {
  await page.goto("/tools/pace");
  await alive(page);
  await page.getByLabel("Distance", { exact: true }).fill("marathon");
  await page.getByLabel("Pace per kilometer").fill("4:00");
  const answer = page.getByRole("status").filter({ hasText: "Per kilometer" });
  await expect(answer, "without a press of the button").toContainText("2:48:47");
  await expect(page).toHaveURL(/distance=marathon&pace=4%3A00/);
  await page.reload();
  await expect(answer).toContainText("2:48:47");
  await alive(page);
  await page.getByLabel("Pace per kilometer").fill("");
  await page.getByLabel("Time", { exact: true }).fill("3h");
  await expect(answer).toContainText("4:16");
  await page.getByRole("link", { name: "Half marathon", exact: true }).click();
  await expect(page.getByLabel("Distance", { exact: true })).toHaveValue("Half marathon");
  await expect(answer).toContainText("8:32");
});

test("MEM-08 readers of miles see miles, and an address means the same in both units", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "units", value: "mi", url: String(baseURL) }]);
  await page.goto("/tools/pace?distance=marathon&pace=8:00&every=1");
  await expect(page.getByRole("main")).toContainText("3:29:45");
  await expect(page.getByRole("rowheader", { name: "25", exact: true })).toBeVisible();
  await page.goto("/tools/pace?distance=10&pace=5:00&unit=km");
  await expect(page.getByLabel("Distance", { exact: true })).toHaveValue("10 km");
  await expect(page.getByLabel("Pace per mile")).toHaveValue("5:00 /km");
  await expect(page.getByRole("main")).toContainText("50:00");
});

test("MEM-08 the predictor names its source, its limits and its guesses", async ({ page }) => {
  await page.goto("/tools/pace?distance=10K&time=45:00");
  const table = page.getByRole("table", { name: "Predicted times" });
  const row = (name: string) => table.getByRole("row", { name });
  await expect(row("Half marathon")).toContainText("1:39:17");
  await expect(row("Marathon 3:")).toContainText("3:27:01");
  await expect(row("Marathon 3:")).not.toContainText("guess");
  await expect(row("50K")).toContainText("a guess");
  const main = page.getByRole("main");
  await expect(main).toContainText("“Athletic Records and Human Endurance”, American Scientist");
  await expect(main).toContainText("3.5 to 230 minutes");
  await row("Half marathon").getByRole("link").click();
  await expect(page.getByLabel("Time", { exact: true })).toHaveValue("1:39:17");
  await expect(page.getByRole("table", { name: "Splits" })).toContainText("Finish");
});

test("MEM-08 splits follow the chosen effort, and a negative split starts slower", async ({
  page,
}) => {
  await page.goto("/tools/pace?distance=10K&time=50:00");
  await alive(page);
  const splits = page.getByRole("table", { name: "Splits" });
  await expect(splits.getByRole("row", { name: "1 km" })).toContainText("5:00");
  const effort = page.getByLabel("Effort");
  await effort.focus();
  await effort.selectOption("Second half 4% faster");
  await expect(splits.getByRole("row", { name: "1 km" })).toContainText("5:06");
  await expect(splits.getByRole("row", { name: "Finish" })).toContainText("50:00");
  await expect(effort, "the keyboard can go on").toBeFocused();
  await page.getByLabel("A split every").selectOption("5 kilometers");
  await expect(splits.getByRole("row")).toHaveCount(3);
});

test("MEM-08 unreadable and impossible values get a plain message", async ({ page }) => {
  await page.goto("/tools/pace?distance=far&time=soon&pace=quick");
  const main = page.getByRole("main");
  await expect(main).toContainText("Write a distance like 10K, 21.1 km, 13.1 mi or marathon.");
  await expect(main).toContainText("Write a time like 45:00, 1:45:30 or 1h45.");
  await expect(main).toContainText("Write a pace like 5:30");
  await expect(page.getByLabel("Distance", { exact: true })).toHaveValue("far");
  await expectAccessible(page);
  await page.goto("/tools/pace?distance=10K&pace=1:00");
  await expect(main).toContainText("Nobody has ever run that fast.");
  await page.goto("/tools/pace?distance=10K&time=40:00&pace=4:00");
  await expect(main).toContainText("Leave one of the three empty");
});

test("no address breaks the calculator", async ({ request }) => {
  for (const text of naughtyStrings) {
    const query = new URLSearchParams({ distance: text, time: text, race: text, find: text });
    const answer = await request.get(`/tools/pace?${query}`);
    expect(answer.status(), text).toBe(200);
  }
});

test("MEM-08 the printed page shows only the band, in black on white", async ({ page }) => {
  await page.goto("/tools/pace?distance=marathon&time=3:45:00&every=1");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const band = page.getByRole("table", { name: "Pace band" });
  await expect(band.getByRole("row")).toHaveCount(44);
  const box = await page.locator(".pace-band").boundingBox();
  // As tall as the paper allows, as wide as a wrist does: at 96 px for an inch.
  expect(box?.height).toBeLessThan(270 * 3.78);
  expect(box?.width).toBeLessThan(50 * 3.78);
  for (const other of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
    await expect(other).toBeHidden();
  }
  await expect(page.getByRole("table", { name: "Splits" })).toBeHidden();
  await expect(page.locator(".pace-band")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("MEM-08 the button calculates, and the menus beside the splits belong to its form", async ({
    page,
  }) => {
    await page.goto("/tools/pace");
    await page.getByRole("link", { name: "5K", exact: true }).click();
    await page.getByLabel("Time", { exact: true }).fill("25:00");
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(page.getByRole("main")).toContainText("for each kilometer");
    await page.getByLabel("Effort").selectOption("Second half 2% faster");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/faster=2/);
    await expect(page.getByRole("table", { name: "Splits" })).toContainText("5:03");
  });
});

/** The address of the calculator that the page of the Toronto marathon of the demo links to. */
async function planFromRacePage(page: Page) {
  await page.goto("/races?q=toronto+waterfront");
  const card = page.getByRole("main").getByRole("article").first();
  const race = await card.getByRole("link").first().getAttribute("href");
  await page.goto(String(race));
  await page.getByRole("link", { name: "Plan your pace" }).click();
  await page.waitForURL(/\/tools\/pace\?race=/);
  return page.url();
}

test("FAKE-14 a band for a race is for Sprinter and Elite members, and others are told so", async ({
  plainPage: page,
}) => {
  const address = await planFromRacePage(page);
  const main = page.getByRole("main");
  const upgrade = main.getByRole("link", { name: "See the plans" });
  await expect(upgrade).toHaveAttribute("href", "/membership");
  await expect(main).toContainText(/Planning for Toronto Waterfront Marathon.*\?/);
  await expect(page.getByLabel("Distance", { exact: true }), "not for nothing").not.toBeEmpty();
  await newMember(page, "pacer_monthly");
  await page.goto(`${address}&time=6:40:00`);
  await expect(upgrade, "a Pacer has the basic calculator").toHaveCount(1);
  await expect(page.locator(".pace-band")).toContainText("6:40:00");
  for (const path of [address, address.replace("/pace?", "/pace.data?")]) {
    const seen = await (await page.request.get(`${path}&time=6:40:00`)).text();
    expect(seen).not.toMatch(/over the time limit of|startTime/);
  }
});

test("MEM-09 FAKE-14 a Sprinter's band has the race's start, clock and time limit", async ({
  page,
}) => {
  await newMember(page, "sprinter_monthly");
  const address = await planFromRacePage(page);
  await page.goto(`${address}&time=6:40:00`);
  const band = page.locator(".pace-band");
  await expect(band).toContainText("Toronto Waterfront Marathon");
  await expect(band).toContainText("8:45 AM");
  await expect(band.getByRole("row", { name: "Finish" })).toContainText("3:25p");
  const main = page.getByRole("main");
  await expect(main).toContainText("This is 10:00 over the time limit of 6 h 30 min.");
  await expect(page.getByRole("link", { name: "See the plans" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel("Distance", { exact: true }).selectOption("5K");
  await expect(main).not.toContainText("over the time limit");
  await page.getByLabel("Find a race").fill("philadelphia marathon");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Philadelphia Marathon" }).click();
  await expect(band).toContainText("Philadelphia Marathon");
  await expect(band, "the target stays").toContainText("6:40:00");
});
