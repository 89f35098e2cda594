import type { Locator, Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";
import { raceList } from "./race-list-page.ts";

/** Presses Tab until `target` has the focus; whatever has it on the way must show it. */
async function tabTo(page: Page, target: Locator, limit = 80): Promise<number> {
  for (let steps = 1; steps <= limit; steps++) {
    await page.keyboard.press("Tab");
    await expect.poll(() => focusIsShown(page), { message: await focusedHtml(page) }).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return steps;
  }
  throw new Error(`Not reached with ${limit} steps: ${target}`);
}

/** Whether the focused element, or the card that it stretches over, has an outline in sight. */
function focusIsShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || !focused.matches(":focus-visible")) return false;
    // The ring is drawn around the thumb, whose style cannot be read: its own test looks at it.
    if (focused.matches("[type=range]")) return true;
    const box = focused.getBoundingClientRect();
    const isInSight = box.bottom > 0 && box.top < window.innerHeight;
    const shown = [focused, focused.closest("article, label, .slider"), focused.parentElement];
    return (
      isInSight &&
      shown.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        return isOutlined || (element === focused && boxShadow !== "none");
      })
    );
  });
}

const focusedHtml = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "");

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

test("RACE-DET-03 the share menu opens, is navigated and closes with the keyboard", async ({
  page,
}) => {
  await page.goto("/races?q=ottawa+marathon");
  await alive(page);
  await raceList(page).cards.first().getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ottawa Marathon" })).toBeVisible();
  const share = page.locator("summary").filter({ hasText: "Share" });
  await tabTo(page, share);
  await page.keyboard.press("Enter");
  const menu = page.getByRole("main").locator("details");
  await tabTo(page, menu.getByRole("link", { name: "Email" }), 8);
  await page.keyboard.press("Escape");
  await expect(menu.getByRole("link", { name: "Email" })).toBeHidden();
  await expect(share).toBeFocused();
});

test("RACE-LIST-10 a focused thumb of the slider has a visible focus", async ({ page }) => {
  await page.goto("/races");
  await alive(page);
  const { from, fromBox, filters } = raceList(page);
  const slider = filters.locator(".slider");
  await slider.scrollIntoViewIfNeeded();
  await fromBox.focus();
  const without = await slider.screenshot();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(from).toBeFocused();
  await expect.poll(async () => without.equals(await slider.screenshot())).toBe(false);
});
