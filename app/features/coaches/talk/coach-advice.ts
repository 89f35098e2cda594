import { asksForRaces, wordsOf } from "#features/assistant/knowledge/keywords.ts";
import { aches } from "./advice/aches.ts";
import type { CoachAdvice } from "./advice/advice.ts";
import { beginnings } from "./advice/beginnings.ts";
import { dangers } from "./advice/dangers.ts";
import { food } from "./advice/food.ts";
import { sessions } from "./advice/sessions.ts";

/** What is dangerous comes first. */
export const coachAdvice: readonly CoachAdvice[] = [
  ...dangers,
  ...aches,
  ...food,
  ...beginnings,
  ...sessions,
];

/** The advice that words ask for; `null` where they ask for races, or for none. */
export function findAdvice(plain: string, topic: string | null): CoachAdvice | null {
  const found = coachAdvice.find(
    ({ asked, after }) => asked.test(plain) && (!after || after.test(topic ?? "")),
  );
  if (!found) return null;
  return dangers.includes(found) || !asksForRaces(wordsOf(plain)) ? found : null;
}
