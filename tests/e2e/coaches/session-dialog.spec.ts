import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { roomOn, say } from "./room-page.ts";

const door = "**/functions/tavus-conversation";

async function openCoaches(page: Page) {
  await page.goto("/services?tab=virtual");
  await alive(page);
  const start = page.getByRole("button", { name: "Start Video Call with Coach Luz" });
  return {
    start,
    dialog: page.locator("dialog.session"),
    end: page.getByRole("button", { name: "End Session", exact: true }),
    room: roomOn(page.frameLocator("dialog iframe")),
  };
}

/** What the page sends to the door of the sessions. */
function callsOf(page: Page) {
  const calls: { action: string; reason?: string; conversationId?: string }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/functions/tavus-conversation")) {
      calls.push(JSON.parse(request.postData() ?? "{}"));
    }
  });
  return calls;
}

test("VC-04 VC-10 VC-11 VC-12 VC-13 VC-14 VC-15 VC-16 ERR-15 ERR-16 GAP-25 GAP-60 GAP-73 a start that fails is told and tried again, a session runs in its frame, and the close button and Escape end it, as does leaving the page", async ({
  page,
  complaints,
}) => {
  const { start, dialog, room } = await openCoaches(page);
  const calls = callsOf(page);
  const held = Promise.withResolvers<void>();
  await page.route(door, async (route) => {
    await held.promise;
    await route.fulfill({ json: {} });
  });
  await start.click();
  await expect(page.getByRole("status").getByText("Connecting to your coach")).toBeVisible();
  await expect(start).toBeDisabled();
  await expectAccessible(page);
  held.resolve();
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("No conversation URL received");
  await page.unroute(door);
  const again = alert.getByRole("button", { name: "Try again" });
  await page.route(door, (route) => route.abort());
  await again.click();
  await expect(alert).toContainText("Failed to start video session. Please try again.");
  await expect(alert).not.toContainText("No conversation URL received");
  await expectAccessible(page);
  await page.unroute(door);
  const tooMany = { error: { code: "too-many-today", message: "Please try again shortly." } };
  await page.route(door, (route) => route.fulfill({ status: 429, json: tooMany }));
  await again.click();
  await expect(alert).toContainText("Please try again shortly.");
  await page.unroute(door);
  complaints().length = 0;

  await again.click();
  await expect(room.input).toBeVisible();
  await expect(dialog.getByText("Connecting to your coach")).toHaveCount(0);
  await expect(dialog.getByText("Secure connection")).toBeVisible();
  await expect(dialog.getByText("20 min left")).toBeVisible();
  await expect(page.getByTitle("Session with Coach Luz")).toHaveAttribute(
    "allow",
    "camera; microphone; fullscreen; speaker; speaker-selection; display-capture; autoplay",
  );
  await say(room, "How do I warm up?");
  await expect(room.answers).toHaveCount(2);

  calls.length = 0;
  await page.route(door, (route) => route.fulfill({ status: 500, json: {} }));
  // A request whose route is removed before its answer is never reported.
  const refused = page.waitForResponse(door);
  await page.getByRole("button", { name: "Close and end the session (Escape)" }).click();
  await refused;
  await expect(dialog, "also where ending fails").toHaveCount(0);
  await expect(start).toBeFocused();
  await page.unroute(door);
  await start.click();
  await expect(room.input).toBeVisible();
  // The frame takes the focus when it has loaded.
  await expect(dialog.getByText("Connecting to your coach")).toHaveCount(0);
  await dialog.getByRole("heading").first().focus();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  const actions = ["end", "start", "end"];
  await expect.poll(() => calls.map(({ action }) => action)).toEqual(actions);
  complaints().length = 0;

  // The answer to the end of the session before may still be on its way.
  const answered = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"start"') ?? false,
  );
  await start.click();
  const { conversation_id } = await (await answered).json();
  await expect(room.input).toBeVisible();
  await page.goto("/robots.txt");
  const ended = async () => (await page.request.get(`/coach-sessions/${conversation_id}`)).text();
  await expect.poll(ended).toContain("This session has ended.");
});

test("a session that really ran is rated, and one ends when its time is over", async ({ page }) => {
  await page.clock.install();
  const { start, dialog, end, room } = await openCoaches(page);
  const calls = callsOf(page);
  await start.click();
  await expect(room.input).toBeVisible();
  // The session counts from when its frame has come.
  await expect(dialog.getByText("Connecting to your coach")).toHaveCount(0);
  await page.clock.fastForward(11_000);
  await end.click();
  await expect(page.getByRole("heading", { name: "How was your session?" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Choose one to five stars, or skip.")).toBeVisible();
  await page.getByRole("radio", { name: "5 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("status")).toBeFocused();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await expect(start).toBeFocused();

  await start.click();
  await expect(room.input).toBeVisible();
  await page.clock.fastForward(20 * 60_000 + 1000);
  await expect.poll(() => calls.at(-1)).toMatchObject({ action: "end", reason: "time" });
  await expect(dialog).toHaveCount(0);
});
