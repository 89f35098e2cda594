import { writeToUs } from "../../support/pages/contact-form.ts";
import { clientOf } from "../support/client.ts";
import { latestMail } from "../support/outbox.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

test("a mail's page shows its HTML in a frame and is accessible", async ({ page, request }) => {
  const email = await writeToUs(clientOf(page));
  await latestMail(request, email);
  await page.goto(`/sandbox/outbox?to=${email}`);
  await page.getByRole("link", { name: "We have your message" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "We have your message" })).toBeVisible();
  // Its own page would be looked at by the same tool, which cannot run where no script may.
  await page.locator("iframe").evaluate((mail) => mail.remove());
  await expectAccessible(page);
});
