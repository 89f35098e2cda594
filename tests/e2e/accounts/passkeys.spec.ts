import type { Page } from "@playwright/test";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { startServer } from "../../support/site/server.ts";
import { alive } from "../support/alive.ts";
import { signedUpRunner, signIn } from "../support/people.ts";
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

/** Lets the device of the page refuse until the page is loaded again. */
function refuseUntilReload(page: Page, act: "create" | "get") {
  return page.evaluate((name) => {
    navigator.credentials[name] = () => Promise.reject(new DOMException("No", "NotAllowedError"));
  }, act);
}

test("a passkey is added, renamed, signed in with and removed, and a device that refuses gets a message", async ({
  page,
  request,
  complaints,
}) => {
  const person = await signedUpRunner(request);
  await signIn(page, person);
  await page.goto("/account/security/passkeys");
  await alive(page);
  await page.getByLabel("Current password").fill(person.password);
  await refuseUntilReload(page, "create");
  const add = page.getByRole("button", { name: "Add a passkey" });
  await add.click();
  const problem = page.getByRole("alert");
  await expect(problem).toHaveText("The passkey could not be added. Please try again.");

  await plugInDevice(page);
  await page.reload();
  await alive(page);
  await expect(page.getByText("No passkeys yet")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill("My laptop");
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
  await refuseUntilReload(page, "get");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(problem).toHaveText("The passkey was not accepted. Please try again.");
  await expectAccessible(page);
  await page.reload();
  await alive(page);
  const [signedIn] = await Promise.all([
    page.waitForResponse(/verify-authentication/),
    page.getByRole("button", { name: /passkey/i }).click(),
  ]);
  expect(await signedIn.headerValue("content-type"), "no token that scripts can read").toBeNull();
  await expect(page).toHaveURL("/account/security/passkeys");
  await page.getByRole("button", { name: "Remove Old laptop" }).click();
  await expect(page.getByText("The passkey has been removed.")).toBeVisible();
  await expect(page.getByText("No passkeys yet")).toBeVisible();
});
