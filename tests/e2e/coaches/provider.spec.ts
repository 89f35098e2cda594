import type { Page } from "@playwright/test";
import { startVideoProvider } from "../../support/providers/video.ts";
import { preparedDataDir } from "../../support/site/data-dir.ts";
import { authSecret } from "../../support/site/runner-pool.ts";
import { type OwnServer, startServer } from "../../support/site/server.ts";
import { alive } from "../support/alive.ts";
import { expect, test } from "../support/test.ts";

let server: OwnServer;
let provider: Awaited<ReturnType<typeof startVideoProvider>>;

test.beforeAll(async () => {
  provider = await startVideoProvider();
  server = await startServer({
    NODE_ENV: "production",
    DEMO_DATA: "0",
    AUTH_SECRET: authSecret,
    DATA_DIR: await preparedDataDir("tests/support/permissions/world-database.ts"),
    LIMITS_FACTOR: "1000",
    REQUIRE_LIVE_SERVICES: "video",
    ...provider.environment,
  });
});
test.afterAll(async () => {
  await server?.stop();
  await provider?.close();
});

/** Calls the first coach. */
async function callCoach(page: Page) {
  await page.goto(`${server.url}/services?tab=virtual`);
  // A press before that sends the form, which leads to a separate page.
  await alive(page);
  await page.getByRole("button", { name: "Start Video Call" }).first().click();
  return page.getByRole("dialog");
}

/** What the provider's page may use, by the frame's attribute and by our headers together. */
const features = ["camera", "microphone", "fullscreen", "display-capture", "autoplay"];

const callsTo = (wanted: RegExp) => provider.calls.filter(({ path }) => wanted.test(path)).length;

test("VC-10 VC-14 GAP-25 FN-01 FN-02 the provider's room stands in the frame, and ends with the session, or when the visitor leaves", async ({
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

  await callCoach(page);
  await expect(room.getByText("You are in the room")).toBeVisible();
  expect(provider.running()).toHaveLength(1);
  await page.goto(`${server.url}/about`);
  await expect.poll(() => provider.running()).toEqual([]);

  // A visitor who leaves while the session begins leaves nothing open.
  const { promise, resolve } = Promise.withResolvers<void>();
  provider.failWith(({ path }) => (path === "/v2/conversations" ? { waits: promise } : null));
  const ended = callsTo(/\/end$/);
  const begun = callsTo(/^\/v2\/conversations$/);
  await callCoach(page);
  await expect.poll(() => callsTo(/^\/v2\/conversations$/)).toBe(begun + 1);
  await page.goto(`${server.url}/about`);
  resolve();
  await expect.poll(() => callsTo(/\/end$/)).toBe(ended + 1);
  expect(provider.running()).toEqual([]);
});
