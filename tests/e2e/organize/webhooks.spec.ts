import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { demoPerson, newRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

/** A server of an organizer on this machine, which a demo may send to. It fails once, then it works. */
async function aReceiver() {
  const answers = [500];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    bodies.push(body);
    const status = answers.shift() ?? 200;
    response.writeHead(status).end(status === 200 ? "Thanks" : "Out of order");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/dorsal`,
    bodies,
    close: () => server.close().closeAllConnections(),
  };
}

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

test("an organizer makes a webhook, sees a delivery fail, sends it again, changes the secret and deletes it", async ({
  page,
  otherPage,
  plainPage,
  request,
}) => {
  const organizer = await newRunner(request);
  await signIn(otherPage, demoPerson.admin);
  const race = await link(otherPage.request, organizer.email);
  const receiver = await aReceiver();
  await signIn(page, organizer);
  await page.goto(`/organize/races/${race}`);
  await page.getByRole("link", { name: "Webhooks" }).click();
  await expect(page.getByText("No addresses yet")).toBeVisible();
  await alive(page);
  await expectAccessible(page);

  const add = page.getByRole("button", { name: "Add address" });
  await page.getByRole("textbox", { name: "Address" }).fill("http://10.0.0.1/hook");
  await add.click();
  await expect(page.getByText("Please enter an address that begins with https://.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("http://10.0.0.1/hook");
  await expect(page.getByRole("textbox", { name: "Address" })).toBeFocused();
  await page.getByRole("textbox", { name: "Address" }).fill(receiver.address);
  for (const other of ["A runner registers", "A registration changes"]) {
    await page.getByLabel(other).uncheck();
  }
  await add.click();
  const secret = await secretOn(page).innerText();
  expect(secret).toMatch(/^whsec_/);
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
  await expect(item.getByText("Out of order")).toBeVisible();
  await expect(page.getByText(/Every try has failed since/)).toBeVisible();
  await expectAccessible(page);
  await item.getByRole("button", { name: /^Send again/ }).click();
  await expect(page.getByText("The event is sent again.")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(item).toContainText(/Sent · .*answer 200/, { timeout: 100 });
  }).toPass();
  expect(JSON.parse(receiver.bodies.at(-1) ?? "")).toMatchObject({
    type: "review.published",
    data: { comment: "Told to a webhook." },
  });

  await page.getByRole("link", { name: "Change the secret" }).click();
  await page.getByRole("button", { name: "Change the secret" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The secret is changed");
  expect(await secretOn(page).innerText()).not.toBe(secret);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the webhook" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("You have paused this address.")).toBeVisible();
  const place = new URL(page.url()).pathname;

  // Without a script the same buttons are forms.
  await signIn(plainPage, organizer);
  await plainPage.goto(`${place}/secret`);
  await plainPage.getByRole("button", { name: "Change the secret" }).click();
  await expect(secretOn(plainPage)).toHaveText(/^whsec_/);
  await plainPage.goto(place);
  await plainPage.getByRole("button", { name: "Resume" }).click();
  await expect(plainPage.getByText("Events are sent to this address again.")).toBeVisible();
  await plainPage.getByRole("link", { name: "Delete" }).click();
  await plainPage.getByRole("button", { name: "Delete" }).click();
  await expect(plainPage.getByText("The address is deleted.")).toBeVisible();
  await expect(plainPage.getByText("No addresses yet")).toBeVisible();
  receiver.close();
});
