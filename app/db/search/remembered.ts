import { LRUCache } from "lru-cache";
import type { Database } from "../database.ts";

/** How old an answer may be. */
const rememberedMs = 30_000;

/** Answers kept for one database. */
const answersLimit = 500;

/** One memory for each database handle: a transaction never sees what another one has read. */
const memories = new WeakMap<Database, LRUCache<string, Promise<object>>>();

/**
 * The answer to `question`, loaded at most once in 30 seconds, however many callers ask at the same
 * time. For answers that are read often and change rarely, such as the counts beside the filters.
 * @param quickMs - an answer that took less time than this is not kept for later callers
 */
export function remembered<Answer extends object>(
  db: Database,
  question: string,
  load: () => Promise<Answer>,
  { quickMs = 0 } = {},
): Promise<Answer> {
  const memory = memories.get(db) ?? new LRUCache({ max: answersLimit, ttl: rememberedMs });
  memories.set(db, memory);

  // One question has one kind of answer: its caller names both.
  const known = memory.get(question) as Promise<Answer> | undefined;
  if (known) return known;
  const began = performance.now();
  const answer = load();
  memory.set(question, answer);
  const forget = () => memory.delete(question);
  // A failure is not remembered; the caller sees it.
  answer.then(() => performance.now() - began < quickMs && forget(), forget);
  return answer;
}

/** Forgets all answers of a database, after a change that they may not show. */
export function forgetAnswers(db: Database): void {
  memories.delete(db);
}
