import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { findRace, keepRace, registerSomewhere, reviewRace } from "../support/own-activity.ts";
import { newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** Opens the dashboard of a new runner. */
async function openDashboard(page: Page, address = "/dashboard") {
  const person = await newRunner(page.request);
  await signIn(page, person);
  await page.goto(address);
  await alive(page);
  return person;
}

function partsOf(page: Page) {
  const main = page.getByRole("main");
  return {
    main,
    menu: main.getByRole("navigation", { name: "Dashboard" }),
    links: main.getByRole("navigation", { name: "Quick links" }),
    tab: (name: string) => main.getByRole("heading", { level: 2, name, exact: true }),
  };
}

test("DASH-01 ROLE-06 a visitor is sent from the dashboard to sign in and back", async ({
  page,
}) => {
  const person = await newRunner(page.request);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please Sign In");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login?from=%2Fdashboard");
  await page.getByLabel("Email", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(partsOf(page).tab("Account Information")).toBeVisible();
});

test("DASH-02 DASH-03 GAP-36 there are four tabs with their own addresses, and Profile is the first", async ({
  page,
}) => {
  await openDashboard(page);
  const { menu, tab } = partsOf(page);
  const names = ["Profile", "My Reviews", "Favorite Races", "Coach Sessions"];
  await expect(menu.getByRole("link"), "no Billing for who is no member").toHaveText(names);
  await expect(menu.locator("[aria-current=page]")).toHaveText("Profile");
  await expect(tab("Account Information")).toBeVisible();
  await menu.getByRole("link", { name: "My Reviews" }).click();
  await expect(page).toHaveURL("/dashboard?tab=reviews");
  await expect(menu.locator("[aria-current=page]")).toHaveText("My Reviews");
  await expect(tab("My Reviews")).toBeVisible();
  await menu.getByRole("link", { name: "Favorite Races" }).click();
  await expect(page).toHaveURL("/dashboard?tab=favorites");
  await expect(tab("Favorite Races")).toBeVisible();
  await page.goBack();
  await expect(tab("My Reviews")).toBeVisible();
  await page.goto("/dashboard?tab=billing");
  await expect(tab("Account Information")).toBeVisible();
});

test("DASH-03 the menu is on the left of a wide screen and above the content on a phone", async ({
  page,
}) => {
  await openDashboard(page);
  const { menu, tab } = partsOf(page);
  const boxes = async () => {
    const [aside, content] = [
      await menu.boundingBox(),
      await tab("Account Information").boundingBox(),
    ];
    if (!aside || !content) throw new Error("Something is not shown.");
    return { aside, content };
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await boxes();
  expect(wide.aside.x + wide.aside.width).toBeLessThan(wide.content.x);
  await page.setViewportSize({ width: 360, height: 800 });
  const narrow = await boxes();
  expect(narrow.aside.y + narrow.aside.height).toBeLessThan(narrow.content.y);
});

test("DASH-04 DASH-05 there are quick links, a link to the profile and Sign Out", async ({
  page,
}) => {
  await openDashboard(page);
  const { links, main } = partsOf(page);
  const found = await links
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
  expect(found.slice(0, 4)).toEqual([
    ["Home", "/"],
    ["Races", "/races"],
    ["Membership", "/membership"],
    ["AI Assistant", "/chat"],
  ]);
  const edit = main.getByRole("link", { name: "Edit profile" });
  await expect(edit).toHaveAttribute("href", "/account/edit");
  await links.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please Sign In");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please Sign In");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please Sign In");
});

test("DASH-06 GAP-37 the activity is listed newest first with the status of registrations", async ({
  page,
}) => {
  const person = await openDashboard(page);
  const { main, tab } = partsOf(page);
  await expect(main.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  const kept = await findRace(page, "Brooklyn Half");
  await keepRace(page, kept);
  const entered = await registerSomewhere(page);
  const reviewed = await findRace(page, "Twin Cities Marathon");
  await reviewRace(page, reviewed, "Lakes and leaves.");
  await page.reload();
  await expect(tab("Account Information")).toBeVisible();
  await expect(main.getByRole("definition").filter({ hasText: person.email })).toBeVisible();
  const items = page.locator("#activity").getByRole("listitem");
  await expect(items).toHaveCount(3);
  await expect(items.nth(0)).toContainText(`You reviewed ${reviewed.name}`);
  await expect(items.nth(1)).toContainText(entered.name);
  await expect(items.nth(1)).toContainText("Registered");
  await expect(items.nth(2)).toContainText(`You kept ${kept.name}`);
  const race = items.nth(2).getByRole("link", { name: kept.name });
  await expect(race).toHaveAttribute("href", `/races/${kept.id}`);
  await expectAccessible(page);
});

test("DASH-06 a registration is cancelled after a confirmation and stays listed as cancelled", async ({
  page,
}) => {
  await openDashboard(page);
  const { name } = await registerSomewhere(page);
  await page.reload();
  await alive(page);
  const item = page.locator("#activity").getByRole("listitem").first();
  const leave = item.getByRole("button", { name: "Give up my place" });
  await expect(leave).toBeHidden();
  await item.getByText("Cancel registration").click();
  await expectAccessible(page);
  await leave.click();
  await expect(item).toContainText("Cancelled");
  await expect(item).toContainText(name);
  await expect(page).toHaveURL("/dashboard");
  await expect(item.getByText("Cancel registration")).toHaveCount(0);
});

test("a long activity list has pages", async ({ page }) => {
  await openDashboard(page);
  const list = await (await page.request.get("/races")).text();
  const ids = new Set([...list.matchAll(/\/races\/([0-9a-f-]{36})/g)].map(([, id = ""]) => id));
  for (const id of [...ids].slice(0, 12)) await keepRace(page, { id, name: "" });
  await page.reload();
  const items = page.locator("#activity").getByRole("listitem").filter({ hasText: "You kept" });
  await expect(items).toHaveCount(10);
  await page.getByRole("navigation", { name: "Pages of activity" }).getByText("Next").click();
  await expect(page).toHaveURL(/\/dashboard\?page=2#activity$/);
  await expect(items).toHaveCount(2);
});

test("every tab fits a phone", async ({ page }) => {
  await openDashboard(page);
  const race = await findRace(page, "Brooklyn Half");
  await keepRace(page, race);
  await reviewRace(page, race, "averylongwordwithoutanyspaceinit".repeat(20));
  for (const tab of ["profile", "reviews", "favorites"]) {
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
});
