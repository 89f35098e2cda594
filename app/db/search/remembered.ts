import { LRUCache } from "lru-cache";
import type { Database } from "../database.ts";

/** How old an answer may be. */
const rememberedMs = 30_000;

/** Answers kept for one database. */
const answersLimit = 500;

/** What they may weigh together: 100 MB where each unit is a place on the map. */
const weightLimit = 200_000;

/** One memory for each database handle: a transaction never sees what another one has read. */
const memories = new WeakMap<Database, LRUCache<string, Promise<object>>>();

/**
 * The answer to `question`, loaded at most once in 30 seconds, however many callers ask at the same
 * time. For answers that are read often and change rarely, such as the counts beside the filters.
 * @param quickMs - an answer that took less time than this is not kept for later callers
 * @param weigh - how many things of half a kilobyte an answer holds, where these may be thousands
 */
export function remembered<Answer extends object>(
  db: Database,
  question: string,
  load: () => Promise<Answer>,
  { quickMs = 0, weigh = () => 1 }: { quickMs?: number; weigh?: (answer: Answer) => number } = {},
): Promise<Answer> {
  const memory = memories.get(db) ?? newMemory();
  memories.set(db, memory);

  // One question has one kind of answer: its caller names both.
  const known = memory.get(question) as Promise<Answer> | undefined;
  if (known) return known;
  const began = performance.now();
  const answer = load();
  memory.set(question, answer, { size: 1 });
  const keep = (loaded: Answer) => {
    if (memory.peek(question) !== answer) return;
    const ttl = memory.getRemainingTTL(question);
    memory.delete(question);
    if (ttl <= 0 || performance.now() - began < quickMs) return;
    memory.set(question, answer, { size: Math.max(1, weigh(loaded)), ttl });
  };
  // A failure is not remembered; the caller sees it.
  answer.then(keep, () => memory.delete(question));
  return answer;
}

function newMemory(): LRUCache<string, Promise<object>> {
  return new LRUCache({ max: answersLimit, maxSize: weightLimit, ttl: rememberedMs });
}

/** Forgets all answers of a database, after a change that they may not show. */
export function forgetAnswers(db: Database): void {
  memories.delete(db);
}
