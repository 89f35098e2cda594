import type { Topic } from "./topic.ts";

/** The knowledge base, by the ids of its topics. */
export const topics: readonly Topic[] = [];

/**
 * The topic that a message asks about; `null` if it names none.
 * @param folded - the message without accents and capitals
 */
export function findTopic(folded: string): Topic | null {
  return topics.find(({ keywords }) => keywords.some((words) => folded.includes(words))) ?? null;
}
