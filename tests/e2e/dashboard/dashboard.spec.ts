import {
  findRace,
  keepRace,
  registerSomewhere,
  reviewRace,
} from "../../support/pages/runner-actions.ts";
import { alive } from "../support/alive.ts";
import { clientOf } from "../support/client.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { dashboardOn } from "./dashboard-page.ts";

test("DASH-01 DASH-03 DASH-05 the tabs keep their place in the history, and after Sign Out the way back leads to no data", async ({
  page,
}) => {
  await page.goto("/dashboard");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Please Sign In");
  await expectAccessible(page);
  await signIn(page, await newRunner(page.request));
  await page.goto("/dashboard");
  await alive(page);
  const { menu, tab, quickLinks } = dashboardOn(page);
  await menu.getByRole("link", { name: "My Reviews" }).click();
  await expect(page).toHaveURL("/dashboard?tab=reviews");
  await expect(menu.locator("[aria-current=page]")).toHaveText("My Reviews");
  await expect(tab("My Reviews")).toBeVisible();
  await menu.getByRole("link", { name: "Favorite Races" }).click();
  await expect(tab("Favorite Races")).toBeVisible();
  await page.goBack();
  await expect(tab("My Reviews")).toBeVisible();
  await quickLinks.getByRole("button", { name: "Sign Out" }).click();
  await expect(heading).toHaveText("Please Sign In");
  await page.goBack();
  await expect(heading).toHaveText("Please Sign In");
  await page.reload();
  await expect(heading).toHaveText("Please Sign In");
});

test("DASH-06 a runner registers, cancels after a confirmation, and every state of the dashboard is accessible", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const client = clientOf(page);
  await keepRace(client, await findRace(client, "Houston Marathon"));
  await page.goto("/dashboard");
  const { main, activity } = dashboardOn(page);
  await expect(main.getByRole("heading", { name: /Your season starts/ })).toBeVisible();
  await expectAccessible(page);

  const { name } = await registerSomewhere(client);
  await reviewRace(client, await findRace(client, "Twin Cities Marathon"), "Lakes and leaves.");
  await page.reload();
  await alive(page);
  await expect(activity).toHaveCount(3);
  await expectAccessible(page);
  const next = main.getByRole("region", { name });
  await next.getByRole("link", { name: "Add travel note" }).click();
  await page.getByRole("textbox").fill("Night bus, pack gels");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(next).toContainText("Night bus, pack gels");

  const item = activity.filter({ hasText: name });
  const leave = item.getByRole("button", { name: "Give up my place" });
  await expect(leave).toBeHidden();
  await item.getByText("Cancel registration").click();
  await expectAccessible(page);
  await leave.click();
  await expect(item).toContainText("Cancelled");
  await expect(page).toHaveURL("/dashboard");
});

test("DASH-03 every tab fits its screen: the menu is on the left of a wide one and above the content on a phone", async ({
  page,
}) => {
  await signIn(page, await newRunner(page.request));
  const race = await findRace(clientOf(page), "Brooklyn Half");
  await keepRace(clientOf(page), race);
  await reviewRace(clientOf(page), race, "averylongwordwithoutanyspaceinit".repeat(20));
  for (const tab of ["reviews", "favorites", "profile"]) {
    await page.goto(`/dashboard?tab=${tab}`);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { spare, rows } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        const tabs = [...document.querySelectorAll<HTMLElement>(".dashboard-menu a")];
        const tops = new Set(tabs.map((each) => each.offsetTop));
        return { spare: scrollWidth - clientWidth, rows: tops.size };
      });
      expect(spare, `${tab} is wider than ${width} px`).toBe(0);
      if (width < 960) expect(rows, `the tabs are one row at ${width} px`).toBe(1);
    }
  }
  const { menu, tab } = dashboardOn(page);
  const boxes = async () => {
    const [aside, content] = [
      await menu.boundingBox(),
      await tab("Account Information").boundingBox(),
    ];
    if (!aside || !content) throw new Error("Something is not shown.");
    return { aside, content };
  };
  const wide = await boxes();
  expect(wide.aside.x + wide.aside.width).toBeLessThan(wide.content.x);
  await page.setViewportSize({ width: 360, height: 800 });
  const narrow = await boxes();
  expect(narrow.aside.y + narrow.aside.height).toBeLessThan(narrow.content.y);

  await signIn(page, demoPerson.runner);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/dashboard");
  const bibs = page.locator("#wall .season-wall > li");
  const [first, second, third] = await bibs.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().top),
  );
  expect(second, "the bibs of past races stand two in a row").toBe(first);
  expect(third).toBeGreaterThan(first ?? 0);
});
