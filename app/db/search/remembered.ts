import { LRUCache } from "lru-cache";
import type { Database } from "../database.ts";

/** How long an answer may be old. */
const rememberedMs = 30_000;

/** Answers kept for one database. */
const answersLimit = 500;

/** One memory for each handle: a transaction never sees what another one read. */
const memories = new WeakMap<Database, LRUCache<string, Promise<object>>>();

/**
 * The answer to `question`, loaded at most once in 30 seconds, however many ask at the same time.
 * For what many read and few changes touch, such as the counts beside the filters.
 * @param quickMs - an answer that came as quickly is not kept for those who ask later
 */
export function remembered<Answer extends object>(
  db: Database,
  question: string,
  load: () => Promise<Answer>,
  { quickMs = 0 } = {},
): Promise<Answer> {
  const memory = memories.get(db) ?? new LRUCache({ max: answersLimit, ttl: rememberedMs });
  memories.set(db, memory);

  const known = memory.get(question) as Promise<Answer> | undefined;
  if (known) return known;
  const began = performance.now();
  const answer = load();
  memory.set(question, answer);
  const forget = () => memory.delete(question);
  // A failure is nothing to remember; whoever asked sees it.
  answer.then(() => performance.now() - began < quickMs && forget(), forget);
  return answer;
}

/** Forgets all answers of a database, after a change that they may not show. */
export function forgetAnswers(db: Database): void {
  memories.delete(db);
}
