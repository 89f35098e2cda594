import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { writeToUs } from "./letters.ts";
import { openMenu } from "./row-menu.ts";

/** A screen that other tests do not change. */
const screen = "/admin/messages?show=handled&q=nobody-wrote-this";

const menu = [
  ["Dashboard", "/admin"],
  ["User Management", "/admin/users"],
  ["Review Management", "/admin/reviews"],
  ["Expert Management", "/admin/experts"],
  ["Race Management", "/admin/races"],
  ["AI Management", "/admin/ai"],
  ["Podcasts", "/admin/podcasts"],
  ["Blog", "/admin/blog"],
  ["Virtual Coaches", "/admin/virtual-coaches"],
];

function links(page: Page) {
  return page.getByRole("navigation", { name: "Admin" }).getByRole("link");
}

function current(page: Page) {
  return page.getByRole("banner").locator("[aria-current=page]:visible");
}

test("ADM-SHELL-01 GAP-44 SHELL-02 the side menu lists the screens in order, without the site's header", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto(screen);
  const found = await links(page).evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute("href")]),
  );
  expect(found).toEqual(menu);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await expectAccessible(page);
});

test("ADM-SHELL-02 GAP-44 Dashboard is marked on its own address only, other screens also on addresses below them", async ({
  plainPage: page,
}) => {
  await signIn(page, demoPerson.admin);
  const marked: [string, string[]][] = [
    ["/admin", ["Dashboard"]],
    ["/admin/messages", ["Messages"]],
    ["/admin/audit-log?q=x", ["Audit Log"]],
    ["/admin/virtual-coaches", ["Virtual Coaches"]],
    ["/admin/virtual-coaches/p1", ["Virtual Coaches"]],
    ["/admin/races/new", ["Race Management"]],
    ["/admin/blog/edit/1", ["Blog"]],
    ["/admin/racesand", []],
  ];
  for (const [address, names] of marked) {
    await page.goto(address);
    await expect(current(page), address).toHaveText(names);
  }
});

test("ADM-SHELL-03 ADM-SHELL-04 the menu leads back to the site, names the administrator and signs out to a public page", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto(screen);
  const side = page.getByRole("banner");
  await expect(side.getByText(demoPerson.admin.email).filter({ visible: true })).toBeVisible();
  const back = side.getByRole("link", { name: "Back to Website" });
  await expect(back).toHaveAttribute("href", "/");
  await side.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto(screen);
  await expect(page).toHaveURL("/");
});

test("on a phone the menu opens by keyboard, holds the same links and closes with Escape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await signIn(page, demoPerson.admin);
  await page.goto(screen);
  await alive(page);
  const opener = page.getByRole("banner").locator("summary");
  await expect(links(page).first()).toBeHidden();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(links(page)).toHaveText(menu.map(([label]) => String(label)));
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(links(page).first()).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Audit Log" }).click();
  await expect(page).toHaveURL("/admin/audit-log");
  await expect(links(page).first()).toBeHidden();
});

test("ADM-SHELL-05 a slow screen is announced as Loading...", async ({ page }) => {
  await signIn(page, demoPerson.admin);
  await page.goto(screen);
  await alive(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/admin\/audit-log\.data/, async (route) => {
    await asked;
    await route.continue();
  });
  const waiting = page.getByRole("status").filter({ hasText: "Loading..." });
  await expect(waiting).toHaveCount(0);
  await page.getByRole("link", { name: "Audit Log" }).click();
  await expect(waiting).toBeVisible();
  answer();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit Log");
  await expect(waiting).toHaveCount(0);
});

test("ADM-SHELL-06 a success message is shown for 3000 ms, and only once", async ({ page }) => {
  await signIn(page, demoPerson.admin);
  const email = await writeToUs(page);
  await page.goto(`/admin/messages?q=${encodeURIComponent(email)}`);
  await alive(page);
  await openMenu(page.getByRole("main"));
  await page.getByRole("button", { name: "Mark as handled" }).click();
  const said = page.getByText("Message marked as handled.");
  await expect(said).toBeVisible();
  const delay = await said.evaluate((element) => getComputedStyle(element).animationDelay);
  expect(delay).toBe("3s");
  await expect(said).toBeHidden({ timeout: 4500 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("administrators are told which services are stand-ins", async ({ plainPage: page }) => {
  await signIn(page, demoPerson.admin);
  await page.goto(screen);
  const banner = page.getByRole("region", { name: "Outside services" });
  await expect(banner).toContainText("email, text messages");
  await expect(banner).toContainText("Google sign-in");
  await expect(banner.getByRole("link")).toHaveAttribute("href", "/sandbox/outbox");
});

test("ROLE-05 ROLE-07 FAKE-19 client navigation to the back office is also for administrators only", async ({
  page,
}) => {
  await signIn(page, demoPerson.runner);
  for (const address of ["/admin", screen, "/admin/audit-log", "/admin/nowhere"]) {
    await page.goto(address);
    await expect(page, address).toHaveURL("/");
  }
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin" })).toHaveCount(0);
});

test("SHELL-10 the header leads an administrator here", async ({ page }) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/about");
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Admin", exact: true }).first(),
  ).toHaveAttribute("href", "/admin");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("ADM-SHELL-06 the menu opens, screens change, and a success message is shown for 3000 ms", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await signIn(page, demoPerson.admin);
    const email = await writeToUs(page);
    await page.goto(screen);
    await page.getByRole("banner").locator("summary").click();
    await page.getByRole("banner").getByRole("link", { name: "Messages" }).click();
    await page.getByLabel("Search messages").fill(email);
    await page.getByRole("button", { name: "Search" }).click();
    await openMenu(page.getByRole("main"));
    await page.getByRole("button", { name: "Mark as handled" }).click();
    const said = page.getByText("Message marked as handled.");
    await expect(said).toBeVisible();
    await expect(said).toBeHidden({ timeout: 4500 });
  });
});
