import type { Services } from "#services/services.ts";
import { placeEvents } from "../places.server.ts";
import type { SeenEvent } from "../race-event.ts";
import { eventHub } from "./hub.server.ts";
import { eventsMissed, missedAtOnce } from "./missed.server.ts";

/** AUTHSVC-27. Proxies, too, end a connection on which nothing is sent for long. */
export const heartbeatMs = 30_000;

/** A reader who is so many events behind is cut off, and comes back for them. */
const mostBehind = 2000;

type Needs = Pick<Services, "db" | "log" | "eventNews">;

type Listener = {
  userId: string;
  /** The place of the last event that the reader has; `null` for what happens from now on. */
  after: number | null;
  /** Of the request. */
  signal: AbortSignal;
  /** Whether the session goes on; asked with each heartbeat. */
  goesOn: () => Promise<boolean>;
  beatMs?: number;
};

/**
 * Events for one person, as the body of an answer of the type `text/event-stream`: those of the races
 * that the person organizes, and those of the person's own registrations.
 * @returns `null` when the person has too many streams
 */
export async function openEventStream(
  services: Needs,
  { userId, after, signal, goesOn, beatMs = heartbeatMs }: Listener,
): Promise<ReadableStream<Uint8Array> | null> {
  // What arrives while the missed events are read.
  let waiting: SeenEvent[] | null = [];
  let take: (event: SeenEvent) => void = (event) => waiting?.push(event);
  await placeEvents(services);
  const joined = await eventHub(services).join({ userId, take: (event) => take(event) });
  if (!joined) return null;
  const encoder = new TextEncoder();
  let sentTo = after ?? joined.place;
  let beat: ReturnType<typeof setInterval> | undefined;
  let isOver = false;

  function leave() {
    isOver = true;
    clearInterval(beat);
    signal.removeEventListener("abort", leave);
    joined?.leave();
  }

  return new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        signal.addEventListener("abort", leave);
        if (signal.aborted) leave();
        const end = () => {
          if (isOver) return;
          leave();
          controller.close();
        };
        const say = (words: string) => {
          if (!isOver) controller.enqueue(encoder.encode(words));
        };
        const send = (event: SeenEvent) => {
          if (event.place <= sentTo) return;
          sentTo = event.place;
          say(wordsOf(event));
          if ((controller.desiredSize ?? 0) < -mostBehind) end();
        };
        // The first bytes: a client knows that it is connected.
        say(": connected\n\n");
        beat = setInterval(async () => {
          const isOpen = await goesOn().catch(() => false);
          if (isOpen) say(": still here\n\n");
          else end();
        }, beatMs);
        if (isOver) clearInterval(beat);
        // Also without a last event: a read that was under way did not know of this reader.
        await sendMissed(send).catch(end);
        for (const event of waiting ?? []) send(event);
        waiting = null;
        take = send;
      },
      cancel: leave,
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  );

  async function sendMissed(send: (event: SeenEvent) => void) {
    for (;;) {
      const missed = await eventsMissed(services, userId, sentTo);
      missed.forEach(send);
      if (isOver || missed.length < missedAtOnce) return;
    }
  }
}

/** One event in the words of the protocol. Its id is what the reader names when it comes back. */
function wordsOf({ place, kind, raceId, subjectId, at, isOwn }: SeenEvent): string {
  const subject = kind === "review.published" ? "review_id" : "registration_id";
  const content = { race_id: raceId, [subject]: subjectId, at, own: isOwn };
  return `id: ${place}\nevent: ${kind}\ndata: ${JSON.stringify(content)}\n\n`;
}
