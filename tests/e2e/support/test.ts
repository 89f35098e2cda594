import { type BrowserContext, test as base, type ConsoleMessage, expect } from "@playwright/test";
import { clearPage, type KeptPage, type Shelf, takePage } from "./kept-page.ts";

export { expectAccessible } from "./accessible.ts";
export { expect };

type Own = {
  /** What the browser complained about so far; a test takes out what it provokes on purpose. */
  complaints: () => string[];
  kept: KeptPage;
};

/**
 * Every page that a test visits is listened to: an error in the console, an exception or a
 * violation of the Content-Security-Policy (Chromium writes it to the console) fails the test,
 * whatever else it looked at. Only a test that asks for a page or a context opens one.
 */
export const test = base.extend<Own, { shelf: Shelf }>({
  shelf: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner wants a pattern here
    async ({}, use) => {
      const shelf: Shelf = new Map();
      await use(shelf);
      for (const { context } of shelf.values()) await context.close();
    },
    { scope: "worker" },
  ],
  kept: async ({ browser, shelf, baseURL, javaScriptEnabled, viewport }, use, info) => {
    const kept = await takePage(browser, shelf, JSON.stringify([baseURL, javaScriptEnabled]));
    if (viewport) await kept.page.setViewportSize(viewport);
    await use(kept);
    await clearPage(kept, info, `${baseURL}/healthz`, viewport);
  },
  complaints: async ({ kept }, use) => {
    const complaints = listen(kept.context);
    await use(complaints);
    expect(complaints(), "what the browser complained about").toEqual([]);
  },
  context: async ({ kept, complaints: _ }, use) => use(kept.context),
  page: async ({ kept, complaints: _ }, use) => use(kept.page),
});

function listen(context: BrowserContext) {
  const heard: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error" || isKnock(message) || isRefusal(message)) return;
    heard.push(`${message.location().url}: ${message.text()}`);
  });
  context.on("weberror", (error) => {
    heard.push(`${error.page()?.url() ?? ""}: ${error.error()}`);
  });
  return () => heard;
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
