import { setTimeout as pause } from "node:timers/promises";
import { eventBody } from "#services/news/event-body.ts";
import type { Services } from "#services/services.ts";
import { countWatched } from "./queries.server.ts";
import { type WatchedCounts, watchedNames } from "./watched-counts.ts";

/** Many changes at the same moment, such as an import, are counted once. */
const quietMs = 250;
/** Streams of one administrator in one process. A tab that is not in sight has none. */
export const mostCountStreams = 12;

type Needs = Pick<Services, "db" | "now" | "log" | "eventNews">;
type Reader = { userId: string; take: (counted: WatchedCounts) => Promise<void> };

/** The streams of this process. All of them together count once. */
type CountHub = {
  /** @returns how to leave; `null` with too many streams */
  join(reader: Reader): (() => void) | null;
};

const hubs = new WeakMap<object, CountHub>();

function countHub(services: Needs): CountHub {
  const known = hubs.get(services.eventNews);
  if (known) return known;
  const made = openHub(services);
  hubs.set(services.eventNews, made);
  return made;
}

function openHub(services: Needs): CountHub {
  const readers = new Set<Reader>();
  let stop: (() => void) | null = null;
  let isLooking = false;
  let hasMore = false;

  async function look() {
    hasMore = true;
    if (isLooking) return;
    isLooking = true;
    while (hasMore && readers.size > 0) {
      hasMore = false;
      try {
        const counted = await countWatched(services);
        await Promise.all([...readers].map(({ take }) => take(counted)));
      } catch (error) {
        services.log.warn({ error }, "the numbers of the back office wait for the next look");
      }
      await pause(quietMs, null, { ref: false });
    }
    isLooking = false;
  }

  return {
    join(reader) {
      const own = [...readers].filter(({ userId }) => userId === reader.userId);
      if (own.length >= mostCountStreams) return null;
      readers.add(reader);
      stop ??= services.eventNews.hear("office_counts", () => void look());
      void look();
      return () => {
        readers.delete(reader);
        if (readers.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}

/**
 * The numbers that the back office watches, as a stream of events: all of them at the beginning and
 * whenever one has changed.
 * @param asker.goesOn - whether the session goes on and its person is an administrator; asked before
 *   anything is told
 * @returns `null` when the administrator has too many streams
 */
export function openCountStream(
  services: Needs,
  asker: {
    userId: string;
    signal: AbortSignal;
    goesOn: () => Promise<boolean>;
    beatMs?: number;
  },
): ReadableStream<Uint8Array> | null {
  const { userId, signal, goesOn, beatMs } = asker;
  let take: (counted: WatchedCounts) => Promise<void> = async () => {};
  const leave = countHub(services).join({ userId, take: (counted) => take(counted) });
  if (!leave) return null;
  const { closing } = services.eventNews;
  return eventBody({ signal, closing, goesOn, leave, beatMs }, async ({ say, end }) => {
    let told: WatchedCounts | null = null;
    take = async (counted) => {
      const before = told;
      if (before && watchedNames.every((name) => before[name] === counted[name])) return;
      if (!(await goesOn().catch(() => false))) return end();
      told = counted;
      say(`event: counts\ndata: ${JSON.stringify(counted)}\n\n`);
    };
  });
}
