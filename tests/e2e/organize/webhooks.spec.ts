import type { APIRequestContext, Page } from "@playwright/test";
import { aReceiver } from "../../support/programs/webhook-receiver.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

const secretOn = (page: Page) =>
  page.getByRole("region", { name: "The secret of this address" }).locator("code");

/** Links the account to a race of the demo. */
async function link(admin: APIRequestContext, email: string): Promise<string> {
  const races = await (await admin.get("/api/v1/races?limit=12")).json();
  const id: string = races.data.at(-1).id;
  const path = `/admin/races/edit/${id}/organizers`;
  const linked = await admin.post(path, { form: { email }, maxRedirects: 0 });
  expect(linked.status()).toBe(303);
  return id;
}

test("the pages of a webhook are accessible, and a refused address gets the focus", async ({
  page,
  otherPage,
  request,
}) => {
  const organizer = await newRunner(request);
  await signIn(otherPage, demoPerson.admin);
  const race = await link(otherPage.request, organizer.email);
  const receiver = await aReceiver();
  await signIn(page, organizer);
  await page.goto(`/organize/races/${race}/webhooks`);
  await expect(page.getByText("No addresses yet")).toBeVisible();
  await alive(page);
  await expectAccessible(page);

  const add = page.getByRole("button", { name: "Add address" });
  const address = page.getByRole("textbox", { name: "Address" });
  await address.fill("http://10.0.0.1/hook");
  await add.click();
  await expect(page.getByText("Please enter an address that begins with https://.")).toBeVisible();
  await expect(address).toHaveValue("http://10.0.0.1/hook");
  await expect(address).toBeFocused();
  await address.fill(receiver.address);
  await add.click();
  await expect(secretOn(page)).toHaveText(/^whsec_/);
  const secret = await secretOn(page).innerText();
  await expectAccessible(page);

  const review = { subject: "race", id: race, rating: "4", comment: "Told to a webhook." };
  const saved = await otherPage.request.post("/reviews/save", { form: review });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.getByRole("link", { name: receiver.address }).click();
  await page.getByRole("heading", { level: 2, name: "What was sent" }).waitFor();
  const item = page.getByRole("listitem").filter({ hasText: "A review appears" });
  await expect(async () => {
    await page.reload();
    await expect(item).toContainText(/Waiting · try 1 of 8 · answer 500/, { timeout: 100 });
  }).toPass();
  await item.getByText("The answer").click();
  await expectAccessible(page);
  await alive(page);
  await item.getByRole("button", { name: /^Send again/ }).click();
  await expect(page.getByText("The event is sent again.")).toBeVisible();
  await page.getByRole("link", { name: "Change the secret" }).click();
  await page.getByRole("button", { name: "Change the secret" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The secret is changed");
  expect(await secretOn(page).innerText()).not.toBe(secret);
  await expectAccessible(page);
  receiver.close();
});
