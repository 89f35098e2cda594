import { sql } from "drizzle-orm";
import { arrayOf, boolean, integer, text } from "#db/kinds.ts";
import { readCount, readRows } from "#db/rows.ts";
import { raceEventPlaces, raceEvents } from "#db/schema.ts";
import { type EventWriter, eventBody } from "#services/news/events.ts";
import type { Services } from "#services/services.ts";
import { placeEvents, watchEvents } from "../places.server.ts";
import { mostStreams, type RaceEventKind, type SeenEvent } from "../race-event.ts";

/** A subscriber, who receives events as they happen. */
type EventReader = { userId: string; take: (event: SeenEvent) => void };

/** The streams of this process. All of them together read new events once. */
type EventHub = {
  /** @returns the place after which `take` is called, and how to leave; `null` with too many streams */
  join(reader: EventReader): Promise<{ place: number; leave: () => void } | null>;
};

const mostRead = 500;

const hubs = new WeakMap<object, EventHub>();

const newEvent = {
  place: integer,
  kind: raceEvents.kind,
  raceId: raceEvents.raceId,
  subjectId: raceEvents.subjectId,
  at: raceEvents.createdAt,
  userId: raceEvents.userId,
  organizers: arrayOf(text),
};

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

/** Ids have at most 15 digits: a number of JavaScript holds them exactly. */
const written = /^\d{1,15}$/;

/**
 * The place that a client names in `Last-Event-ID`; `null` when it names none.
 * @returns "unknown" for an id that was never given: its reader would wait for what has passed
 */
export async function lastEventOf(
  { db }: Pick<Services, "db">,
  id: string | null,
): Promise<number | null | "unknown"> {
  if (id === null || id === "") return null;
  if (!written.test(id)) return "unknown";
  const place = Number(id);
  const [given] = await db.select({ last: raceEventPlaces.lastPlace }).from(raceEventPlaces);
  return place > (given?.last ?? 0) ? "unknown" : place;
}

const subjectNames = {
  "registration.created": "registration_id",
  "registration.updated": "registration_id",
  "registration.cancelled": "registration_id",
  "review.published": "review_id",
  "results.published": "results_id",
} as const satisfies Record<RaceEventKind, string>;

/** One event in the words of the protocol. Its id is what the reader names when it comes back. */
function wordsOf({ place, kind, raceId, subjectId, at, isOwn }: SeenEvent): string {
  const content = { race_id: raceId, [subjectNames[kind]]: subjectId, at, own: isOwn };
  return `id: ${place}\nevent: ${kind}\ndata: ${JSON.stringify(content)}\n\n`;
}

/** How many events one statement reads. */
const missedAtOnce = 500;

const missed = {
  place: integer,
  kind: raceEvents.kind,
  raceId: raceEvents.raceId,
  subjectId: raceEvents.subjectId,
  at: raceEvents.createdAt,
  isOwn: boolean,
};

/** What a person may see of the events after a place, in their order. */
function eventsMissed(
  { db }: Pick<Services, "db">,
  userId: string,
  place: number,
): Promise<SeenEvent[]> {
  return readRows(
    db,
    missed,
    sql`
    select e.place, e.kind, e.race_id as "raceId", e.subject_id as "subjectId", e.created_at as at,
      coalesce(e.user_id = ${userId}::uuid, false) as "isOwn"
    from race_events e
    where e.place > ${place} and (
      e.user_id = ${userId}::uuid
      or e.race_id in (select race_id from race_organizers where user_id = ${userId}::uuid)
    )
    order by e.place limit ${missedAtOnce}`,
  );
}

/** The one hub of this process. */
function eventHub(services: Needs): EventHub {
  const known = hubs.get(services.eventNews);
  if (known) return known;
  const made = openHub(services);
  hubs.set(services.eventNews, made);
  return made;
}

function openHub(services: Needs): EventHub {
  const { db } = services;
  const readers = new Set<EventReader>();
  /** The place up to which events have been passed on; `null` while nobody reads. */
  let reached: Promise<number> | null = null;
  let stop: (() => void) | null = null;

  async function read() {
    while (reached) {
      const from = reached;
      const people = [...new Set([...readers].map(({ userId }) => userId))];
      const rows = await eventsAfter(services, await from, people);
      // The last reader has left meanwhile, or another has come since.
      if (reached !== from) return;
      const last = rows.at(-1);
      if (!last) return;
      reached = Promise.resolve(last.place);
      for (const row of rows) handOn(row);
      if (rows.length < mostRead) return;
    }
  }

  function handOn({ userId, organizers, ...event }: NewEvent) {
    for (const reader of readers) {
      const isOwn = reader.userId === userId;
      if (isOwn || organizers.includes(reader.userId)) reader.take({ ...event, isOwn });
    }
  }

  function leave(reader: EventReader) {
    readers.delete(reader);
    if (readers.size > 0) return;
    stop?.();
    stop = null;
    reached = null;
  }

  return {
    async join(reader) {
      const { userId } = reader;
      if ([...readers].filter((other) => other.userId === userId).length >= mostStreams)
        return null;
      readers.add(reader);
      stop ??= watchEvents(services, read);
      reached ??= readCount(db, sql`select coalesce(max(place), 0) as count from race_events`);
      try {
        return { place: await reached, leave: () => leave(reader) };
      } catch (error) {
        leave(reader);
        throw error;
      }
    },
  };
}

type NewEvent = Awaited<ReturnType<typeof eventsAfter>>[number];

/** New events, each with those of some people who organize its race. */
function eventsAfter({ db }: Needs, place: number, people: string[]) {
  return readRows(
    db,
    newEvent,
    sql`
    select e.place, e.kind, e.race_id as "raceId", e.subject_id as "subjectId", e.created_at as at,
      e.user_id as "userId",
      array(
        select o.user_id::text from race_organizers o
        where o.race_id = e.race_id and o.user_id = any (${sql.param(people)}::uuid[])
      ) as organizers
    from race_events e where e.place > ${place} order by e.place limit ${mostRead}`,
  );
}
