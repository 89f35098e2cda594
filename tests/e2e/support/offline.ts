import type { CDPSession } from "@playwright/test";

/**
 * Removes the complaints that a lost network explains: files that the browser could not load, and the
 * next pages, which the router requests by itself.
 */
export function forgiveLostNetwork(complaints: string[]): void {
  const others = complaints.filter(
    (text) => !/ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)|Failed to fetch/.test(text),
  );
  complaints.splice(0, complaints.length, ...others);
}

/** Without a connection, as `context.setOffline`, which cannot be undone for the tests after this one. */
export async function setOffline(devtools: CDPSession, offline: boolean) {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
