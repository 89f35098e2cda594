import type { OwnServer } from "../../support/site/server.ts";

/**
 * The separate server that a worker keeps between tests. As a fixture of the worker it would need
 * a worker to itself, with another browser that has to compile every script again.
 */
export type ServerShelf = {
  /** The address of the server of that name; the one before it is stopped. */
  take(name: string, start: () => Promise<OwnServer>): Promise<string>;
  empty(): Promise<void>;
};

export function newServerShelf(): ServerShelf {
  let kept: { name: string; server: OwnServer } | null = null;
  async function empty() {
    const before = kept;
    kept = null;
    await before?.server.stop();
  }
  return {
    async take(name, start) {
      if (kept?.name !== name) {
        await empty();
        kept = { name, server: await start() };
      }
      return kept.server.url;
    },
    empty,
  };
}
