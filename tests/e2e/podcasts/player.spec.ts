import type { Page } from "@playwright/test";
import { alive } from "../support/alive.ts";
import { expect, expectAccessible, test } from "../support/test.ts";
import { episodes, racesTitle } from "./episodes.ts";

const address = `/podcasts/${episodes.races}`;

function player(page: Page) {
  return page.getByRole("region", { name: "Player" });
}

/** What the element that plays says of itself. */
function sound(page: Page) {
  return page.locator("#player audio").evaluate((element) => {
    const { currentTime, paused, playbackRate, muted } = element as HTMLAudioElement;
    return { currentTime, paused, playbackRate, muted };
  });
}

async function listen(page: Page) {
  await page.goto(address);
  await alive(page);
  await page.getByRole("button", { name: "Play episode" }).click();
  await expect.poll(async () => (await sound(page)).currentTime).toBeGreaterThan(0);
}

/** Goes to an episode by links, so that the player stays. */
async function openEpisode(page: Page, id: string) {
  await page.getByRole("contentinfo").last().getByRole("link", { name: "Podcasts" }).click();
  await page.getByRole("main").locator(`a[href="/podcasts/${id}"]`).first().click();
  await expect(page).toHaveURL(`/podcasts/${id}`);
}

test("POD-06 the player plays on while the listener moves through the site, until another tab plays; headsets see it, it works by keyboard, and its sleep timer stops it at the end of a chapter", async ({
  page,
}) => {
  await listen(page);
  const shown = () =>
    page.evaluate(() => {
      const { metadata, playbackState } = navigator.mediaSession;
      return { title: metadata?.title, cover: metadata?.artwork[0]?.src, playbackState };
    });
  await expect.poll(shown).toMatchObject({
    title: racesTitle,
    cover: expect.stringContaining(`${address}/cover.jpg`),
    playbackState: "playing",
  });
  for (const name of ["Podcasts", "Privacy Policy"]) {
    await page.getByRole("contentinfo").last().getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  const { currentTime, paused } = await sound(page);
  expect(paused).toBe(false);
  await expect.poll(async () => (await sound(page)).currentTime).toBeGreaterThan(currentTime);
  await player(page).getByRole("link", { name: racesTitle }).click();
  await expect(page).toHaveURL(address);
  await page.evaluate(() => new BroadcastChannel("player").postMessage("playing"));
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  const told = page.evaluate(
    () => new Promise((heard) => new BroadcastChannel("player").addEventListener("message", heard)),
  );
  await page.getByRole("button", { name: "Go on" }).click();
  await told;

  const bar = player(page);
  await bar.getByRole("button", { name: "Pause" }).focus();
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("button", { name: "Play", exact: true })).toBeFocused();
  const at = (await sound(page)).currentTime;
  await page.keyboard.press("l");
  await expect.poll(async () => (await sound(page)).currentTime).toBeCloseTo(at + 30, 1);
  await page.keyboard.press("J");
  await expect.poll(async () => (await sound(page)).currentTime).toBeCloseTo(at + 15, 1);
  await page.keyboard.press(">");
  await expect.poll(async () => (await sound(page)).playbackRate).toBe(1.25);
  await page.keyboard.press("m");
  await expect.poll(async () => (await sound(page)).muted).toBe(true);
  await page.keyboard.press("n");
  await expect.poll(async () => (await sound(page)).currentTime).toBeGreaterThan(at + 16);

  const slider = bar.getByRole("slider", { name: "Position" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "0 seconds of 1 minute 40 seconds");
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "5 seconds of 1 minute 40 seconds");

  await bar.getByText("Settings").click();
  const speed = bar.getByLabel("Speed");
  await speed.focus();
  await page.keyboard.press("k");
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  await speed.selectOption("2");
  await expect.poll(async () => (await sound(page)).playbackRate).toBe(2);
  await expectAccessible(page);
  await speed.selectOption("1");

  // Silent until the end of the chapter is near: it would pass by on a busy machine.
  await bar.getByLabel("Sleep timer").selectOption("End of chapter");
  await expect(bar.getByRole("status")).toHaveText("Sleep timer is on");
  const chapters = await (await page.request.get(`${address}/chapters.json`)).json();
  const end = chapters.chapters[1].startTime;
  await page.locator("#player audio").evaluate((element, second) => {
    (element as HTMLAudioElement).currentTime = second;
  }, end - 0.6);
  await bar.getByRole("button", { name: "Play", exact: true }).click();
  await expect(bar.getByRole("status")).toHaveText("Stopped by the sleep timer");
  expect((await sound(page)).paused).toBe(true);
});

