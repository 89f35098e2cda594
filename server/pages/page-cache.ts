import { LRUCache } from "lru-cache";
import type { Page } from "./page.ts";

const MOST_BYTES = 64 * 1024 * 1024;

export type PageCache = {
  find(key: string): Page | undefined;
  /** The page under `key` however old it is, for when no newer one can be made. */
  findOld(key: string): Page | undefined;
  /**
   * The page under `key`, rendered at most once however many ask at the same time. `render` returns
   * `null` for an answer that must not be kept; then everybody who waited renders their own.
   */
  once(key: string, render: () => Promise<Page | null>): Promise<Page | null>;
  /** Forgets everything: what everybody sees has changed, perhaps on any page. */
  drop(): void;
};

/**
 * Finished anonymous pages, for seconds. The rule:
 * - only answers with status 200 whose route says `Cache-Control: public`, without a Set-Cookie;
 * - only for requests that `pageKey` gives a key;
 * - for `seconds` at most, and never longer than until the next write that everybody sees, of this
 *   process or of another copy of the server, which tells it; older ones only while the database is away;
 * - the least recently asked go first when the bytes run out.
 */
export function createPageCache({ seconds, mostBytes = MOST_BYTES }: CacheOptions): PageCache {
  const pages = new LRUCache<string, Page>({
    maxSize: mostBytes,
    // Plain bytes, and as much again for the compressed copies, which together never reach that.
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
          // What was read before a write may be older than what was written.
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
  /** 0 keeps nothing. */
  seconds: number;
  mostBytes?: number;
};
