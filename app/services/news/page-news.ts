import { randomUUID } from "node:crypto";
import type { OpenDatabase } from "#db/database.ts";
import type { Log } from "../log/log.ts";

/** Notifications about the pages that this copy of the server and the others cache. */
export type PageNews = {
  /** Public pages have changed: all copies drop their cached pages, this one at once. */
  tell(): void;
  /** Calls `forget` when news arrive, or when news of another copy may have been missed. */
  hear(forget: () => void): void;
};

type Place = { database: Pick<OpenDatabase, "pool" | "engine" | "listen">; log: Log };

const channel = "pages_changed";

/** Over PostgreSQL's notifications; the embedded database has one process. */
export async function openPageNews({ database, log }: Place): Promise<PageNews> {
  const self = randomUUID();
  const listeners = new Set<() => void>();
  let isTelling = false;
  let hasMore = false;

  const forgetAll = () => {
    for (const forget of listeners) forget();
  };
  const onTold = (teller: string) => {
    if (teller !== self) forgetAll();
  };
  await database.listen(channel, onTold, forgetAll);

  /** Many changes at the same moment are told with few notifications. */
  async function tellOthers() {
    hasMore = true;
    if (isTelling) return;
    isTelling = true;
    while (hasMore) {
      hasMore = false;
      await database.pool
        .query("select pg_notify($1, $2)", [channel, self])
        .catch((error: unknown) => log.warn({ error }, "other copies keep their pages for now"));
    }
    isTelling = false;
  }

  return {
    tell() {
      forgetAll();
      if (database.engine === "server") void tellOthers();
    },
    hear(forget) {
      listeners.add(forget);
    },
  };
}
