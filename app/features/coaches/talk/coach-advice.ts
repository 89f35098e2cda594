import { asksForRaces, wordsOf } from "#features/assistant/knowledge/keywords.ts";
import { aches } from "./advice/aches.ts";
import type { CoachAdvice } from "./advice/advice.ts";
import { beginnings } from "./advice/beginnings.ts";
import { food } from "./advice/food.ts";
import { sessions } from "./advice/sessions.ts";

const advice: readonly CoachAdvice[] = [...aches, ...food, ...beginnings, ...sessions];

/**
 * The advice that words ask for; `null` where they ask for races, or for none.
 * @param isBodily - they speak of the body: only advice about aches is an answer then
 */
export function findAdvice(
  plain: string,
  topic: string | null,
  isBodily: boolean,
): CoachAdvice | null {
  const fits = ({ asked, after }: CoachAdvice) =>
    asked.test(plain) && (!after || after.test(topic ?? ""));
  if (isBodily) return aches.find(fits) ?? null;
  return asksForRaces(wordsOf(plain)) ? null : (advice.find(fits) ?? null);
}
