import { createHash } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "#db/database.ts";
import { apiAnswers } from "#db/schema.ts";
import type { Job } from "#services/job.ts";
import type { Services } from "#services/services.ts";
import type { ApiCaller } from "./api-caller.server.ts";
import type { ApiRefusal } from "./refusal.server.ts";

/** A finished answer to a write. */
export type WriteAnswer = { status: number; body: object | null };

/** For how long the same write gets the same answer. */
const keptHours = 24;

/** A write that has taken longer has failed with its server. */
const longestWriteMs = 60_000;

const lowestRefusal = 300;

/**
 * Does a write once for each name that a program gives its writes: the same write again gets the same
 * answer. A refusal and a failure are not kept. They have changed nothing, and the same write may succeed
 * later.
 * @param work.isAllowed - whether the caller may still know the answer; asked before one is repeated
 */
export async function once(
  { db, now }: Pick<Services, "db" | "now">,
  caller: ApiCaller,
  given: { name: string; request: string },
  { write, isAllowed }: { write: () => Promise<WriteAnswer>; isAllowed: () => Promise<boolean> },
): Promise<(WriteAnswer & { isRepeated: boolean }) | ApiRefusal> {
  const requestHash = createHash("sha256").update(given.request).digest("hex");
  const mine = and(eq(apiAnswers.callerId, caller.id), eq(apiAnswers.name, given.name));
  const oldest = oldestKept(now());
  const stuck = new Date(now().getTime() - longestWriteMs);
  await db.delete(apiAnswers).where(and(mine, lt(apiAnswers.createdAt, oldest)));
  await db
    .delete(apiAnswers)
    .where(and(mine, isNull(apiAnswers.status), lt(apiAnswers.createdAt, stuck)));
  const begun = await db
    .insert(apiAnswers)
    .values({
      callerId: caller.id,
      userId: caller.editor.userId,
      name: given.name,
      requestHash,
      createdAt: now(),
    })
    .onConflictDoNothing()
    .returning({ name: apiAnswers.name });
  if (begun.length === 0) {
    return (await isAllowed()) ? repeated(db, mine, requestHash) : { problem: "no-race" };
  }
  const undo = () => db.delete(apiAnswers).where(mine);
  try {
    const { status, body } = await write();
    if (status >= lowestRefusal) await undo();
    else await db.update(apiAnswers).set({ status, body }).where(mine);
    return { status, body, isRepeated: false };
  } catch (error) {
    await undo();
    throw error;
  }
}

async function repeated(
  db: Database,
  mine: ReturnType<typeof and>,
  requestHash: string,
): Promise<(WriteAnswer & { isRepeated: boolean }) | ApiRefusal> {
  const [kept] = await db
    .select({ hash: apiAnswers.requestHash, status: apiAnswers.status, body: apiAnswers.body })
    .from(apiAnswers)
    .where(mine);
  if (kept && kept.hash !== requestHash) return { problem: "another-write" };
  if (!kept || kept.status === null) return { problem: "under-way" };
  return { status: kept.status, body: kept.body, isRepeated: true };
}

/** The nightly work: removes the answers that no write gets any more. */
export async function forgetOldAnswers({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  await db.delete(apiAnswers).where(lt(apiAnswers.createdAt, oldestKept(now())));
}

function oldestKept(now: Date): Date {
  return new Date(now.getTime() - keptHours * 3600_000);
}

export const apiJobs: Job[] = [
  { queue: "forget-api-answers", schedule: "50 2 * * *", work: forgetOldAnswers },
];
