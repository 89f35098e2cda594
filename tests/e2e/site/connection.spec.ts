import { enterAs } from "../experts/enter-as.ts";
import { raceList } from "../race-list/race-list-page.ts";
import { brokenCourse } from "../races/broken-course.ts";
import { alive } from "../support/alive.ts";
import { forgiveLostNetwork, setOffline } from "../support/offline.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** An answer that is not data, as a broken proxy sends it. */
const broken = { status: 200, contentType: "text/x-script", body: "<html>sorry</html>" };

test("ERR-01 HOME-10 HOME-16 HOME-24 RACE-DET-17 data that do not arrive leave the home page with zero and no error, and a race with ways out", async ({
  page,
  complaints,
}) => {
  const homeData = /\/_(root)?\.data(\?|$)/;
  const header = page.getByRole("banner");
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/races");
  await alive(page);
  await page.route(homeData, (route) => route.abort("connectionreset"));
  await header.getByRole("link", { name: "Home" }).first().click();
  await expect(page).toHaveURL("/");
  await expect(main.getByRole("heading", { name: "Races Coming Soon" })).toHaveCount(3);
  await expect(main.getByRole("definition").first()).toHaveText("0+");
  await expect(main.locator(".loading-dots")).toHaveCount(0);
  await expect(page.getByText(/error|wrong|failed/i)).toHaveCount(0);
  await expect(heading).toHaveText(/Everything a Runner Needs/);
  await expectAccessible(page);
  // The cities of no race at all.
  await page.route("**/races/cities.data*", (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("q", "zzzzzzzz");
    return route.continue({ url: url.href });
  });
  await page.getByRole("button", { name: /^City/ }).click();
  await page.getByPlaceholder("Search cities...").fill("x");
  await expect(page.getByText("No cities found")).toBeVisible();
  await page.keyboard.press("Escape");

  await header.getByRole("link", { name: "Races" }).first().click();
  // The home page's places for races without data are cards too.
  await expect(raceList(page).heading).toBeVisible();
  await page.route(/\/races\/[0-9a-f-]{36}\.data/, (route) => route.fulfill(broken));
  await raceList(page).cards.first().getByRole("link").click();
  await expect(heading).toHaveText("Race Not Found");
  await expect(
    page.getByText("Failed to load race details. Please try again later."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Explore", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to Races" }).click();
  await expect(page.getByRole("link", { name: "Page 2" })).toBeVisible();
  forgiveLostNetwork(complaints());
});

test("a page that the network keeps away says so and is tried again, and one that fails, by address or by client navigation, is a plain page with ways out", async ({
  page,
  kept,
  complaints,
}) => {
  const title = page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  await page.goto("/races");
  await alive(page);
  await setOffline(kept.devtools, true);
  await expect(page.getByText("You are offline. Stay on this page")).toBeVisible();
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(title).toHaveText("No connection");
  await expect(main).toContainText("Please check your connection and try again.");
  await expect(page).toHaveTitle("No connection · Dorsal");
  await expectAccessible(page);
  await setOffline(kept.devtools, false);
  await main.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  forgiveLostNetwork(complaints());

  await enterAs(page, "other");
  const address = `/tools/course?own=${brokenCourse.id}`;
  const response = await page.goto(address);
  expect(response?.status()).toBe(500);
  await expect(title).toHaveText("Something went wrong");
  await expect(page.getByRole("banner")).toBeVisible();
  await expectAccessible(page);
  await expect(main.getByRole("link", { name: "Try again" })).toHaveAttribute("href", address);
  await main.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/tools/course");
  await alive(page);
  await page.getByRole("link", { name: brokenCourse.name }).click();
  await expect(title).toHaveText("Something went wrong");
  await expect(page).toHaveURL(address);
  await expect(main).not.toContainText(/drawing|own_courses/);
  const others = complaints().filter((text) => !/status of 500/.test(text));
  complaints().splice(0, complaints().length, ...others);
});
