import { type BrowserContext, test as base, type ConsoleMessage, expect } from "@playwright/test";

export { expectAccessible } from "./accessible.ts";
export { expect };

/**
 * Every page that a test visits is listened to: an error in the console, an exception or a
 * violation of the Content-Security-Policy fails the test, whatever else it looked at.
 */
export const test = base.extend<{ complaints: () => string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints = await listen(context);
      await use(complaints);
      expect(complaints(), "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});

/** The tests' own script, kept out of a frame that runs none. */
function isKnock(message: ConsoleMessage): boolean {
  return (
    message.location().url === "about:srcdoc" &&
    message.text().startsWith("Blocked script execution")
  );
}

async function listen(context: BrowserContext) {
  const heard: { text: string; url: string }[] = [];
  const refused = new Set<string>();
  context.on("console", (message) => {
    if (message.type() !== "error" || isKnock(message)) return;
    heard.push({ text: message.text(), url: message.location().url });
  });
  context.on("weberror", (error) => {
    heard.push({ text: String(error.error()), url: error.page()?.url() ?? "" });
  });
  // Asking for a page that does not exist, or for what a server function refuses, is what some tests
  // do: Chromium reports it as an error.
  context.on("response", (response) => {
    const isPage = response.request().isNavigationRequest() || /\.data(\?|$)/.test(response.url());
    const isFunction = new URL(response.url()).pathname.startsWith("/functions/");
    if ((isPage || isFunction) && response.status() < 500) refused.add(response.url());
  });
  await context.exposeFunction("reportViolation", (text: string, url: string) => {
    heard.push({ text, url });
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sample } = event;
      // biome-ignore lint/suspicious/noExplicitAny: the function is put there by the line above.
      (globalThis as any).reportViolation(
        `CSP ${violatedDirective}: ${blockedURI} ${sample}`,
        location.href,
      );
    });
  });
  const isRefusal = ({ text, url }: { text: string; url: string }) =>
    text.startsWith("Failed to load resource") && refused.has(url);
  return () => heard.filter((one) => !isRefusal(one)).map(({ text, url }) => `${url}: ${text}`);
}
