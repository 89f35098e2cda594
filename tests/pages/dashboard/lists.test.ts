import { dashboardOn } from "../../e2e/dashboard/dashboard-page.ts";
import { findRace, keepRace, reviewRace } from "../../support/pages/runner-actions.ts";
import { clientOf } from "../support/client.ts";
import { enter } from "../support/people.ts";
import { expect, test } from "../support/test.ts";

const race = "Brooklyn Half";
const other = "Twin Cities Marathon";

test("DASH-03 DASH-07 DASH-08 DATA-05 favorites show their race, lead to it and are removed", async ({
  visitor,
}) => {
  enter(visitor);
  const client = clientOf(visitor);
  const [first, second] = [await findRace(client, race), await findRace(client, other)];
  await keepRace(client, first);
  await keepRace(client, second);
  await visitor.visit("/dashboard");
  const { menu, names, favorite } = dashboardOn(visitor.page);
  await menu.getByRole("link", { name: "Favorite Races" }).click();
  expect(names.texts(), "the latest choice first").toEqual([other, race]);
  const item = favorite(race);
  expect(item).toContainText("New York, United States");
  expect(item.locator("time").first()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  expect(item.getByRole("link", { name: race })).toHaveAttribute("href", `/races/${first.id}`);
  await visitor.press(`Remove ${race}`);
  expect(visitor.path).toBe("/dashboard?tab=favorites");
  expect(names.texts()).toEqual([other]);
  await visitor.press(`Remove ${other}`);
  expect(visitor.page.getByText("You haven't favorited any races yet.")).toBeVisible();
});

test("DASH-12 DATA-04 reviews are listed newest first with what they review", async ({
  visitor,
}) => {
  enter(visitor);
  const client = clientOf(visitor);
  const [first, second] = [await findRace(client, race), await findRace(client, other)];
  await reviewRace(client, first, "Flat and loud.", 5);
  await reviewRace(client, second, "Lakes & leaves <b>", 3);
  await visitor.visit("/dashboard?tab=reviews");
  const { reviews } = dashboardOn(visitor.page);
  expect(reviews.getByRole("heading", { level: 3 }).texts()).toEqual([other, race]);
  expect(reviews.nth(0)).toContainText("Lakes & leaves <b>");
  expect(reviews.nth(0).getByRole("img", { name: "3 out of 5 stars" })).toBeVisible();
  const link = reviews.nth(1).getByRole("link", { name: race, exact: true });
  expect(link).toHaveAttribute("href", `/races/${first.id}`);
});

test("DASH-03 DASH-13 without scripts a review is edited and deleted on pages of their own", async ({
  visitor,
}) => {
  enter(visitor);
  const { id } = await findRace(clientOf(visitor), race);
  await reviewRace(clientOf(visitor), { id, name: race }, "Flat and loud.");
  await visitor.visit("/dashboard");
  await dashboardOn(visitor.page).menu.getByRole("link", { name: "My Reviews" }).click();
  await visitor.page
    .getByRole("main")
    .getByRole("link", { name: /^Edit the review/ })
    .click();
  expect(visitor.path).toBe(`/races/${id}/review`);
  expect(visitor.page.getByLabel("Your review")).toHaveValue("Flat and loud.");
  await visitor.visit("/dashboard?tab=reviews");
  await visitor.follow(/^Delete/);
  expect(visitor.page.getByText("Are you sure you want to delete this review?")).toBeVisible();
  await visitor.press("Delete review");
  await visitor.visit("/dashboard?tab=reviews");
  expect(visitor.page.getByText("You haven't written any reviews yet.")).toBeVisible();
});

test("a runner's activity is not visible to others", async ({ visitor, other: stranger }) => {
  enter(visitor);
  const kept = await findRace(clientOf(visitor), race);
  await reviewRace(clientOf(visitor), kept, "Only mine.");
  await keepRace(clientOf(visitor), kept);
  enter(stranger);
  for (const address of ["/dashboard", "/dashboard?tab=reviews", "/dashboard?tab=favorites"]) {
    const answer = await stranger.fetch(address);
    expect(await answer.text()).not.toMatch(/Only mine|Brooklyn Half/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  }
});
