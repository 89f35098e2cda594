import type { Page } from "@playwright/test";
import { world } from "../../support/permissions/people.ts";
import { providerKey, startModelProvider } from "../../support/providers/models.ts";
import { startVideoProvider } from "../../support/providers/video.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { authSecret } from "../../support/site/runner-pool.ts";
import { type OwnServer, startServer } from "../../support/site/server.ts";
import { chatAlive, chatOn, threadAddress } from "../assistant/chat-page.ts";
import { alive } from "../support/alive.ts";
import { signedUpRunner, signIn } from "../support/people.ts";
import { expect, expectAccessible, test } from "../support/test.ts";

// One server for all tests of this file: to start it costs more than most of them.
test.describe.configure({ mode: "default" });

let server: OwnServer;
let models: Awaited<ReturnType<typeof startModelProvider>>;
let video: Awaited<ReturnType<typeof startVideoProvider>>;

test.beforeAll(async () => {
  models = await startModelProvider();
  video = await startVideoProvider();
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    SANDBOX: "1",
    AUTH_SECRET: authSecret,
    DATA_DIR: await preparedDataDir("tests/support/permissions/world-database.ts"),
    LIMITS_FACTOR: "1000",
    OPENAI_API_KEY: providerKey,
    OPENAI_BASE_URL: models.baseUrl,
    REQUIRE_LIVE_SERVICES: "video",
    ...video.environment,
  });
});
test.afterAll(async () => {
  await server?.stop();
  await models?.close();
  await video?.close();
});

/** The same server by a host name: a passkey cannot belong to an IP address. */
const testByName = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner wants a pattern here
  baseURL: async ({}, use) => use(server.url.replace("127.0.0.1", "localhost")),
});

/** Calls the first coach. */
async function callCoach(page: Page) {
  await page.goto(`${server.url}/services?tab=virtual`);
  // A press before that sends the form, which leads to a separate page.
  await alive(page);
  await page.getByRole("button", { name: "Start Video Call" }).first().click();
  return page.getByRole("dialog");
}

/** What the page of a coach's provider may use, by the frame's attribute and by our headers together. */
const features = ["camera", "microphone", "fullscreen", "display-capture", "autoplay"];

test("VC-10 VC-14 GAP-25 FN-01 FN-02 the room of the coaches' provider stands in the frame, and ends when the visitor leaves, even while it begins", async ({
  page,
}) => {
  const room = (await callCoach(page)).frameLocator("iframe");
  await expect(room.getByText("You are in the room of the provider.")).toBeVisible();
  const frame = page.frames().find((each) => each.url().startsWith(video.frameOrigin));
  const refused = await frame?.evaluate((features) => {
    const policy: { allowsFeature(name: string): boolean } = Reflect.get(document, "featurePolicy");
    return features.filter((name) => !policy.allowsFeature(name));
  }, features);
  expect(refused).toEqual([]);
  expect(video.running()).toHaveLength(1);
  await page.goto(`${server.url}/robots.txt`);
  await expect.poll(() => video.running()).toEqual([]);

  const { promise, resolve } = Promise.withResolvers<void>();
  video.failWith(({ path }) => (path === "/v2/conversations" ? { waits: promise } : null));
  const callsTo = (wanted: RegExp) => video.calls.filter(({ path }) => wanted.test(path)).length;
  const ended = callsTo(/\/end$/);
  const begun = callsTo(/^\/v2\/conversations$/);
  await callCoach(page);
  await expect.poll(() => callsTo(/^\/v2\/conversations$/)).toBe(begun + 1);
  await page.goto(`${server.url}/robots.txt`);
  resolve();
  await expect.poll(() => callsTo(/\/end$/)).toBe(ended + 1);
  expect(video.running()).toEqual([]);
});

test("a tab that is closed in the middle leaves a conversation that can be opened and go on", async ({
  page,
}) => {
  models.answerWith(() => ({ text: ["Run ", "easy. ", "Then"], hangs: true }));
  await page.goto(`${server.url}/chat?assistant=${world.assistants[0]}`);
  await chatAlive(page);
  const { input } = chatOn(page);
  await input.fill("How do I run?");
  await input.press("Enter");
  await expect(chatOn(page).answers).toContainText("Run easy.");
  await expect(page).toHaveURL(threadAddress);
  const thread = page.url();
  const other = await page.context().newPage();
  await other.goto(thread);
  const { answers, questions, dots } = chatOn(other);
  await expect(dots).toBeVisible();
  await page.goto(`${server.url}/robots.txt`);
  await expect.poll(() => models.open).toBe(0);
  // The second tab reads what the first one has left.
  await expect(answers).toContainText("This answer was stopped.");
  await expect(answers).toContainText("Run easy.");
  models.answerWith(() => ({ text: ["Run ", "well."] }));
  await answers.getByRole("button", { name: "Try again" }).click();
  await expect(answers).toContainText("Run well.");
  await expect(answers).not.toHaveAttribute("aria-busy");
  await other.reload();
  await expect(questions).toHaveText(["How do I run?"]);
  await expect(answers).toHaveCount(1);
  await expect(answers).toContainText("Run well.");
});

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

testByName(
  "a passkey is added, renamed, signed in with and removed, and a device that refuses gets a message",
  async ({ page, request, complaints }) => {
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
  },
);
