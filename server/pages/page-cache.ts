import { LRUCache } from "lru-cache";
import type { Page } from "./page.ts";

const MOST_BYTES = 64 * 1024 * 1024;

export type PageCache = {
  find(key: string): Page | undefined;
  /** The page under `key`, however old, for when no newer one can be rendered. */
  findOld(key: string): Page | undefined;
  /**
   * The page under `key`, rendered at most once for simultaneous requests. `render` returns `null` for
   * an answer that must not be cached; then every waiting request renders its own.
   */
  once(key: string, render: () => Promise<Page | null>): Promise<Page | null>;
  /** Empties the cache: a write has changed what every visitor sees, perhaps on any page. */
  drop(): void;
};

/**
 * Caches finished anonymous pages for some seconds:
 * - only answers with status 200 whose route says `Cache-Control: public`, without a Set-Cookie;
 * - only for requests that `pageKey` gives a key;
 * - for `seconds` at most, and never beyond the next write that every visitor sees, in this process or in
 *   another copy of the server, which notifies this one; older pages only while the database is away;
 * - when space runs out, the least recently used pages go first.
 */
export function createPageCache({ seconds, mostBytes = MOST_BYTES }: CacheOptions): PageCache {
  const pages = new LRUCache<string, Page>({
    maxSize: mostBytes,
    // The plain bytes, doubled for the compressed copies, which together are never larger.
    sizeCalculation: (page) => page.body.byteLength * 2 + 2000,
    ttl: seconds * 1000,
    ttlResolution: 100,
    noDeleteOnStaleGet: true,
  });
  const underway = new Map<string, Promise<Page | null>>();
  let generation = 0;

  return {
    find: (key) => pages.get(key),
    findOld: (key) => pages.get(key, { allowStale: true }),
    once(key, render) {
      if (seconds === 0) return render();
      const found = pages.get(key);
      if (found) return Promise.resolve(found);
      const waiting = underway.get(key);
      if (waiting) return waiting.catch(() => null).then((page) => page ?? render());
      const begun = generation;
      const rendering = render()
        .then((page) => {
          // A page whose rendering began before a write may be outdated.
          if (page && begun === generation) pages.set(key, page);
          return page;
        })
        .finally(() => {
          if (underway.get(key) === rendering) underway.delete(key);
        });
      underway.set(key, rendering);
      return rendering;
    },
    drop() {
      generation += 1;
      pages.clear();
      underway.clear();
    },
  };
}

type CacheOptions = {
  /** 0 turns the cache off. */
  seconds: number;
  mostBytes?: number;
};
