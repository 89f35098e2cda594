import { and, asc, eq, lt, ne, or } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { outboxMessages } from "#db/schema.ts";
import type { Jobs } from "../jobs/jobs.ts";

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
