import type { OpenDatabase } from "#db/database.ts";

/** The streams: events of races, and the numbers that the back office watches. */
const channels = ["race_events", "office_counts"] as const;
type NewsChannel = (typeof channels)[number];

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

/** AUTHSVC-27. Proxies, too, end a connection on which nothing is sent for long. */
const heartbeatMs = 30_000;

/** A reader who is so many parts behind is cut off, and comes back for them. */
const mostBehind = 2000;

/** Clients that follow the protocol wait so long after a stream that the server has ended. */
const comeBackMs = 1000;

type Frame = {
  /** Of the request. */
  signal: AbortSignal;
  /** Aborted when the server stops. */
  closing: AbortSignal;
  /** Whether the session goes on; asked with each heartbeat. */
  goesOn: () => Promise<boolean>;
  /** Called once, whatever ends the stream. */
  leave: () => void;
  beatMs?: number;
};

/** The open end of a stream. */
export type EventWriter = {
  /** Sends words of the protocol; nothing once the stream is over. */
  say(words: string): void;
  end(): void;
  isOver(): boolean;
};

/**
 * The body of an answer of the type `text/event-stream`: with heartbeats, until the client leaves, the
 * session ends or the server stops.
 * @param begin - sends what comes first; a failure ends the stream
 */
export function eventBody(
  { signal, closing, goesOn, leave, beatMs = heartbeatMs }: Frame,
  begin: (writer: EventWriter) => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let beat: ReturnType<typeof setInterval> | undefined;
  let isOver = false;
  let close = () => {};

  function stop() {
    if (isOver) return;
    isOver = true;
    clearInterval(beat);
    signal.removeEventListener("abort", stop);
    closing.removeEventListener("abort", close);
    leave();
  }

  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const writer: EventWriter = {
          say(words) {
            if (isOver) return;
            controller.enqueue(encoder.encode(words));
            if ((controller.desiredSize ?? 0) < -mostBehind) writer.end();
          },
          end() {
            if (isOver) return;
            stop();
            controller.close();
          },
          isOver: () => isOver,
        };
        close = () => {
          writer.say(`retry: ${comeBackMs}\n\n`);
          writer.end();
        };
        signal.addEventListener("abort", stop);
        closing.addEventListener("abort", close);
        if (signal.aborted) return stop();
        // The first bytes: a client knows that it is connected.
        writer.say(": connected\n\n");
        if (closing.aborted) return close();
        beat = setInterval(async () => {
          const isOpen = await goesOn().catch(() => false);
          if (isOpen) writer.say(": still here\n\n");
          else writer.end();
        }, beatMs);
        await begin(writer).catch(writer.end);
      },
      cancel: stop,
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  );
}