test("POD-06 a line of the transcript plays from its second; after a whole page was loaded the player offers to continue, as fast as before; after an episode the next one plays, and a sound that cannot be loaded says so", async ({
  page,
  complaints,
}) => {
  await page.goto(address);
  await alive(page);
  const line = page.locator("[data-line]").filter({ hasText: "The cut-off is generous." });
  await line.getByRole("link").click();
  await expect(line).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("button", { name: "Follow the voice" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(line).toBeInViewport();
  await expect(page).toHaveURL(address);
  const chapter = page.getByRole("navigation", { name: "Chapters" }).getByRole("link").first();
  await chapter.click();
  await expect(page.locator("[data-line='-1']")).toHaveAttribute("aria-current", "true");
  await page.locator(".transcript").dispatchEvent("wheel");
  await expect(page.getByRole("button", { name: "Follow the voice" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );

  await player(page).getByRole("button", { name: "Forward 30 seconds" }).click();
  await expect.poll(async () => (await sound(page)).currentTime).toBeGreaterThan(30);
  await page.keyboard.press(">");
  await page.goto("/races");
  await expect(player(page).getByText(/^0:3\d$/)).toBeVisible();
  expect((await sound(page)).paused).toBe(true);
  await player(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(async () => (await sound(page)).currentTime).toBeGreaterThan(30);
  await expect.poll(async () => (await sound(page)).playbackRate).toBe(1.25);
  await player(page).getByRole("button", { name: "Close the player" }).click();
  await expect(player(page)).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByRole("button", { name: /^Play from 0:3\d$/ })).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Start from the beginning" }).click();
  await expect.poll(async () => (await sound(page)).currentTime).toBeLessThan(10);

  await openEpisode(page, episodes.topic);
  await page.getByRole("button", { name: "Play episode" }).click();
  const bar = player(page);
  const toTheEnd = () =>
    page.locator("#player audio").evaluate((element) => {
      (element as HTMLAudioElement).currentTime = 11.6;
    });
  await bar.getByText("Settings").click();
  await bar.getByLabel("Sleep timer").selectOption("End of episode");
  await toTheEnd();
  await expect(bar.getByRole("status")).toHaveText("Stopped by the sleep timer");
  await bar.getByRole("button", { name: "Play again" }).click();
  await toTheEnd();
  await expect(bar.getByRole("link", { name: racesTitle })).toBeVisible();
  await expect.poll(async () => (await sound(page)).paused).toBe(false);

  await openEpisode(page, episodes.silent);
  await page.getByRole("button", { name: "Play episode" }).click();
  await expect(bar.getByRole("status")).toHaveText("The sound could not be loaded.");
  const asked = page.waitForRequest(/\/media\/podcasts\//);
  await page.setViewportSize({ width: 320, height: 640 });
  const title = await bar.locator(".player-title").boundingBox();
  const close = await bar.getByRole("button", { name: "Close the player" }).boundingBox();
  expect((close?.x ?? 0) - (title?.x ?? 0) - (title?.width ?? 0), "the title's room").toBeLessThan(
    20,
  );
  await bar.getByRole("button", { name: "Try again" }).click();
  await expect(bar.getByRole("button", { name: "Play", exact: true })).toBeFocused();
  await asked;
  await expect(bar.getByRole("status")).toHaveText("The sound could not be loaded.");
  complaints().length = 0;
});
