import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { integer, recordOf } from "#db/kinds.ts";
import { readRow } from "#db/rows.ts";
import { eventBody } from "#services/news/events.ts";
import type { Services } from "#services/services.ts";
import { type WatchedCounts, type WatchedName, watchedNames } from "./watched-counts.ts";

const counting = {
  races: sql`select count(*) from races`,
  registrations: sql`select count(*) from race_registrations where bib is not null`,
  claims: sql`select count(*) from race_claims`,
  newClaims: sql`select count(*) from race_claims where status = 'new'`,
  suggestions: sql`select count(*) from race_suggestions where status = 'waiting'`,
  experts: sql`select count(*) from experts`,
  applications: sql`select count(*) from expert_applications where status = 'pending'`,
  messages: sql`select count(*) from contact_messages where handled_at is null`,
} satisfies Record<WatchedName, SQL>;

/**
 * Counts with one statement. The triggers of `office_counts` tell when one of these may have changed.
 * @param names - what a screen shows; all of them where none are named
 */
export async function countWatched(
  { db, now }: Pick<Services, "db" | "now">,
  names: readonly WatchedName[] = watchedNames,
): Promise<WatchedCounts> {
  // Before the statement: what changes meanwhile is reported later.
  const counted: WatchedCounts = { at: now().getTime() };
  const parts = names.map((name) => sql`${name}::text, (${counting[name]})`);
  const row = await readRow(
    db,
    { counts: recordOf(integer) },
    sql`select json_build_object(${sql.join(parts, sql`, `)}) as counts`,
  );
  for (const name of names) {
    const count = row?.counts[name];
    if (count !== undefined) counted[name] = count;
  }
  return counted;
}

/** The same; `null` if the database cannot count, which is logged. The screens then show no numbers. */
export async function watchedOrNull(
  services: Pick<Services, "db" | "now" | "log">,
  names: readonly WatchedName[],
): Promise<WatchedCounts | null> {
  return await countWatched(services, names).catch((error: unknown) => {
    services.log.error({ error }, `not counted: ${names.join(", ")}`);
    return null;
  });
}

/** Many changes at the same time, such as an import, are counted once. */
const quietMs = 250;
/** Streams of one administrator in one process. A tab that is not in sight has none. */
const mostCountStreams = 12;

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
 * @param asker.goesOn - whether the session continues and its person is an administrator; asked before
 *   anything is sent
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
