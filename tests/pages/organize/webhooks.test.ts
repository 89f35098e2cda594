import { aReceiver } from "../../support/programs/webhook-receiver.ts";
import { enter, signInAs } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";

/** Makes a runner the organizer of a race of the demo; returns the id of the race. */
async function organizeRace(email: string, origin: string): Promise<string> {
  const admin = new Visitor(origin);
  await signInAs(admin, "admin");
  const races = await (await admin.fetch("/api/v1/races?limit=12")).json();
  const id: string = races.data.at(-1).id;
  expect((await admin.post(`/admin/races/edit/${id}/organizers`, { email })).status).toBe(303);
  return id;
}

test("an organizer makes a webhook, sees a delivery fail, sends it again, changes the secret and deletes it", async ({
  visitor,
  other: reviewer,
}) => {
  const { page } = visitor;
  const { email } = enter(visitor);
  const race = await organizeRace(email, visitor.origin);
  const receiver = await aReceiver();
  await visitor.visit(`/organize/races/${race}`);
  await visitor.follow("Webhooks");
  expect(page.getByText("No addresses yet")).toBeVisible();
  const address = page.getByRole("textbox", { name: "Address" });
  await address.fill("http://10.0.0.1/hook");
  await visitor.press("Add address");
  expect(page.getByText("Please enter an address that begins with https://.")).toBeVisible();
  expect(address).toHaveValue("http://10.0.0.1/hook");
  await address.fill(receiver.address);
  for (const event of ["A runner registers", "A registration changes"]) {
    await page.getByLabel(event).uncheck();
  }
  await visitor.press("Add address");
  const secret = page.getByRole("region", { name: "The secret of this address" }).locator("code");
  const first = secret.text();
  expect(first).toMatch(/^whsec_/);
  await visitor.follow(receiver.address);
  const webhook = visitor.url.pathname;

  enter(reviewer);
  const review = { subject: "race", id: race, rating: "4", comment: "Told to a webhook." };
  const saved = await reviewer.post("/reviews/save", review);
  expect(saved.status, await saved.text()).toBeLessThan(400);
  const item = page.getByRole("listitem").filter({ hasText: "A review appears" });
  const sent = async () => {
    await visitor.visit(webhook);
    return item.texts().join();
  };
  await expect.poll(sent).toMatch(/Waiting · try 1 of 8 · answer 500/);
  // The page may have read its webhook before, and its deliveries after the delivery was written.
  await visitor.visit(webhook);
  await item.locator("summary").filter({ hasText: "The answer" }).click();
  expect(item.getByText("Out of order")).toBeVisible();
  expect(page.getByText(/Every try has failed since/)).toBeVisible();
  await item.getByRole("button", { name: /^Send again/ }).click();
  expect(page.getByText("The event is sent again.")).toBeVisible();
  await expect.poll(sent).toMatch(/Sent · .*answer 200/);
  expect(JSON.parse(receiver.bodies.at(-1) ?? "")).toMatchObject({
    type: "review.published",
    data: { comment: "Told to a webhook." },
  });
  receiver.close();

  await visitor.follow("Change the secret");
  await visitor.press("Change the secret");
  expect(secret).toHaveText(/^whsec_/);
  expect(secret.text()).not.toBe(first);
  await visitor.follow("Back to the webhook");
  await visitor.press("Pause");
  expect(page.getByText("You have paused this address.")).toBeVisible();
  await visitor.press("Resume");
  expect(page.getByText("Events are sent to this address again.")).toBeVisible();
  await visitor.follow("Delete");
  await visitor.press("Delete");
  expect(page.getByText("The address is deleted.")).toBeVisible();
  expect(page.getByText("No addresses yet")).toBeVisible();
});
