import { newAddress } from "../../support/unique-names.ts";
import { alive } from "../support/alive.ts";
import { latestMail } from "../support/outbox.ts";
import { demoPerson, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { openMenu } from "./row-menu.ts";

test("GAP-68 ADM-SHELL-06 the contact form and its messages are accessible, the page of its mail shows the HTML in a frame, and an administrator finds a long message, which is collapsed, marks it with a message that is shown for 3000 ms, and deletes it", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Email").fill("ana@example");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Please enter your name")).toBeVisible();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible(page);
  const email = newAddress("writer");
  await page.getByLabel("Name").fill("Wanda Writer");
  await page.getByLabel("Email").fill(email);
  const message = `${"A rather long sentence about a race. ".repeat(60)}The very end.`;
  await page.getByLabel("Message").fill(message);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  await expectAccessible(page);
  await latestMail(page.request, email);
  await page.goto(`/sandbox/outbox?to=${email}`);
  await page.getByRole("link", { name: "We have your message" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "We have your message" })).toBeVisible();
  // Its own page would be looked at by the same tool, which cannot run where no script may.
  await page.locator("iframe").evaluate((mail) => mail.remove());
  await expectAccessible(page);

  await signIn(page, demoPerson.admin);
  await page.goto("/admin/messages");
  await alive(page);
  await page.getByLabel("Search messages").fill(email.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]q=/);
  const letter = page.getByRole("table", { name: "Messages" }).locator("tbody").getByRole("row");
  await expect(letter).toHaveCount(1);
  const text = letter.locator("summary").filter({ hasText: "The very end." });
  const heightOf = async () => (await text.boundingBox())?.height ?? 0;
  expect(await heightOf(), "one line").toBeLessThan(30);
  await text.click();
  expect(await heightOf(), "all of it").toBeGreaterThan(100);
  await openMenu(letter);
  await expectAccessible(page);
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const spare = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, `wider than ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await letter.getByRole("button", { name: "Mark as handled" }).click();
  const said = page.getByText("Message marked as handled.");
  await expect(said).toBeVisible();
  // Only styles hide it, so it goes without scripts, too.
  const delay = await said.evaluate((element) => getComputedStyle(element).animationDelay);
  expect(delay).toBe("3s");
  await expect(said).toBeHidden();

  await page.getByRole("link", { name: "Handled", exact: true }).click();
  await openMenu(letter);
  await letter.getByRole("link", { name: "Delete the message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Delete the message from Wanda Writer?",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete message" }).click();
  await expect(page.getByText("Message deleted.")).toBeVisible();
});
