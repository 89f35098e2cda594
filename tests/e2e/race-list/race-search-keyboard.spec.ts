import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { tabTo } from "./focus.ts";
import { raceList } from "./race-list-page.ts";

test("RACE-LIST-06 RACE-DET-06 the keyboard alone leads from the home page to a race", async ({
  page,
}) => {
  await page.goto("/");
  await alive(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Skip to/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("main").getByPlaceholder("Search races..."));
  await page.keyboard.type("ottawa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/races?q=ottawa");

  const { search, filters, to, cards, chips, views } = raceList(page);
  await expect(cards.first()).toContainText("Ottawa");
  await tabTo(page, search);
  const road = filters.getByRole("checkbox", { name: /^Road/ });
  await tabTo(page, road);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/races?q=ottawa&type=Road");
  await expect(road).toBeFocused();
  await tabTo(page, to);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/races?q=ottawa&type=Road&distance=0-99");
  await expect(to).toBeFocused();
  await tabTo(page, filters.getByRole("radio", { name: "Any rating" }));
  await tabTo(page, views.getByRole("link", { name: "Grid" }));
  await tabTo(page, chips.getByRole("link", { name: /^Remove filter Up to 99 km/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/races?q=ottawa&type=Road");

  const link = cards.getByRole("link", { name: "Ottawa Marathon" });
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ottawa Marathon" })).toBeVisible();
  const tabs = page.getByRole("tab");
  await tabTo(page, tabs.first());
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
});

test("RACE-LIST-05 RACE-LIST-19 the month can be navigated with the keyboard", async ({ page }) => {
  await page.goto("/races?view=month");
  await alive(page);
  const next = page.getByRole("link", { name: "Next month" });
  const title = page.getByRole("heading", { level: 2, name: /^\w+ \d{4}$/ });
  const month = await title.innerText();
  await tabTo(page, next);
  await page.keyboard.press("Enter");
  await expect(title).not.toHaveText(month);
  await expect(next).toBeFocused();
  const race = page.getByRole("table").getByRole("link").first();
  await tabTo(page, race);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/races\/[0-9a-f-]{36}$/);
});
