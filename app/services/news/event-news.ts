import type { OpenDatabase } from "#db/database.ts";

/** What is told of: events of races, and the numbers that the back office watches. */
const channels = ["race_events", "office_counts"] as const;
export type NewsChannel = (typeof channels)[number];

/** Notifications that something has been written for those who follow a stream of events. */
export type EventNews = {
  /**
   * Calls `listen` after a transaction with such writes has ended, of this process or another, and when
   * some may have been missed. On the embedded database it calls from time to time.
   * @returns how to stop
   */
  hear(channel: NewsChannel, listen: () => void): () => void;
  /** Aborted when the server stops: open streams end then. */
  closing: AbortSignal;
  close(): void;
};

/** The embedded database has no notifications: looking costs it a tenth of a millisecond. */
const lookEveryMs = 1000;

/** Over PostgreSQL's notifications; the embedded database is looked at by the clock. */
export async function openEventNews({
  engine,
  listen,
}: Pick<OpenDatabase, "engine" | "listen">): Promise<EventNews> {
  const listeners = { race_events: new Set<() => void>(), office_counts: new Set<() => void>() };
  const ending = new AbortController();
  const tell = (channel: NewsChannel) => {
    for (const each of listeners[channel]) each();
  };
  for (const channel of channels) {
    const told = () => tell(channel);
    await listen(channel, told, told);
  }
  const clock =
    engine === "embedded" ? setInterval(() => channels.forEach(tell), lookEveryMs).unref() : null;
  return {
    hear(channel, told) {
      listeners[channel].add(told);
      return () => void listeners[channel].delete(told);
    },
    closing: ending.signal,
    close() {
      if (clock) clearInterval(clock);
      for (const channel of channels) listeners[channel].clear();
      ending.abort();
    },
  };
}
