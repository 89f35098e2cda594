import { and, eq, gte, sql } from "drizzle-orm";
import { chatMessages, chatThreads } from "#db/schema.ts";
import type { Services } from "#services/services.ts";
import type { Lang } from "#values/say.ts";
import { shorten } from "#values/text/shorten.ts";
import { answerMs, longestThread } from "../conversation/limits.ts";
import { answerFailed } from "../threads/messages.ts";
import { isOwnedBy } from "../threads/owner.server.ts";
import type { ChatOwner } from "../threads/thread.ts";
import type { TurnAnswer } from "./answer.server.ts";
import { type AskedThread, findAskedBefore, holdRequestKey } from "./asked-thread.server.ts";

type Needs = Pick<Services, "db" | "now">;

/** A question as it is stored, with the empty answer that waits to be filled. */
export type StoredQuestion = {
  thread: string;
  title: string | null;
  question: string;
  answer: string;
};

/** What is stored of a question. */
export type QuestionToStore = {
  owner: ChatOwner;
  text: string;
  /** As the question has found it; `null` begins a conversation. */
  thread: AskedThread | null;
  /** The question that this one replaces, with its answer. */
  replaced: { position: number; content: string } | null;
  assistantId: string | null;
  raceId: string | null;
  requestKey: string | null;
  /** What the assistant's conversations begin with. */
  starter: string | null;
  /** The language that answers are written in. */
  language: Lang;
};

/** A server that ends lets go of its threads this much later than the longest answer takes. */
const storingMs = 15_000;

const longestDerivedTitle = 60;

/**
 * Stores a question and its empty answer. From now on the thread answers it and no other, until the
 * answer is kept or the time for it is over.
 * @returns `null` when the thread has changed meanwhile, or is answering another question
 */
export async function storeQuestion(
  services: Needs,
  asked: QuestionToStore,
): Promise<StoredQuestion | null> {
  return services.db.transaction(async (tx) => {
    const inside = { ...services, db: tx };
    if (asked.requestKey) {
      await holdRequestKey(inside, asked.requestKey);
      if (await findAskedBefore(inside, asked.owner, asked.requestKey)) return null;
    }
    const place = asked.thread
      ? await placeIn(inside, asked, asked.thread)
      : { thread: null, position: 1, title: null };
    if (!place) return null;
    // A thread that is full goes on as a new one.
    const isFull = place.position + 1 > longestThread;
    const goesOn = place.thread !== null && !isFull ? { ...place, thread: place.thread } : null;
    return goesOn ? goOn(inside, asked, goesOn) : begin(inside, asked);
  });
}

type Place = { thread: string; position: number; title: string | null };

/** Where the question stands in its thread, which is locked. */
async function placeIn(
  { db, now }: Needs,
  { owner, replaced, starter }: QuestionToStore,
  { id, messages }: AskedThread,
): Promise<Place | null> {
  const [row] = await db
    .select({ title: chatThreads.title, answeringUntil: chatThreads.answeringUntil })
    .from(chatThreads)
    .where(and(eq(chatThreads.id, id), isOwnedBy(owner)))
    .for("update");
  if (!row || (row.answeringUntil && row.answeringUntil > now())) return null;
  const [last] = await db
    .select({ position: sql`coalesce(max(${chatMessages.position}), 0)`.mapWith(Number) })
    .from(chatMessages)
    .where(eq(chatMessages.threadId, id));
  const seen = messages.at(-1)?.position ?? 0;
  if (last?.position !== seen) return null;
  if (!replaced) {
    // Many conversations begin with the starter: what is asked next tells them apart.
    const isStarter = starter !== null && row.title === derivedTitle(starter);
    return { thread: id, position: seen + 1, title: isStarter ? null : row.title };
  }
  await db
    .delete(chatMessages)
    .where(and(eq(chatMessages.threadId, id), gte(chatMessages.position, replaced.position)));
  // A title that nobody has chosen follows the first question.
  const isDerived = row.title === derivedTitle(replaced.content);
  const title = replaced.position === 1 && isDerived ? null : row.title;
  return { thread: id, position: replaced.position, title };
}

async function begin(inside: Needs, asked: QuestionToStore): Promise<StoredQuestion> {
  const { db, now } = inside;
  const { owner, assistantId, raceId } = asked;
  const title = derivedTitle(asked.text);
  const [made] = await db
    .insert(chatThreads)
    .values({ ...owner, assistantId, raceId, title, createdAt: now(), lastMessageAt: now() })
    .returning({ id: chatThreads.id });
  if (!made) throw new Error("The thread was not inserted.");
  return goOn(inside, asked, { thread: made.id, position: 1, title });
}

async function goOn(
  { db, now }: Needs,
  { text, requestKey, language }: QuestionToStore,
  { thread, position, title: known }: Place,
): Promise<StoredQuestion> {
  const title = known ?? derivedTitle(text);
  await giveUpLost({ db }, thread, language);
  const [question, answer] = await db
    .insert(chatMessages)
    .values([
      { threadId: thread, position, isUser: true, content: text, requestKey, timestamp: now() },
      {
        threadId: thread,
        position: position + 1,
        isUser: false,
        content: "",
        state: "streaming",
        timestamp: now(),
      },
    ])
    .returning({ id: chatMessages.id });
  if (!question || !answer) throw new Error("The question was not inserted.");
  const answeringUntil = new Date(now().getTime() + answerMs.whole + storingMs);
  await db
    .update(chatThreads)
    .set({ title, answeringUntil, lastMessageAt: now() })
    .where(eq(chatThreads.id, thread));
  return { thread, title, question: question.id, answer: answer.id };
}

/**
 * The thread goes on: an answer in it that no server has finished in time has failed. Should its
 * server still store it, it comes too late.
 */
async function giveUpLost(
  { db }: Pick<Needs, "db">,
  thread: string,
  language: Lang,
): Promise<void> {
  await db
    .update(chatMessages)
    .set({ state: "failed", content: answerFailed[language] })
    .where(and(eq(chatMessages.threadId, thread), eq(chatMessages.state, "streaming")));
}

function derivedTitle(question: string): string {
  return shorten(question, longestDerivedTitle);
}

/**
 * Stores an answer as far as it has come, and lets go of its thread. An answer that was given up
 * meanwhile, because its thread was deleted or has gone on, stays as it is.
 */
export async function keepAnswer(
  { db }: Pick<Services, "db">,
  { thread, answer: id }: Pick<StoredQuestion, "thread" | "answer">,
  answer: TurnAnswer,
  at: Date,
): Promise<void> {
  const { content, state, links, options, answeredBy, notice, debug } = answer;
  await db.transaction(async (tx) => {
    const kept = await tx
      .update(chatMessages)
      .set({
        content,
        state,
        links,
        options,
        answeredBy,
        notice,
        debug,
        races: answer.races.map(({ race, why }) => ({ id: race.id, why })),
        inputTokens: debug.inputTokens,
        outputTokens: debug.outputTokens,
        timestamp: at,
      })
      .where(and(eq(chatMessages.id, id), eq(chatMessages.state, "streaming")))
      .returning({ id: chatMessages.id });
    if (kept.length === 0) return;
    await tx
      .update(chatThreads)
      .set({ answeringUntil: null, lastMessageAt: at })
      .where(eq(chatThreads.id, thread));
  });
}
