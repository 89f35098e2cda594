import { newAddress } from "../../support/unique-names.ts";
import { latestMail } from "../support/outbox.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("GAP-68 the contact form with its messages is accessible, the browser lets it be sent, and the page of its mail shows the HTML in a frame", async ({
  page,
  request,
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
  await page.getByLabel("Message").fill("Hello.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
  await expectAccessible(page);

  await latestMail(request, email);
  await page.goto(`/sandbox/outbox?to=${email}`);
  await page.getByRole("link", { name: "We have your message" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "We have your message" })).toBeVisible();
  // Its own page would be looked at by the same tool, which cannot run where no script may.
  await page.locator("iframe").evaluate((mail) => mail.remove());
  await expectAccessible(page);
});
