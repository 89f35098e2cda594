import { findRace, keepRace, registerSomewhere } from "../support/own-activity.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("the dashboard of a runner without a race shows open ones, and the next one once there is one", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const kept = await findRace(page, "Houston Marathon");
  await keepRace(page, kept);
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: /Your season starts/ })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(3);
  await expectAccessible(page);
  await expect(page.locator("#kept").getByRole("link", { name: kept.name })).toHaveAttribute(
    "href",
    `/races/${kept.id}`,
  );

  const { id, name } = await registerSomewhere(page);
  await page.reload();
  const next = main.getByRole("region", { name });
  await expect(next).toContainText(/\d+\s*days? to go|Today/);
  await expect(next).toContainText("Bib ");
  await expect(next.getByRole("listitem").filter({ hasText: "Waiver accepted" })).toBeVisible();
  await expect(next.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
    "href",
    `/races/${id}/calendar.ics`,
  );
  await expect(page.locator("#year").getByRole("link", { name: `${name}, ` })).toBeVisible();

  await next.getByRole("link", { name: "Add travel note" }).click();
  await expectAccessible(page);
  await page.getByRole("textbox").fill("Night bus, pack gels");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(next).toContainText("Night bus, pack gels");
  await expect(next).toContainText("4 of 4 ready");
});

test("the bibs of past races stand two in a row on the smallest phone", async ({ page }) => {
  await signIn(page, demoPerson.runner);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/dashboard");
  const bibs = page.locator("#wall .season-wall > li");
  const [first, second, third] = await bibs.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().top),
  );
  expect(second).toBe(first);
  expect(third).toBeGreaterThan(first ?? 0);
});
