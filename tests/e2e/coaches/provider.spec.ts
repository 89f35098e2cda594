import type { Page } from "@playwright/test";
import { authSecret } from "../../support/permissions/people.ts";
import { startVideoProvider } from "../../support/providers/video.ts";
import { alive } from "../support/alive.ts";
import { preparedDataDir } from "../support/data-dir.ts";
import { type OwnServer, startServer } from "../support/server.ts";
import { expect, test } from "../support/test.ts";

// One server for all tests of this file, and one provider, which answers each test as it wants.
test.describe.configure({ mode: "default" });

let server: OwnServer;
let provider: Awaited<ReturnType<typeof startVideoProvider>>;

test.beforeAll(async () => {
  provider = await startVideoProvider();
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    AUTH_SECRET: authSecret,
    DATA_DIR: await preparedDataDir("tests/support/permissions/database.ts"),
    LIMITS_FACTOR: "1000",
    REQUIRE_LIVE_SERVICES: "video",
    ...provider.environment,
  });
});
test.beforeEach(() => provider.failWith(() => null));
test.afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

/** Calls the first coach. */
async function callCoach(page: Page) {
  await page.goto(`${server.url}/services?tab=virtual`);
  // A press before that sends the form, which leads to a page of its own.
  await alive(page);
  await page.getByRole("button", { name: "Start Video Call" }).first().click();
  return page.getByRole("dialog");
}

/** What the provider's page may use, by the frame's attribute and by our headers together. */
const features = ["camera", "microphone", "fullscreen", "display-capture", "autoplay"];

const started = () => provider.calls.filter(({ path }) => path === "/v2/conversations").length;

test("VC-10 VC-14 GAP-25 FN-01 FN-02 the provider's room stands in the frame, and ends with the session", async ({
  page,
}) => {
  const dialog = await callCoach(page);
  const room = dialog.frameLocator("iframe");
  await expect(room.getByText("You are in the room of the provider.")).toBeVisible();
  const frame = page.frames().find((each) => each.url().startsWith(provider.frameOrigin));
  const refused = await frame?.evaluate((features) => {
    const policy: { allowsFeature(name: string): boolean } = Reflect.get(document, "featurePolicy");
    return features.filter((name) => !policy.allowsFeature(name));
  }, features);
  expect(refused).toEqual([]);
  expect(provider.running()).toHaveLength(1);
  await dialog.getByRole("button", { name: "End Session" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => provider.running()).toEqual([]);
});

test("a visitor who leaves the page ends the session, and another one begins after it", async ({
  page,
}) => {
  const dialog = await callCoach(page);
  await expect(dialog.frameLocator("iframe").getByText("You are in the room")).toBeVisible();
  await page.goto(`${server.url}/about`);
  await expect.poll(() => provider.running()).toEqual([]);
});

test("a visitor who leaves while the session begins leaves nothing open", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  provider.failWith(({ path }) => (path === "/v2/conversations" ? { waits: promise } : null));
  await callCoach(page);
  await expect.poll(started).toBe(1);
  await page.goto(`${server.url}/about`);
  resolve();
  await expect.poll(() => provider.conversations.size).toBeGreaterThan(0);
  await expect
    .poll(() => provider.calls.filter(({ path }) => path.endsWith("/end")).length)
    .toBe(1);
  expect(provider.running()).toEqual([]);
});

test("ERR-15 ERR-16 a start that fails says so, and a room that may not be framed is ended", async ({
  page,
  complaints,
}) => {
  provider.failWith(({ path }) => (path === "/v2/conversations" ? { status: 500 } : null));
  const dialog = await callCoach(page);
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("Failed to start video session. Please try again.");
  provider.failWith(() => ({ url: "https://elsewhere.example/room" }));
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("No conversation URL received");
  await expect(dialog.locator("iframe")).toHaveCount(0);
  expect(provider.running()).toEqual([]);
  const refused = complaints().splice(0);
  expect(refused.filter((text) => !text.includes("status of 502"))).toEqual([]);
});
