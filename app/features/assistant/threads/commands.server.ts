import { and, eq, inArray, sql } from "drizzle-orm";
import { chatMessages, chatThreads } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import { readId } from "#values/id.ts";
import { isOwnedBy } from "./owner.server.ts";
import type { ChatOwner } from "./owner.ts";

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
