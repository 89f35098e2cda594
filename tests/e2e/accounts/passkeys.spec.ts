import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { preparedDataDir } from "../support/data-dir.ts";
import { signedUpRunner, signIn } from "../support/people.ts";
import { startServer } from "../support/server.ts";
import { test as base, expect, expectAccessible } from "../support/test.ts";

/** A separate server with a host name: a passkey cannot belong to an IP address. */
const test = base.extend<{ namedServer: string }>({
  namedServer: [
    async ({ servers }, use) => {
      const url = await servers.take("passkeys", async () => {
        return startServer({
          DATA_DIR: await preparedDataDir(),
          DEMO_DATA: "0",
          SANDBOX: "1",
          LIMITS_FACTOR: "1000",
        });
      });
      await use(url.replace("127.0.0.1", "localhost"));
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ namedServer }, use) => use(namedServer),
});

// One server for all tests of this file.
test.describe.configure({ mode: "default" });

/** A virtual device that creates passkeys and signs with them without asking. */
async function plugInDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is added, renamed, signed in with and removed", async ({
  page,
  request,
  complaints,
}) => {
  const person = await signedUpRunner(request);
  await signIn(page, person);
  await plugInDevice(page);
  await page.goto("/account/security/passkeys");
  await alive(page);
  await expect(page.getByText("No passkeys yet")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("My laptop");
  const add = page.getByRole("button", { name: "Add a passkey" });
  await page.getByLabel("Current password").fill("a guess");
  await add.click();
  await expect(page.getByText("This is not your current password")).toBeVisible();
  expect(complaints().every((text) => text.includes("/passkeys/question"))).toBe(true);
  complaints().length = 0;
  await expectAccessible(page);
  await page.getByLabel("Current password").fill(person.password);
  await add.click();
  await expect(page.getByText("The passkey has been added.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "My laptop" })).toBeVisible();
  await expectAccessible(page);

  await page.getByText("Rename", { exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).first().fill("Old laptop");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Old laptop" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login?from=/account/security/passkeys");
  await alive(page);
  const [signedIn] = await Promise.all([
    page.waitForResponse(/verify-authentication/),
    page.getByRole("button", { name: /passkey/i }).click(),
  ]);
  expect(await signedIn.headerValue("content-type"), "no token that scripts can read").toBeNull();
  await expect(page).toHaveURL(/\/account\/security\/passkeys$/);
  await page.getByRole("button", { name: "Remove Old laptop" }).click();
  await expect(page.getByText("The passkey has been removed.")).toBeVisible();
  await expect(page.getByText("No passkeys yet")).toBeVisible();
});

test("a device that creates no passkey gets a message", async ({ page, request }) => {
  const person = await signedUpRunner(request);
  await signIn(page, person);
  await page.goto("/account/security/passkeys");
  await alive(page);
  await page.getByLabel("Current password").fill(person.password);
  await page.evaluate(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The passkey could not be added. Please try again.",
  );
});

test("a forged answer of a device adds nothing", async ({ page, request }) => {
  await signIn(page, await signedUpRunner(request));
  for (const response of ["", "{}", "[1]", "x".repeat(30_000), '{"id":"a","response":{}}']) {
    const form = { name: "Forged", response };
    const answer = await page.request.post("/account/security/passkeys/add", { form });
    expect(answer.status(), response.slice(0, 30)).toBe(400);
  }
  await page.goto("/account/security/passkeys");
  await expect(page.getByText("No passkeys yet")).toBeVisible();
});
