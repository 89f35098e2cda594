import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { outboxMessages } from "#db/schema.ts";
import { HopelessJob, type Jobs } from "../jobs/jobs.ts";
import { ServiceProblem } from "../providers/problem.ts";

export type OutgoingMessage = typeof outboxMessages.$inferSelect;
type NewMessage = typeof outboxMessages.$inferInsert;

export type OutboxOptions = {
  db: Database;
  now: () => Date;
  jobs: Pick<Jobs, "define" | "sendAll" | "started">;
  /** Instead of 10 s, 20 s, … and then once an hour, for about a day. */
  tries?: { retries: number; retryAfter: number };
};

type Channel = {
  name: OutgoingMessage["channel"];
  /**
   * Hands one message over.
   * @throws {ServiceProblem} `invalid` when no further try can help
   */
  deliver: (message: OutgoingMessage) => Promise<void>;
  /** Whether sent messages can be read afterwards: they may contain links that open an account. */
  keepsContent: boolean;
};

/** Messages that are on their way at the same time. */
const atOnce = 10;

/** How long a message that has left waits for others, to be noted with them. */
const noteMs = 10;

const aboutADay = { retries: 30, retryAfter: 10 };

/**
 * The outbox for messages of one kind. A message is a row and, in the same transaction, a job that
 * hands it to the provider. It therefore exists exactly if the change that it reports was committed,
 * and it is not lost while the provider is down.
 */
export function openOutbox(
  { db, now, jobs, tries = aboutADay }: OutboxOptions,
  { name: channel, deliver, keepsContent }: Channel,
) {
  jobs.define<{ id: string }>(channel, ({ id }) => attempt(id), { ...tries, atOnce });

  /** By transaction: messages are put into it one after another, or all at once. */
  const insert = gathered(
    async (tx: Database, added: { values: NewMessage & { id: string }; isBulk: boolean }[]) => {
      await tx.insert(outboxMessages).values(added.map(({ values }) => values));
      const ids = added.map(({ values }) => values.id);
      const sent = ids.map((id) => ({ data: { id }, singletonKey: id }));
      for (const mayWait of [false, true]) {
        const own = sent.filter((_, at) => added[at]?.isBulk === mayWait);
        if (own.length > 0) await jobs.sendAll(channel, own, { within: tx, mayWait });
      }
      return ids;
    },
  );
  const read = gathered(findQueued);
  const noteSent = gathered(async (place: Database, ids: string[]) => {
    await note(place, ids, {
      status: "sent",
      sentAt: now(),
      error: null,
      ...(!keepsContent && {
        body: "",
        html: null,
        attachments: null,
        unsubscribeUrl: null,
        parameters: null,
      }),
    });
    return ids;
  }, noteMs);

  async function attempt(id: string) {
    const message = await read(db, id);
    if (!message) return;
    try {
      await deliver(message);
    } catch (problem) {
      await report(message, problem);
      return;
    }
    await noteSent(db, id);
  }

  /** Records the problem and passes it on to the jobs, which retry or give up. */
  async function report({ id, attempts }: OutgoingMessage, problem: unknown): Promise<never> {
    const isHopeless = isFinal(problem) || attempts >= tries.retries;
    const error = describe(problem);
    await note(db, [id], { error, ...(isHopeless && { status: "failed" as const }) });
    // The provider's answer may name the recipient, who stays out of the log.
    const undelivered = new Error(`not delivered: ${kindOf(problem)}`);
    throw isHopeless ? new HopelessJob(undelivered) : undelivered;
  }

  return {
    /**
     * @param options.isBulk - one of many: it leaves after all messages that are not
     * @returns the id of the message
     */
    async put(
      message: Omit<NewMessage, "channel">,
      { within, isBulk = false }: { within?: Database | undefined; isBulk?: boolean } = {},
    ): Promise<string> {
      // A transaction of its own must not wait for the jobs, so it begins when they have started.
      if (!within) await jobs.started();
      const write = async (tx: Database) => {
        // Its id is made here: rows come back in an order that nobody promises.
        const values = { id: randomUUID(), ...message, channel, createdAt: now() };
        return insert(tx, { values, isBulk });
      };
      return within ? write(within) : db.transaction(write);
    },
  };
}

