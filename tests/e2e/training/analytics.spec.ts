import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a new runner sees accessible analytics and profiles; the demo's Elite runner reads every number with its table, in weeks from Monday, files that can be taken along, and a plan that fits a narrow phone and four light sheets of paper", async ({
  page,
  request,
}) => {
  await signIn(page, await newRunner(request));
  await page.goto("/training/analytics");
  await expect(page.getByRole("region", { name: "With Sprinter" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/training/profile");
  await page.getByLabel("Maximum heart rate").fill("300");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("A whole number from 100 to 240, please")).toBeVisible();
  await expectAccessible(page);

  await signIn(page, demoPerson.elite);
  // The demo is recorded once the server listens.
  await expect(async () => {
    await page.goto("/training/analytics");
    await expect(page.getByRole("region", { name: "Your goal race" })).toBeVisible({
      timeout: 100,
    });
  }).toPass();
  const main = page.getByRole("main");
  await expect(main.getByText("Not enough data")).toHaveCount(0);
  await expect(main.getByRole("img")).toHaveCount(7);
  const weeks = main.getByRole("region", { name: "Distance by week" });
  await weeks.getByText("Show the numbers").click();
  const [first] = await weeks.getByRole("rowheader").allInnerTexts();
  expect(new Date(`${first?.replace(/ – [^,]*/, "")} UTC`).getUTCDay()).toBe(1);
  await main.getByText("Volume", { exact: true }).last().click();
  await expectAccessible(page);
  await page.goto("/training");
  // A week that has just begun may have no finished session; the first week is over on every day.
  await main.getByRole("link", { name: "Week by week" }).click();
  await main.locator("summary").filter({ hasText: "Week 1" }).first().click();
  await main.getByRole("listitem").filter({ hasText: "· done" }).getByRole("link").first().click();
  await main.getByRole("link", { name: "Matching activity" }).click();
  await page.getByText("The file", { exact: true }).click();
  await expect(page.getByRole("link", { name: /^Download .*fit/ })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/training");
  await page.getByRole("link", { name: "The whole plan" }).click();
  const paces = page.getByRole("region", { name: "Your paces" });
  const hidden = (element: Element) => element.scrollWidth - element.clientWidth;
  expect(await paces.evaluate(hidden)).toBe(0);
  expect(await page.getByText("Taper", { exact: true }).evaluate(hidden)).toBe(0);
  await page.getByRole("link", { name: "Print sheet" }).click();
  await expect(page.getByRole("link", { name: "Fold the weeks" })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const paper = () => getComputedStyle(document.documentElement).getPropertyValue("--color-paper");
  expect(await page.evaluate(paper)).toBe("#fbfaf7");
  const sheets = (await page.pdf({ format: "A4" }))
    .toString("latin1")
    .match(/\/Type\s*\/Page[^s]/g);
  expect(sheets?.length).toBeLessThanOrEqual(4);
});
