import type { APIRequestContext } from "@playwright/test";
import { latestMail, mailsTo } from "../support/outbox.ts";
import { newAddress } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// The switch is for everybody: its test must not run beside the others.
test.describe.configure({ mode: "default" });

async function writeToUs(request: APIRequestContext, email: string) {
  const form = { name: "Ana", email, subject: "Support", message: "See https://example.com/a?b=c" };
  expect((await request.post("/contact", { form, maxRedirects: 0 })).status()).toBe(303);
}

test("the outbox lists sent messages newest first and finds them by recipient", async ({
  page,
  request,
}) => {
  const email = newAddress("outbox");
  await writeToUs(request, email);
  await latestMail(request, email);
  await page.goto("/sandbox/outbox");
  const list = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator("time") });
  await expect(list.getByRole("listitem").first()).toContainText("UTC");
  await page.getByLabel("Recipient").fill(email.slice(0, -4).toUpperCase());
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("main")).toContainText("1 message to");
  await page.getByRole("link", { name: "We have your message" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your message");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "We have your message" })).toBeVisible();
  await expect(page.locator("pre")).toContainText("Thank you for writing to us.");
  // Its own page would be looked at by the same tool, which cannot run where no script may.
  await page.locator("iframe").evaluate((mail) => mail.remove());
  await expectAccessible(page);
  await page.goto(`/sandbox/outbox?to=nobody-at-all@example.com`);
  await expect(page.getByRole("heading", { name: "Nothing was sent there" })).toBeVisible();
  await page.getByRole("link", { name: "Show all messages" }).click();
  await expect(page).toHaveURL("/sandbox/outbox");
});

test("a mail's page lists its links and shows its HTML in a restricted frame", async ({
  page,
  request,
}) => {
  const email = newAddress("outbox");
  await writeToUs(request, email);
  await expect
    .poll(async () =>
      (await mailsTo(request, "contact@example.com")).some((m) => m.replyTo === email),
    )
    .toBe(true);
  await page.goto("/sandbox/outbox?to=contact@example.com");
  await page.getByRole("link", { name: "Contact: Support" }).first().click();
  await expect(page.getByRole("link", { name: "https://example.com/a?b=c" })).toBeVisible();
  const sandbox = await page.locator("iframe").getAttribute("sandbox");
  expect(sandbox).not.toMatch(/allow-scripts|allow-same-origin|allow-forms/);
});

test("the outbox has pages", async ({ plainPage: page, request }) => {
  const email = newAddress("pages");
  await writeToUs(request, email);
  // Of these only three a day get a receipt each; the others go to us.
  for (let times = 0; times < 20; times += 1) await writeToUs(request, email);
  await page.goto("/sandbox/outbox");
  const list = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator("time") });
  await expect(list.getByRole("listitem")).toHaveCount(20);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(list.getByRole("listitem").first()).toBeVisible();
  for (const odd of ["?page=0", "?page=-1", "?page=99999", "?page=x", "?to=%00&page=1e9"]) {
    expect((await page.goto(`/sandbox/outbox${odd}`))?.status(), odd).toBe(200);
  }
});

test("mails wait while the mail server is switched off, and none is lost", async ({
  page,
  request,
}) => {
  const email = newAddress("waiting");
  await page.goto("/sandbox/outbox");
  try {
    await page.getByRole("button", { name: "Switch off the mail server" }).click();
    await expect(page.getByText("Off: messages wait and are tried again.")).toBeVisible();
    await writeToUs(request, email);
    await page.goto(`/sandbox/outbox?to=${email}`);
    await page.getByRole("link", { name: "We have your message" }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText("The mail server is switched off.")).toBeVisible();
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText("Waiting", { exact: true })).toBeVisible();
  } finally {
    await page.goto("/sandbox/outbox");
    await page.getByRole("button", { name: "Switch on the mail server" }).click();
  }
  await expect
    .poll(async () => (await latestMail(request, email)).status, { timeout: 90_000 })
    .toBe("sent");
});

test("mail to an unknown recipient is given up, and a missing message answers 404", async ({
  page,
  request,
}) => {
  const email = `${newAddress("gone").split("@")[0]}@nowhere.test`;
  await writeToUs(request, email);
  await expect
    .poll(async () => (await latestMail(request, email)).status, { timeout: 20_000 })
    .toBe("failed");
  await page.goto(`/sandbox/outbox?to=${email}`);
  await expect(page.getByText("Failed", { exact: true })).toBeVisible();
  for (const path of ["/sandbox/outbox/nonsense", "/sandbox/providers/mail/sideways"]) {
    expect((await request.get(path)).status()).toBe(404);
  }
  expect((await request.post("/sandbox/providers/pigeons/off")).status()).toBe(404);
  expect((await request.post("/sandbox/providers/mail/sideways")).status()).toBe(404);
});