async function findQueued(db: Database, ids: string[]): Promise<(OutgoingMessage | undefined)[]> {
  const found = await db
    .select()
    .from(outboxMessages)
    .where(and(inArray(outboxMessages.id, ids), eq(outboxMessages.status, "queued")));
  const byId = new Map(found.map((message) => [message.id, message]));
  return ids.map((id) => byId.get(id));
}

async function note(db: Database, ids: string[], values: Partial<NewMessage>) {
  // Triggers: status of a review request, and of the recipient of a race's message; see
  // app/db/functions/review-requests.sql, race-messages.sql
  await db
    .update(outboxMessages)
    .set({ ...values, attempts: sql`${outboxMessages.attempts} + 1` })
    // A provider may say that a message has failed before its acceptance is noted here.
    .where(and(inArray(outboxMessages.id, ids), eq(outboxMessages.status, "queued")));
}

function isFinal(problem: unknown): boolean {
  return problem instanceof ServiceProblem && problem.kind === "invalid";
}

function kindOf(problem: unknown): string {
  return problem instanceof ServiceProblem ? problem.kind : "unknown";
}

const longestError = 500;

/** The answer of the provider, for administrators who read the row. */
function describe(problem: unknown): string {
  const cause = problem instanceof ServiceProblem ? (problem.cause ?? problem) : problem;
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.replaceAll("\0", "").slice(0, longestError);
}

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const most = 500;

/**
 * Gives each message that waits without a job another one: jobs are left behind when the data moves
 * from the embedded database to a server.
 */
export async function sendForgotten({
  db,
  now,
  jobs,
}: {
  db: Database;
  now: () => Date;
  jobs: Pick<Jobs, "isPending" | "send">;
}): Promise<void> {
  const waiting = await db
    .select({ id: outboxMessages.id, channel: outboxMessages.channel })
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.status, "queued"),
        // A younger one has just got its job, in a transaction that may not be over.
        lt(outboxMessages.createdAt, new Date(now().getTime() - hourMs)),
      ),
    )
    .orderBy(asc(outboxMessages.createdAt))
    .limit(most);
  for (const { id, channel } of waiting) {
    if (!(await jobs.isPending(channel, id))) {
      await jobs.send(channel, { id }, { singletonKey: id });
    }
  }
}

/** Sent messages are deleted after 30 days, failed ones after 90. */
export async function forgetOldMessages({ db, now }: { db: Database; now: () => Date }) {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
  await db
    .delete(outboxMessages)
    .where(
      or(
        and(ne(outboxMessages.status, "queued"), lt(outboxMessages.createdAt, daysAgo(90))),
        and(eq(outboxMessages.status, "sent"), lt(outboxMessages.createdAt, daysAgo(30))),
      ),
    );
}

/**
 * Does with one statement what is asked for at about the same time: a message costs the embedded database as much
 * as ten do.
 * @param work - gives the results in the order of the items
 * @param waitMs - how long to wait for others; without it, until the current turn of the event loop is over
 */
function gathered<Place extends object, Item, Result>(
  work: (place: Place, items: Item[]) => Promise<Result[]>,
  waitMs: number | null = null,
): (place: Place, item: Item) => Promise<Result> {
  type Asked = { item: Item; resolve: (result: Result) => void; reject: (reason: unknown) => void };
  const waiting = new Map<Place, Asked[]>();

  async function run(place: Place) {
    const asked = waiting.get(place) ?? [];
    waiting.delete(place);
    try {
      const results = await work(
        place,
        asked.map(({ item }) => item),
      );
      asked.forEach(({ resolve, reject }, at) => {
        if (at < results.length) resolve(results[at] as Result);
        else reject(new Error("A result is missing."));
      });
    } catch (problem) {
      for (const { reject } of asked) reject(problem);
    }
  }

  return (place, item) =>
    new Promise((resolve, reject) => {
      const known = waiting.get(place);
      if (known) {
        known.push({ item, resolve, reject });
        return;
      }
      waiting.set(place, [{ item, resolve, reject }]);
      if (waitMs === null) setImmediate(() => void run(place));
      else setTimeout(() => void run(place), waitMs);
    });
}
