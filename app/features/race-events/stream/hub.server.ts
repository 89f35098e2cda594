import { sql } from "drizzle-orm";
import { arrayOf, integer, text } from "#db/kinds.ts";
import { readCount, readRows } from "#db/rows.ts";
import { raceEvents } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { watchEvents } from "../places.server.ts";
import { mostStreams, type SeenEvent } from "../race-event.ts";

type Needs = Pick<Services, "db" | "log" | "eventNews">;

/** A subscriber, who receives events as they happen. */
export type EventReader = { userId: string; take: (event: SeenEvent) => void };

/** The streams of this process. All of them together read new events once. */
export type EventHub = {
  /** @returns the place after which `take` is called, and how to leave; `null` with too many streams */
  join(reader: EventReader): Promise<{ place: number; leave: () => void } | null>;
};

const mostRead = 500;

const hubs = new WeakMap<object, EventHub>();

/** The one hub of this process. */
export function eventHub(services: Needs): EventHub {
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

const newEvent = {
  place: integer,
  kind: raceEvents.kind,
  raceId: raceEvents.raceId,
  subjectId: raceEvents.subjectId,
  at: raceEvents.createdAt,
  userId: raceEvents.userId,
  organizers: arrayOf(text),
};

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
