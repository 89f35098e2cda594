import { type EventWriter, eventBody } from "#services/news/event-body.ts";
import type { Services } from "#services/services.ts";
import { placeEvents } from "../places.server.ts";
import type { SeenEvent } from "../race-event.ts";
import { eventHub } from "./hub.server.ts";
import { eventsMissed, missedAtOnce } from "./missed.server.ts";

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
  { userId, after, signal, goesOn, beatMs }: Listener,
): Promise<ReadableStream<Uint8Array> | null> {
  // What arrives while the missed events are read.
  let waiting: SeenEvent[] | null = [];
  let take: (event: SeenEvent) => void = (event) => waiting?.push(event);
  await placeEvents(services);
  const joined = await eventHub(services).join({ userId, take: (event) => take(event) });
  if (!joined) return null;
  const { closing } = services.eventNews;
  let sentTo = after ?? joined.place;
  return eventBody({ signal, closing, goesOn, leave: joined.leave, beatMs }, async (writer) => {
    const send = (event: SeenEvent) => {
      if (event.place <= sentTo) return;
      sentTo = event.place;
      writer.say(wordsOf(event));
    };
    // Also without a last event: a read that was under way did not know of this reader.
    await sendMissed(send, writer);
    for (const event of waiting ?? []) send(event);
    waiting = null;
    take = send;
  });

  async function sendMissed(send: (event: SeenEvent) => void, { isOver }: EventWriter) {
    for (;;) {
      const missed = await eventsMissed(services, userId, sentTo);
      missed.forEach(send);
      if (isOver() || missed.length < missedAtOnce) return;
    }
  }
}

/** One event in the words of the protocol. Its id is what the reader names when it comes back. */
function wordsOf({ place, kind, raceId, subjectId, at, isOwn }: SeenEvent): string {
  const subject = kind === "review.published" ? "review_id" : "registration_id";
  const content = { race_id: raceId, [subject]: subjectId, at, own: isOwn };
  return `id: ${place}\nevent: ${kind}\ndata: ${JSON.stringify(content)}\n\n`;
}
