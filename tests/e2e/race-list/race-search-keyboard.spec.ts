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
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("main").getByPlaceholder("Search races..."));
  await page.keyboard.type("ottawa");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/races?q=ottawa");

  const { heading, search, filters, to, cards, chips, views } = raceList(page);
  await expect(heading, "the home page has cards too").toBeVisible();
  await expect(cards.first()).toContainText("Ottawa");
  await tabTo(page, search);
  const road = filters.getByRole("checkbox", { name: /^Road/ });
  await tabTo(page, road);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/races?q=ottawa&type=Road");
  // An element that has the focus may leave with the list before: each key waits for the next list.
  const set = chips.getByRole("link", { name: /^Remove filter/ });
  await expect(set).toHaveCount(2);
  await expect(road).toBeFocused();
  await tabTo(page, to);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/races?q=ottawa&type=Road&distance=0-99");
  await expect(set).toHaveCount(3);
  await expect(to).toBeFocused();
  await tabTo(page, filters.getByRole("radio", { name: "Any rating" }));
  await tabTo(page, views.getByRole("link", { name: "Grid" }));
  await tabTo(page, chips.getByRole("link", { name: /^Remove filter Up to 99 km/ }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/races?q=ottawa&type=Road");
  await expect(set).toHaveCount(2);

  const link = cards.getByRole("link", { name: "Ottawa Marathon" });
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ottawa Marathon" })).toBeVisible();
  const tabs = page.getByRole("tab");
  await tabTo(page, tabs.first());
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
});

test("RACE-LIST-05 RACE-LIST-19 the month can be navigated with the keyboard, and back and forward restore it and the view", async ({
  page,
}) => {
  await page.goto("/races?country=Canada");
  await alive(page);
  const { views, filters } = raceList(page);
  const title = page.getByRole("heading", { level: 2, name: /^\w+ \d{4}$/ });
  await views.getByRole("link", { name: "Month" }).click();
  await expect(page).toHaveURL(/view=month/);
  const first = await title.innerText();
  const next = page.getByRole("link", { name: "Next month" });
  await tabTo(page, next);
  // The title turns at once; the address follows when the month has come.
  const turn = async () => {
    const before = { title: await title.innerText(), address: page.url() };
    await page.keyboard.press("Enter");
    await expect(title).not.toHaveText(before.title);
    await expect(page).not.toHaveURL(before.address);
    await expect(next).toBeFocused();
  };
  await turn();
  const second = await title.innerText();
  const address = page.url();
  await turn();
  await page.goBack();
  await expect(title).toHaveText(second);
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(title).toHaveText(first);
  await page.goBack();
  await expect(page).toHaveURL("/races?country=Canada");
  await expect(views.getByRole("link", { name: "Grid" })).toHaveAttribute("aria-current", "true");
  await expect(filters.getByRole("checkbox", { name: /^Canada/ })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(title).toHaveText(second);

  // A step back at once, before the month that has come is drawn.
  await page.evaluate(() => {
    history.pushState = (...given) => {
      Reflect.deleteProperty(history, "pushState");
      history.pushState(...given);
      history.back();
      Object.assign(window, { hasGoneBack: true });
    };
  });
  await next.press("Enter");
  await page.waitForFunction(() => "hasGoneBack" in window);
  await expect(title).toHaveText(second);
  await expect(page).toHaveURL(address);
  const { chips } = raceList(page);
  await chips.getByRole("link", { name: "Remove filter Canada" }).click();
  await expect(page).not.toHaveURL(/Canada/);
  await expect(chips, "the list has come").toHaveCount(0);
  await tabTo(page, page.getByRole("table").getByRole("link").first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/races\/[0-9a-f-]{36}$/);
});
