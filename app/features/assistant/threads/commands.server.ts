import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { chatMessages, chatThreads } from "#db/schema.ts";
import { entitlementsOf } from "#features/membership/plans/entitlements.ts";
import { rightsOf } from "#features/membership/queries.server.ts";
import type { Services } from "#services/services.ts";
import { msPerDay } from "#values/day.ts";
import { readId } from "#values/id.ts";
import { isOwnedBy } from "./owner.server.ts";
import type { ChatOwner } from "./thread.ts";

/** Why a conversation stays as it is. A thread of another person does not exist. */
export type ThreadProblem = "no-thread" | "no-answer";

type Refused = { problem: ThreadProblem } | null;

/** @param title - as `threadTitle` of `schema.ts` has read it */
export async function renameThread(
  { db }: Pick<Services, "db">,
  owner: ChatOwner | null,
  thread: string,
  title: string,
): Promise<Refused> {
  const id = readId(thread);
  if (id === null || owner === null) return { problem: "no-thread" };
  const renamed = await db
    .update(chatThreads)
    .set({ title })
    .where(and(eq(chatThreads.id, id), isOwnedBy(owner)))
    .returning({ id: chatThreads.id });
  return renamed.length > 0 ? null : { problem: "no-thread" };
}

/** Deletes a conversation with its messages. */
export async function deleteThread(
  { db }: Pick<Services, "db">,
  owner: ChatOwner | null,
  thread: string,
): Promise<Refused> {
  const id = readId(thread);
  if (id === null || owner === null) return { problem: "no-thread" };
  const deleted = await db
    .delete(chatThreads)
    .where(and(eq(chatThreads.id, id), isOwnedBy(owner)))
    .returning({ id: chatThreads.id });
  return deleted.length > 0 ? null : { problem: "no-thread" };
}

/** What a reader thinks of an answer; `rating: null` takes it back. */
export type AnswerRating = { message: string; rating: 1 | -1 | null; reason: string | null };

/** Rates an answer; a later rating replaces it. */
export async function rateAnswer(
  { db, now }: Pick<Services, "db" | "now">,
  owner: ChatOwner | null,
  { message, rating, reason }: AnswerRating,
): Promise<Refused> {
  const id = readId(message);
  if (id === null || owner === null) return { problem: "no-answer" };
  const own = db.select({ id: chatThreads.id }).from(chatThreads).where(isOwnedBy(owner));
  const rated = await db
    .update(chatMessages)
    .set({
      rating,
      ratingReason: rating === null ? null : reason,
      ratedAt: rating === null ? null : now(),
    })
    .where(
      and(
        eq(chatMessages.id, id),
        eq(chatMessages.isUser, false),
        sql`${chatMessages.state} <> 'streaming'`,
        inArray(chatMessages.threadId, own),
      ),
    )
    .returning({ id: chatMessages.id });
  return rated.length > 0 ? null : { problem: "no-answer" };
}

type Needs = Pick<Services, "db" | "now">;

/** How far back the conversations of guests, and of accounts without a plan, are kept. */
const leastDays = entitlementsOf(null).chatHistoryDays ?? Number.POSITIVE_INFINITY;

/** Accounts that are looked at together. */
const batch = 200;

/** Deletes conversations that the present plan of their owner does not show any more. */
export async function forgetOldThreads(services: Needs): Promise<void> {
  const { db, now } = services;
  const { userId, guestKey, lastMessageAt } = chatThreads;
  const daysAgo = (days: number) => new Date(now().getTime() - days * msPerDay);
  await db
    .delete(chatThreads)
    .where(and(isNotNull(guestKey), lt(lastMessageAt, daysAgo(leastDays))));
  let after: string | null = null;
  do {
    const owners: { userId: string | null }[] = await db
      .selectDistinct({ userId })
      .from(chatThreads)
      .where(
        and(
          isNotNull(userId),
          lt(lastMessageAt, daysAgo(leastDays)),
          after === null ? undefined : gt(userId, after),
        ),
      )
      .orderBy(asc(userId))
      .limit(batch);
    for (const owner of owners) {
      if (owner.userId === null) continue;
      const { rights } = await rightsOf(services, { userId: owner.userId });
      const days = rights.chatHistoryDays;
      if (days === null) continue;
      await db
        .delete(chatThreads)
        .where(and(eq(userId, owner.userId), lt(lastMessageAt, daysAgo(days))));
    }
    after = owners.length < batch ? null : (owners.at(-1)?.userId ?? null);
  } while (after !== null);
}
