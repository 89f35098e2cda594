import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type TestInfo,
  type ViewportSize,
} from "@playwright/test";
import { clearPage, type KeptPage, type Shelf, takePage } from "./kept-page.ts";
import { newServerShelf, type ServerShelf } from "./server-shelf.ts";

export { expectAccessible } from "./accessible.ts";
export { expect };

type Own = {
  /** The complaints of the browser until now; a test removes those that it provokes. */
  complaints: () => string[];
  kept: KeptPage;
  /** A second browser, which shares nothing with the first: another person's, or another device. */
  otherPage: Page;
  /** A second browser that runs no scripts. */
  plainPage: Page;
};

/** What a worker keeps between its tests. */
type Kept = { shelf: Shelf; servers: ServerShelf };

/**
 * Every page that a test visits is listened to: an error in the console, an exception or a
 * violation of the Content-Security-Policy (Chromium writes it to the console) fails the test,
 * whatever else it looked at. Only a test that asks for a page or a context opens one.
 */
export const test = base.extend<Own, Kept>({
  shelf: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner wants a pattern here
    async ({}, use) => {
      const shelf: Shelf = new Map();
      await use(shelf);
      for (const { context } of shelf.values()) await context.close();
    },
    { scope: "worker" },
  ],
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner wants a pattern here
    async ({}, use) => {
      const servers = newServerShelf();
      await use(servers);
      await servers.empty();
    },
    { scope: "worker" },
  ],
  kept: async ({ browser, shelf, baseURL, javaScriptEnabled, viewport }, use, info) => {
    const kept = await takePage(browser, shelf, keyOf(baseURL, javaScriptEnabled));
    if (viewport) await kept.page.setViewportSize(viewport);
    await use(kept);
    await clearPage(kept, info, `${baseURL}/healthz`);
  },
  complaints: async ({ kept }, use) => {
    const complaints = listen(kept.context);
    await use(complaints);
    expect(complaints(), "what the browser complained about").toEqual([]);
  },
  context: async ({ kept, complaints: _ }, use) => use(kept.context),
  page: async ({ kept, complaints: _ }, use) => use(kept.page),
  otherPage: async ({ browser, shelf, baseURL, javaScriptEnabled, viewport }, use, info) => {
    const kept = await takePage(browser, shelf, keyOf(baseURL, javaScriptEnabled, "other"));
    await lendSecond(kept, use, { info, quiet: `${baseURL}/healthz`, viewport });
  },
  plainPage: async ({ browser, shelf, baseURL, javaScriptEnabled, viewport }, use, info) => {
    expect(javaScriptEnabled, "a test without scripts has its own page for that").toBe(true);
    const options = { javaScriptEnabled: false };
    const kept = await takePage(browser, shelf, keyOf(baseURL, false), options);
    await lendSecond(kept, use, { info, quiet: `${baseURL}/healthz`, viewport });
  },
});

/** Pages of one key have the same options. */
function keyOf(baseURL: string | undefined, hasScripts: boolean, purpose = ""): string {
  return JSON.stringify([baseURL, hasScripts, purpose]);
}

type Lending = { info: TestInfo; quiet: string; viewport: ViewportSize | null };

/** Lends a kept page to a test as its second one, and listens to it as to the first. */
async function lendSecond(
  kept: KeptPage,
  use: (page: Page) => Promise<void>,
  { info, quiet, viewport }: Lending,
) {
  if (viewport) await kept.page.setViewportSize(viewport);
  const complaints = listen(kept.context);
  await use(kept.page);
  const heard = [...complaints()];
  await clearPage(kept, info, quiet);
  expect(heard, "what the second browser complained about").toEqual([]);
}

function listen(context: BrowserContext) {
  const heard: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error" || isKnock(message) || isRefusal(message)) return;
    heard.push(`${message.location().url}: ${message.text()}`);
  });
  context.on("weberror", (error) => {
    if (!isGivenUp(error.error())) heard.push(`${error.page()?.url() ?? ""}: ${error.error()}`);
  });
  return () => heard;
}

/** A busy machine took so long to draw a page that Chromium showed it without its transition. */
function isGivenUp(error: Error): boolean {
  return error.message.includes("Transition was aborted because of timeout in DOM update");
}

/** The tests' own script, kept out of a frame that runs none. */
function isKnock(message: ConsoleMessage): boolean {
  return (
    message.location().url === "about:srcdoc" &&
    message.text().startsWith("Blocked script execution")
  );
}

/**
 * Asking for a page that does not exist, or for what a server function refuses, is what some tests
 * do: Chromium reports it with the status in its sentence.
 */
function isRefusal(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const isAsked =
    url === message.page()?.url() ||
    /\.data(\?|$)/.test(url) ||
    /^https?:\/\/[^/]+\/functions\//.test(url);
  return isAsked && /^Failed to load resource: .* status of 4\d\d/.test(message.text());
}
