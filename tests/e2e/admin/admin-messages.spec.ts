import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { writeToUs } from "./letters.ts";
import { openMenu } from "./row-menu.ts";

/** The list with the only message from this address. */
function only(email: string, show = "all") {
  return `/admin/messages?show=${show}&q=${encodeURIComponent(email)}`;
}

function letters(page: Page) {
  return page.getByRole("table", { name: "Messages" }).locator("tbody").getByRole("row");
}

test("GAP-68 an administrator finds a message, answers it and marks it as handled", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  const email = await writeToUs(page, {
    name: "Zoë <b>Ñandú</b>",
    subject: "Re: my bib",
    message: "First line\nSecond line <script>alert(1)</script>",
  });
  await page.goto("/admin/messages");
  await alive(page);
  await page.getByLabel("Search messages").fill(email.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(letters(page)).toHaveCount(1);
  const letter = letters(page);
  await expect(letter.getByRole("rowheader")).toContainText("Re: my bib");
  await openMenu(letter);
  await expect(letter).toContainText("Zoë <b>Ñandú</b>");
  await expect(letter).toContainText("Second line <script>alert(1)</script>");
  await expect(letter.getByRole("link", { name: "Reply to Zoë" })).toHaveAttribute(
    "href",
    `mailto:${email}?subject=Re%3A%20my%20bib`,
  );
  await expectAccessible(page);

  await letter.getByRole("button", { name: "Mark as handled" }).click();
  await expect(page.getByText("No message has these words")).toBeVisible();
  await page.getByRole("link", { name: "Handled", exact: true }).click();
  await expect(letter).toContainText(`Handled by ${demoPerson.admin.email}`);
  await openMenu(letter);
  await letter.getByRole("button", { name: "Mark as waiting" }).click();
  await expect(letters(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Waiting", exact: true }).click();
  await expect(letters(page)).toHaveCount(1);
});

test("a message is deleted after a confirmation, and the audit log omits its content", async ({
  page,
}) => {
  await signIn(page, demoPerson.admin);
  const email = await writeToUs(page, { subject: "Delete-me", message: "Private matter." });
  await page.goto(only(email));
  const [moment] = await letters(page).locator("time").allTextContents();
  await openMenu(letters(page));
  await letters(page).getByRole("link", { name: "Delete the message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Delete the message from Wanda Writer?",
  );
  await expectAccessible(page);
  await page.getByRole("link", { name: "Keep it" }).click();
  await expect(page).toHaveURL(only(email));
  await openMenu(letters(page));
  await letters(page).getByRole("link", { name: "Delete the message" }).click();
  await page.getByRole("button", { name: "Delete message" }).click();
  await expect(page).toHaveURL(only(email));
  await expect(page.getByText("Message deleted.")).toBeVisible();
  await expect(letters(page)).toHaveCount(0);
  await page.goto("/admin/audit-log");
  const entry = page.getByRole("row").filter({ hasText: "deleted message" }).first();
  await expect(entry).toContainText(String(moment).slice(-9));
  await expect(page.getByRole("main")).not.toContainText(email);
  await expect(page.getByRole("main")).not.toContainText("Private matter");
});

test("a long message is collapsed and can be read completely", async ({ page }) => {
  await signIn(page, demoPerson.admin);
  const message = `${"A rather long sentence about a race. ".repeat(60)}The very end.`;
  await page.goto(only(await writeToUs(page, { message })));
  const text = letters(page).locator("summary").filter({ hasText: "The very end." });
  const heightOf = async () => (await text.boundingBox())?.height ?? 0;
  expect(await heightOf(), "one line").toBeLessThan(30);
  await text.click();
  expect(await heightOf(), "all of it").toBeGreaterThan(100);
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("a deleted message is not found, and forms return only to the list", async ({
  plainPage: page,
}) => {
  await signIn(page, demoPerson.admin);
  const gone = "/admin/messages/00000000-0000-4000-8000-000000000000";
  expect((await page.goto(`${gone}/delete`))?.status()).toBe(404);
  const form = { as: "handled", to: "https://evil.test" };
  const marked = await page.request.post(`${gone}/mark`, { form, maxRedirects: 0 });
  expect(marked.status()).toBe(404);
  const nothing = await page.goto("/admin/messages/nothing/delete?to=//evil.test");
  expect(nothing?.status()).toBe(404);
});
