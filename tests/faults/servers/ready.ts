import { vi } from "vitest";

/** Waits until the jobs of a server run: before that, failures may be temporary and are answered with 503. */
export async function untilReady(url: string) {
  const isReady = async () => (await fetch(`${url}/readyz`)).ok;
  await vi.waitUntil(isReady, { timeout: 120_000 });
}
