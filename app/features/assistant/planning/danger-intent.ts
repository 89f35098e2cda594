import { asksWhatNow, dangerIn } from "../danger/danger.ts";
import { answersBody, isPain } from "../knowledge/topics.ts";
import type { Intent } from "./intents.ts";
import type { Talk } from "./talk.ts";

/**
 * What a message about a danger to health is answered with, before anything else is read in it. After
 * a danger or a pain, `can I run on Sunday?` asks about that and not for races.
 */
export function dangerIntent(text: string, { danger, topic }: Talk): Intent | null {
  const found = dangerIn(text);
  if (found) {
    const { answer, id } = found.sign;
    return "topic" in answer
      ? { kind: "training", topic: answer.topic }
      : { kind: "emergency", sign: id };
  }
  if (!asksWhatNow(text)) return null;
  if (danger) return { kind: "emergency", sign: danger };
  return topic !== null && isPain(topic) ? { kind: "training", topic: "running-with-pain" } : null;
}

/** Whether words of the body meet no article about the body. */
export function isUnclear(topic: string | null): boolean {
  return topic === null || !answersBody(topic);
}
