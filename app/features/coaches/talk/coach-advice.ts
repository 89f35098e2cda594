import { asksForRaces, wordsOf } from "#features/assistant/knowledge/keywords.ts";
import { aches } from "./advice/aches.ts";
import type { CoachAdvice } from "./advice/advice.ts";
import { beginnings } from "./advice/beginnings.ts";
import { dangers } from "./advice/dangers.ts";
import { food } from "./advice/food.ts";
import { sessions } from "./advice/sessions.ts";

const harmless: readonly CoachAdvice[] = [...aches, ...food, ...beginnings, ...sessions];

/** The advice that words ask for; `null` where they ask for races, or for none. */
export function findAdvice(plain: string, topic: string | null): CoachAdvice | null {
  const fits = ({ asked, after }: CoachAdvice) =>
    asked.test(plain) && (!after || after.test(topic ?? ""));
  const danger = dangers.find(fits);
  if (danger) return danger;
  return asksForRaces(wordsOf(plain)) ? null : (harmless.find(fits) ?? null);
}
