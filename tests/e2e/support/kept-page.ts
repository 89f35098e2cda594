import type { Browser, BrowserContext, CDPSession, Page, TestInfo } from "@playwright/test";

/** A page that the tests of a worker share, one after the other. */
export type KeptPage = {
  context: BrowserContext;
  hasScripts: boolean;
  page: Page;
  devtools: CDPSession;
  /** Whether a test did what cannot be undone: the next one begins with a new context. */
  isSpoiled: boolean;
};

/** Where a worker keeps its pages between two tests, by the options that cannot be changed later. */
export type Shelf = Map<string, KeptPage>;

/** Each open page takes memory; most tests need one of two. */
const mostKept = 4;

/** Methods whose effect a page or a context never loses, or that the reset below does not undo. */
const lasting = [
  "addInitScript",
  "exposeFunction",
  "exposeBinding",
  "newCDPSession",
  "setOffline",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setHTTPCredentials",
  "routeWebSocket",
  "routeFromHAR",
  "setDefaultTimeout",
  "setDefaultNavigationTimeout",
  "close",
];

/**
 * The events that tests listen for. Removing listeners without naming the event would take the
 * library's own too, and the context would never close.
 */
const events = [
  "console",
  "dialog",
  "download",
  "filechooser",
  "framenavigated",
  "pageerror",
  "popup",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "weberror",
  "websocket",
];

/** The kept page with these options, or a new one when the last test has spoiled it. */
export async function takePage(
  browser: Browser,
  shelf: Shelf,
  key: string,
  options?: { javaScriptEnabled: boolean },
): Promise<KeptPage> {
  const kept = shelf.get(key);
  shelf.delete(key);
  if (kept && !kept.isSpoiled && !kept.page.isClosed()) {
    shelf.set(key, kept);
    return kept;
  }
  await kept?.context.close();
  await dropOldest(shelf);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const hasScripts = options?.javaScriptEnabled ?? true;
  const made = { context, hasScripts, page, devtools, isSpoiled: false };
  watch(page, made, lasting);
  watch(context, made, lasting);
  watch(page.clock, made, ["install", "setFixedTime", "setSystemTime"]);
  shelf.set(key, made);
  return made;
}

async function dropOldest(shelf: Shelf) {
  const [oldest] = shelf.keys();
  if (oldest === undefined || shelf.size < mostKept) return;
  await shelf.get(oldest)?.context.close();
  shelf.delete(oldest);
}

/**
 * Leaves nothing of a test but the cache of files that are named by their content, and the size,
 * which the next test sets.
 * @param quiet - a tiny address of the same site: `about:blank` would end the page's process, and a
 *   new one has to compile every script again
 */
export async function clearPage(kept: KeptPage, info: TestInfo, quiet: string): Promise<void> {
  if (info.status !== info.expectedStatus) kept.isSpoiled = true;
  if (kept.isSpoiled) return;
  try {
    await closeOthers(kept);
    await forget(kept, quiet);
  } catch {
    kept.isSpoiled = true;
  }
}

/** Marks the page as spoiled when one of the methods is called. */
function watch(owner: object, kept: KeptPage, names: string[]) {
  const methods = owner as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const own = methods[name]?.bind(owner);
    if (!own) continue;
    methods[name] = (...args) => {
      kept.isSpoiled = true;
      return own(...args);
    };
  }
}

async function closeOthers({ context, page }: KeptPage) {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const owner of [page, context]) {
    for (const event of events) owner.removeAllListeners(event);
    await owner.unrouteAll({ behavior: "ignoreErrors" });
  }
}

async function forget({ context, hasScripts, page, devtools }: KeptPage, quiet: string) {
  await context.clearCookies();
  await context.clearPermissions();
  if (hasScripts) await forgetScripts(page, quiet);
  await page.mouse.move(0, 0);
  await devtools.send("Page.resetNavigationHistory");
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
  });
}

/** A document without scripts writes none of this, and stays until the next one replaces it. */
async function forgetScripts(page: Page, quiet: string) {
  if (page.url() !== quiet) await page.goto(quiet);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = "";
  });
}
