import { dashboardOn } from "../../e2e/dashboard/dashboard-page.ts";
import {
  findRace,
  keepRace,
  registerSomewhere,
  reviewRace,
} from "../../support/pages/runner-actions.ts";
import { clientOf } from "../support/client.ts";
import { enter, logIn, newRunner } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

test("DASH-01 ROLE-06 a visitor is sent from the dashboard to sign in and back", async ({
  visitor,
}) => {
  await visitor.visit("/dashboard");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Please Sign In");
  const { main, tab } = dashboardOn(visitor.page);
  await main.getByRole("link", { name: "Sign In" }).click();
  expect(visitor.path).toBe("/login?from=%2Fdashboard");
  await logIn(visitor, newRunner());
  expect(visitor.path).toBe("/dashboard");
  expect(tab("Account Information")).toBeVisible();
});

test("DASH-02 DASH-03 GAP-36 there are four tabs with their own addresses, and Profile is the first", async ({
  visitor,
}) => {
  enter(visitor);
  await visitor.visit("/dashboard");
  const { menu, tab } = dashboardOn(visitor.page);
  expect(menu.getByRole("link").texts(), "no Billing without a membership").toEqual([
    "Profile",
    "My Reviews",
    "Favorite Races",
    "Coach Sessions",
  ]);
  const current = menu.locator("[aria-current=page]");
  expect(current).toHaveText("Profile");
  expect(tab("Account Information")).toBeVisible();
  await menu.getByRole("link", { name: "My Reviews" }).click();
  expect(visitor.path).toBe("/dashboard?tab=reviews");
  expect(current).toHaveText("My Reviews");
  expect(tab("My Reviews")).toBeVisible();
  await menu.getByRole("link", { name: "Favorite Races" }).click();
  expect(visitor.path).toBe("/dashboard?tab=favorites");
  expect(tab("Favorite Races")).toBeVisible();
  await visitor.visit("/dashboard?tab=billing");
  expect(tab("Account Information")).toBeVisible();
});

test("DASH-04 DASH-05 there are quick links, a link to the profile and Sign Out", async ({
  visitor,
}) => {
  enter(visitor);
  await visitor.visit("/dashboard");
  const { quickLinks, main } = dashboardOn(visitor.page);
  const found = quickLinks.getByRole("link").all();
  expect(found.slice(0, 4).map((link) => [link.text(), link.attribute("href")])).toEqual([
    ["Home", "/"],
    ["Races", "/races"],
    ["Membership", "/membership"],
    ["AI Assistant", "/chat"],
  ]);
  expect(main.getByRole("link", { name: "Edit profile" })).toHaveAttribute("href", "/account/edit");
  await quickLinks.getByRole("button", { name: "Sign Out" }).click();
  await visitor.visit("/dashboard");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("Please Sign In");
});

test("DASH-06 GAP-37 the activity is listed newest first with the status of registrations", async ({
  visitor,
}) => {
  const { email } = enter(visitor);
  const client = clientOf(visitor);
  await visitor.visit("/dashboard");
  const { main, activity } = dashboardOn(visitor.page);
  expect(main.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  const kept = await findRace(client, "Brooklyn Half");
  await keepRace(client, kept);
  const entered = await registerSomewhere(client);
  const reviewed = await findRace(client, "Twin Cities Marathon");
  await reviewRace(client, reviewed, "Lakes and leaves.");
  await visitor.visit("/dashboard");
  expect(main.getByRole("definition").filter({ hasText: email })).toBeVisible();
  expect(activity).toHaveCount(3);
  expect(activity.nth(0)).toContainText(`You reviewed ${reviewed.name}`);
  expect(activity.nth(1)).toContainText(entered.name);
  expect(activity.nth(1)).toContainText("Registered");
  expect(activity.nth(2)).toContainText(`You saved ${kept.name}`);
  const race = activity.nth(2).getByRole("link", { name: kept.name });
  expect(race).toHaveAttribute("href", `/races/${kept.id}`);
});

test("DASH-06 a registration is cancelled after a confirmation and stays listed as cancelled", async ({
  visitor,
}) => {
  enter(visitor);
  const { name } = await registerSomewhere(clientOf(visitor));
  await visitor.visit("/dashboard");
  const item = dashboardOn(visitor.page).activity.first();
  const leave = item.getByRole("button", { name: "Give up my place" });
  expect(leave).not.toBeVisible();
  const more = item.locator("summary");
  expect(more).toHaveText("Cancel registration");
  await more.click();
  await leave.click();
  expect(visitor.path).toBe("/dashboard");
  expect(item).toContainText("Cancelled");
  expect(item).toContainText(name);
  expect(more).toHaveCount(0);
});

test("a long activity list has pages", async ({ visitor }) => {
  enter(visitor);
  const list = await (await visitor.fetch("/races")).text();
  const ids = new Set([...list.matchAll(/\/races\/([0-9a-f-]{36})/g)].map(([, id = ""]) => id));
  for (const id of [...ids].slice(0, 12)) await keepRace(clientOf(visitor), { id });
  await visitor.visit("/dashboard");
  const items = dashboardOn(visitor.page).activity.filter({ hasText: "You saved" });
  expect(items).toHaveCount(10);
  const pages = visitor.page.getByRole("navigation", { name: "Pages of activity" });
  await pages.getByRole("link", { name: /^Next/ }).click();
  expect(visitor.path).toBe("/dashboard?page=2#activity");
  expect(items).toHaveCount(2);
});

test("a runner without a race sees open ones and those they keep, and their next race once there is one", async ({
  visitor,
}) => {
  enter(visitor);
  const client = clientOf(visitor);
  const kept = await findRace(client, "Houston Marathon");
  await keepRace(client, kept);
  await visitor.visit("/dashboard");
  const { main } = dashboardOn(visitor.page);
  expect(main.getByRole("heading", { name: /Your season starts/ })).toBeVisible();
  expect(main.getByRole("article")).toHaveCount(3);
  const keptRaces = visitor.page.locator("#kept");
  expect(keptRaces.getByRole("link", { name: kept.name })).toHaveAttribute(
    "href",
    `/races/${kept.id}`,
  );

  const { id, name } = await registerSomewhere(client);
  await visitor.visit("/dashboard");
  const next = main.getByRole("region", { name });
  expect(next).toContainText(/\d+\s*days? to go|Today/);
  expect(next).toContainText("Bib ");
  expect(next.getByRole("listitem").filter({ hasText: "Waiver accepted" })).toBeVisible();
  expect(next.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
    "href",
    `/races/${id}/calendar.ics`,
  );
  const year = visitor.page.locator("#year");
  expect(year.getByRole("link", { name: `${name}, ` })).toBeVisible();

  await next.getByRole("link", { name: "Add travel note" }).click();
  await visitor.page.getByRole("main").getByRole("textbox").fill("Night bus, pack gels");
  await visitor.press("Save note");
  expect(visitor.path).toBe("/dashboard");
  expect(next).toContainText("Night bus, pack gels");
  expect(next).toContainText("4 of 4 ready");
});
