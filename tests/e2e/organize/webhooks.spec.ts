import type { APIRequestContext } from "@playwright/test";
import { aReceiver } from "../../support/programs/webhook-receiver.ts";
import { drawRunner, sessionOf } from "../../support/site/runner-pool.ts";
import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** Links the account to a race of the demo. @returns the id of the race */
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
  request,
}) => {
  const receiver = await aReceiver();
  const organizer = await newRunner(request);
  await signIn(page, demoPerson.admin);
  const race = await link(page.request, organizer.email);
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
  const secret = page.getByRole("region", { name: "The secret of this address" }).locator("code");
  await expect(secret).toHaveText(/^whsec_/);
  await expectAccessible(page);

  const reviewer = drawRunner();
  if (!reviewer) throw new Error("The pool has no more runners.");
  const { name, value } = sessionOf(reviewer);
  const saved = await request.post("/reviews/save", {
    form: { subject: "race", id: race, rating: "4", comment: "Told to a webhook." },
    headers: { cookie: `${name}=${value}` },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  const sent = page.getByRole("link", { name: receiver.address });
  const webhook = String(await sent.getAttribute("href"));
  await expect
    .poll(async () => (await page.request.get(webhook)).text())
    .toMatch(/answer(<!-- -->|\s)*500/);
  await sent.click();
  const item = page.getByRole("listitem").filter({ hasText: "A review appears" });
  await item.getByText("The answer").click();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Change the secret" }).click();
  await page.getByRole("button", { name: "Change the secret" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The secret is changed");
  await expectAccessible(page);
  receiver.close();
});
