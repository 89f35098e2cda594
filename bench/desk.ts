import { loadavg } from "node:os";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { raceRegistrations } from "#db/schema.ts";
import { openDesk } from "#features/check-in/desks.server.ts";
import { findChromium } from "../tests/support/machine/chromium.mjs";
import { aPerson, newPeople } from "../tests/support/people.ts";
import { aRace } from "../tests/support/races/races.ts";
import { storedEntry } from "../tests/support/registrations.ts";
import { type EmptyDatabase, onBothDatabases } from "./empty-databases.ts";
import { startServer } from "./server.ts";
import { percentile, printTable, round } from "./table.ts";

/**
 * The page of a desk on a phone that is four times slower: what it transfers, with and without the reader of codes,
 * and the time from a code to its result, by camera and typed: `node bench/desk.ts [RUNNERS]`. Needs a build.
 */
const [given = "3000"] = process.argv.slice(2);
const runners = Number(given);
const slowdown = 4;
const scans = 30;

/** A race of this day with a desk. @returns the path of its link, and the codes of its runners */
async function fill(db: Database) {
  const services = { db, now: () => new Date() };
  const admin = { userId: await aPerson(db, { isAdmin: true }), isAdmin: true };
  const startDate = new Date().toISOString().slice(0, 10);
  const raceId = await aRace(db, { startDate, distances: [] });
  for (let from = 0; from < runners; from += 500) {
    const people = await newPeople(db, Math.min(500, runners - from));
    await db
      .insert(raceRegistrations)
      .values(people.map((person) => ({ ...storedEntry, ...person, raceId })));
  }
  const entries = await db
    .select({ code: raceRegistrations.checkInCode })
    .from(raceRegistrations)
    .where(eq(raceRegistrations.raceId, raceId));
  const desk = await openDesk(services, admin, raceId, "Gate");
  if (desk?.problem !== null) throw new Error("The desk was not opened.");
  return { path: `/check-in/${desk.token}`, codes: entries.map(({ code }) => code) };
}

/** The bytes of all answers to a page, as the network carries them, without the list of runners. */
async function weigh(context: BrowserContext, address: string, hasCamera: boolean) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const addressOf = new Map<string, string>();
  let bytes = 0;
  session.on("Network.responseReceived", ({ requestId, response }) => {
    addressOf.set(requestId, response.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!addressOf.get(requestId)?.endsWith("/log")) bytes += encodedDataLength;
  });
  await page.goto(address);
  await page.getByText("All sent").waitFor();
  if (hasCamera) {
    const [worker] = await Promise.all([
      page.waitForEvent("worker"),
      page.getByRole("button", { name: "Scan with the camera" }).click(),
    ]);
    await worker.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
    const files: number = await worker.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    );
    bytes += files;
  }
  await page.close();
  return bytes;
}

/** Codes that a detector of the browser gives one after another, as soon as the page asks. */
async function withDetector(context: BrowserContext) {
  await context.addInitScript(() => {
    const state = globalThis as unknown as { next: string | null; readAt: number };
    state.next = null;
    Object.assign(globalThis, {
      BarcodeDetector: class {
        static async getSupportedFormats(): Promise<string[]> {
          return ["qr_code"];
        }
        async detect() {
          const { next } = state;
          if (next === null) return [];
          state.next = null;
          state.readAt = performance.now();
          return [{ rawValue: next }];
        }
      },
    });
  });
}

/** Milliseconds from a code that was read to its result on the screen. */
async function scanned(page: Page, code: string): Promise<number> {
  return page.evaluate(async (text) => {
    const state = globalThis as unknown as { next: string | null; readAt: number };
    const status = document.querySelector(".checkin-camera [role=status]");
    const before = status?.textContent;
    state.next = text;
    while (status?.textContent === before) await new Promise(requestAnimationFrame);
    return performance.now() - state.readAt;
  }, code);
}

/** Milliseconds from Enter after a typed code until its kit is handed over, with the press of the button. */
async function typed(page: Page, code: string): Promise<number> {
  return page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>("#q");
    const until = async (selector: string) => {
      while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
    };
    if (!field) throw new Error("There is no field.");
    field.focus();
    field.value = text;
    const begun = performance.now();
    field.form?.requestSubmit();
    await until(".checkin-entry:not(.checkin-collected) form");
    document.querySelector<HTMLFormElement>(".checkin-entry form")?.requestSubmit();
    await until(".checkin-collected");
    return performance.now() - begun;
  }, code);
}

async function timed(browser: Browser, address: string, codes: string[]) {
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext(phone);
  await withDetector(context);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByText("works offline").waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const [byHand, byCamera]: number[][] = [[], []];
  for (const code of codes.slice(0, scans)) byHand?.push(await typed(page, code));
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await page.locator("video").waitFor();
  for (const code of codes.slice(scans, 2 * scans)) byCamera?.push(await scanned(page, code));
  await context.close();
  return { byHand: byHand ?? [], byCamera: byCamera ?? [] };
}

async function measure({ open, env }: EmptyDatabase) {
  const { db, close } = await open();
  const { path, codes } = await fill(db);
  await close();
  const server = await startServer({ ...env, DEMO_DATA: "0", AUTH_SECRET: "0".repeat(34) });
  const browser = await chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
    ],
  });
  const address = server.url + path;
  const kB = (bytes: number) => round(bytes / 1000, 0);
  try {
    // Without the service worker, which would load each file once more.
    const blocked = { serviceWorkers: "block" } as const;
    const page = await weigh(await browser.newContext(blocked), address, false);
    const withReader = await weigh(await browser.newContext(blocked), address, true);
    const { byHand, byCamera } = await timed(browser, address, codes);
    return {
      runners,
      "page kB": kB(page),
      "with reader kB": kB(withReader),
      "camera ms": round(percentile(byCamera, 0.5), 0),
      "camera p95 ms": round(percentile(byCamera, 0.95), 0),
      "typed ms": round(percentile(byHand, 0.5), 0),
      "typed p95 ms": round(percentile(byHand, 0.95), 0),
      load: round(loadavg()[0] ?? 0, 1),
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

const rows = await onBothDatabases("desk", "embedded", measure);
printTable(`The page of a desk, ${slowdown} times slower`, rows);
