import { latestMail } from "../support/outbox.ts";
import { newAddress } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a mail's page shows its HTML in a frame and is accessible", async ({ page, request }) => {
  const email = newAddress("outbox");
  const form = { name: "Ana", email, subject: "Support", message: "Hello." };
  expect((await request.post("/contact", { form, maxRedirects: 0 })).status()).toBe(303);
  await latestMail(request, email);
  await page.goto(`/sandbox/outbox?to=${email}`);
  await page.getByRole("link", { name: "We have your message" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "We have your message" })).toBeVisible();
  // Its own page would be looked at by the same tool, which cannot run where no script may.
  await page.locator("iframe").evaluate((mail) => mail.remove());
  await expectAccessible(page);
});
