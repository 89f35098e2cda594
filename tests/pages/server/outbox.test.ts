import { sql } from "drizzle-orm";
import { writeToUs } from "../../support/pages/contact-form.ts";
import { newAddress } from "../../support/unique-names.ts";
import { clientOf } from "../support/client.ts";
import { latestMail, mailsTo } from "../support/outbox.ts";
import { openSite } from "../support/site.ts";
import { expect, test } from "../support/test.ts";
import type { Visitor } from "../support/visitor.ts";

const messages = ({ page }: Visitor) =>
  page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator("time") })
    .getByRole("listitem");

test("the outbox lists sent messages newest first and finds them by recipient", async ({
  visitor,
}) => {
  const email = await writeToUs(clientOf(visitor));
  await latestMail(visitor, email);
  await visitor.visit("/sandbox/outbox");
  expect(messages(visitor).first()).toContainText("UTC");
  await visitor.fill("Recipient", email.slice(0, -4).toUpperCase());
  await visitor.press("Search");
  expect(visitor.page.getByRole("main")).toContainText("1 message to");
  await visitor.follow("We have your message");
  expect(visitor.page.getByRole("heading", { level: 1 })).toHaveText("We have your message");
  expect(visitor.page.locator("pre")).toContainText("Thank you for writing to us.");
  await visitor.visit("/sandbox/outbox?to=nobody-at-all@example.com");
  expect(visitor.page.getByRole("heading", { name: "Nothing was sent there" })).toBeVisible();
  await visitor.follow("Show all messages");
  expect(visitor.path).toBe("/sandbox/outbox");
});

test("a mail's page lists its links and shows its HTML in a restricted frame", async ({
  visitor,
}) => {
  const message = "See https://example.com/a?b=c";
  const email = await writeToUs(clientOf(visitor), { message });
  const arrived = async () =>
    (await mailsTo(visitor, "contact@example.com")).some(({ replyTo }) => replyTo === email);
  await expect.poll(arrived).toBe(true);
  await visitor.visit("/sandbox/outbox?to=contact@example.com");
  await visitor.page.getByRole("link", { name: "Contact: Support" }).first().click();
  expect(visitor.page.getByRole("link", { name: "https://example.com/a?b=c" })).toBeVisible();
  const sandbox = visitor.page.locator("iframe").attribute("sandbox");
  expect(sandbox).not.toBeNull();
  expect(sandbox).not.toMatch(/allow-scripts|allow-same-origin|allow-forms/);
});

test("the outbox has pages", async ({ visitor }) => {
  const email = newAddress("pages");
  // Each message goes to us; only three a day get a receipt.
  for (let times = 0; times < 21; times += 1) await writeToUs(clientOf(visitor), { email });
  await visitor.visit("/sandbox/outbox");
  expect(messages(visitor)).toHaveCount(20);
  await visitor.follow("Next");
  expect(visitor.path).toBe("/sandbox/outbox?page=2");
  expect(messages(visitor).first()).toBeVisible();
  for (const odd of ["?page=0", "?page=-1", "?page=99999", "?page=x", "?to=%00&page=1e9"]) {
    await visitor.visit(`/sandbox/outbox${odd}`);
    expect(visitor.status, odd).toBe(200);
  }
});

test("mails wait while the mail server is switched off, and none is lost", async ({ visitor }) => {
  const { db } = (await openSite()).running.services;
  const email = newAddress("waiting");
  await visitor.visit("/sandbox/outbox");
  try {
    await visitor.press("Switch off the mail server");
    expect(visitor.page.getByText("Off: messages wait and are tried again.")).toBeVisible();
    await writeToUs(clientOf(visitor), { email });
    await visitor.visit(`/sandbox/outbox?to=${email}`);
    await visitor.follow("We have your message");
    const tried = async () => {
      await visitor.visit(visitor.path);
      return visitor.page.getByText("The mail server is switched off.").count();
    };
    await expect.poll(tried).toBe(1);
    expect(visitor.page.getByText("Waiting", { exact: true })).toBeVisible();
  } finally {
    await visitor.visit("/sandbox/outbox");
    await visitor.press("Switch on the mail server");
  }
  // The next try comes after ten seconds; this moves it to now.
  const status = async () => {
    await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    return (await latestMail(visitor, email)).status;
  };
  await expect.poll(status).toBe("sent");
});

test("mail to an unknown recipient is given up, and a missing message answers 404", async ({
  visitor,
}) => {
  const email = `${newAddress("gone").split("@")[0]}@nowhere.test`;
  await writeToUs(clientOf(visitor), { email });
  await expect.poll(async () => (await latestMail(visitor, email)).status).toBe("failed");
  await visitor.visit(`/sandbox/outbox?to=${email}`);
  expect(visitor.page.getByText("Failed", { exact: true })).toBeVisible();
  for (const path of ["/sandbox/outbox/nonsense", "/sandbox/providers/mail/sideways"]) {
    expect((await visitor.fetch(path)).status).toBe(404);
  }
  expect((await visitor.post("/sandbox/providers/pigeons/off")).status).toBe(404);
  expect((await visitor.post("/sandbox/providers/mail/sideways")).status).toBe(404);
});
