import type { OpenDatabase } from "#db/database.ts";

/** Notifications that something has been written for the readers of events. */
export type EventNews = {
  /**
   * Calls `listen` after a transaction with events has ended, of this process or another, and when some
   * may have been missed. On the embedded database it calls from time to time.
   * @returns how to stop
   */
  hear(listen: () => void): () => void;
  close(): void;
};

/** The triggers of `race_events` notify this channel. */
const channel = "race_events";
/** The embedded database has no notifications: looking costs it a tenth of a millisecond. */
const lookEveryMs = 1000;

/** Over PostgreSQL's notifications; the embedded database is looked at by the clock. */
export async function openEventNews({
  engine,
  listen,
}: Pick<OpenDatabase, "engine" | "listen">): Promise<EventNews> {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const each of listeners) each();
  };
  await listen(channel, tell, tell);
  const clock = engine === "embedded" ? setInterval(tell, lookEveryMs).unref() : null;
  return {
    hear(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    close() {
      if (clock) clearInterval(clock);
      listeners.clear();
    },
  };
}
