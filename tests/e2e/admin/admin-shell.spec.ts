import type { Page } from "@playwright/test";
import { writeToUs } from "../../support/pages/contact-form.ts";
import { alive } from "../support/alive.ts";
import { clientOf } from "../support/client.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMenu } from "./row-menu.ts";

/** A screen that other tests do not change. */
const screen = "/admin/messages?show=handled&q=nobody-wrote-this";

function links(page: Page) {
  return page.getByRole("navigation", { name: "Admin" }).getByRole("link");
}

test("on a phone the menu opens by keyboard, closes with Escape and when another screen comes", async ({
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
  await expect(links(page)).toHaveCount(9);
  await expect(links(page).last()).toBeVisible();
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

test("SHELL-08 ADM-SHELL-03 ADM-SHELL-05 ADM-SHELL-06 an administrator comes from the site and goes back, a slow screen is announced as Loading..., and a success message is shown for 3000 ms", async ({
  page,
  plainPage,
}) => {
  await signIn(page, demoPerson.admin);
  await page.goto("/races");
  await alive(page);
  await page.getByRole("banner").getByRole("link", { name: "Admin" }).click();
  await expect(links(page).first()).toBeVisible();
  await expectAccessible(page);
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
  await page.getByRole("link", { name: "Back to Website" }).click();
  await expect(page).toHaveURL("/");

  const email = await writeToUs(clientOf(page));
  const address = `/admin/messages?q=${encodeURIComponent(email)}`;
  await page.goto(address);
  await alive(page);
  await openMenu(page.getByRole("main"));
  await page.getByRole("button", { name: "Mark as handled" }).click();
  const said = page.getByText("Message marked as handled.");
  await expect(said).toBeVisible();
  const delay = await said.evaluate((element) => getComputedStyle(element).animationDelay);
  expect(delay).toBe("3s");
  await expect(said).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);

  await signIn(plainPage, demoPerson.admin);
  await plainPage.goto(`${address}&show=handled`);
  await openMenu(plainPage.getByRole("main"));
  await plainPage.getByRole("button", { name: "Mark as waiting" }).click();
  const plain = plainPage.getByText("Message marked as waiting.");
  await expect(plain, "without scripts too").toBeVisible();
  await expect(plain).toBeHidden();
});
