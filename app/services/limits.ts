import { sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";

/** How often one key (an address, a person) may do a thing within a window of seconds. */
const LIMITS = {
  calendarFeed: { times: 120, seconds: 3600 },
  sharePicture: { times: 300, seconds: 3600 },
} as const satisfies Record<string, { times: number; seconds: number }>;

export type LimitName = keyof typeof LIMITS;

export type Limits = {
  /** Counts one more use; false when the limit of this window is already reached. */
  allow(name: LimitName, key: string): Promise<boolean>;
};

/**
 * Rate limits that hold across all copies of the server. Windows are fixed (the first window of an
 * hour begins at the full hour), and one statement both asks and counts, so that requests at the
 * same moment cannot pass together.
 */
export function openLimits({ db, now }: { db: Database; now: () => Date }): Limits {
  return {
    async allow(name, key) {
      const { times, seconds } = LIMITS[name];
      const windowStart = new Date(Math.floor(now().getTime() / 1000 / seconds) * seconds * 1000);
      const counted = await db.execute(sql`
        insert into rate_limits as used (key, window_start, count)
        values (${`${name}:${key}`}, ${windowStart.toISOString()}, 1)
        on conflict (key, window_start) do update set count = used.count + 1
          where used.count < ${times}
        returning count`);
      return counted.length > 0;
    },
  };
}

/** Removes windows that have ended long ago. */
export async function forgetOldWindows({ db, now }: { db: Database; now: () => Date }) {
  const dayAgo = new Date(now().getTime() - 24 * 3600 * 1000).toISOString();
  await db.execute(sql`delete from rate_limits where window_start < ${dayAgo}`);
}
