import { vi } from "vitest";

/** Waits until the jobs of a server run: what fails before may work soon, and is answered with 503. */
export async function untilReady(url: string) {
  const isReady = async () => (await fetch(`${url}/readyz`)).ok;
  await vi.waitUntil(isReady, { timeout: 120_000 });
}
