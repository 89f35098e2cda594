import { shorten } from "#values/text/shorten.ts";
import type { RoomLanguage } from "../room/spoken-language.ts";
import { withoutCourtesy } from "../said/courtesy.ts";
import { isGoal, isQuestion } from "../said/goals.ts";
import { plainOf } from "./meant.ts";
import { daysOfWeek, distanceOfWeek, namedDays } from "./week.ts";

/** The facts that the runner stated most recently in a session. */
export type ToldInSession = {
  /** In the runner's own words. */
  goal: string | null;
  pain: string | null;
  week: ReturnType<typeof distanceOfWeek>;
  days: number | null;
  /** The days of the week, from Monday. */
  named: readonly number[] | null;
};

export const nothingTold: ToldInSession = {
  goal: null,
  pain: null,
  week: null,
  days: null,
  named: null,
};

const longestQuote = 140;

/** @param isBodily - the message speaks of the body */
export function toldAfter(told: ToldInSession, text: string, isBodily: boolean): ToldInSession {
  const plain = plainOf(text);
  const quote = shorten(withoutCourtesy(text), longestQuote);
  const named = namedDays(plain);
  const days = named?.length ?? daysOfWeek(plain);
  return {
    goal: isGoal(text) ? quote : told.goal,
    pain: isBodily && !isQuestion(text) ? quote : told.pain,
    week: distanceOfWeek(plain) ?? told.week,
    days: days ?? told.days,
    named: named ?? (days === null ? told.named : null),
  };
}

const asksWhatWasTold =
  /\b(did i (say|tell|mention)|(have|had) i told|i told you|what (is|was|s) my (goal|target|weekly)|whats my (goal|target|weekly)|remember my|te (dije|conte|mencione)|(cual|que) (es|era|fue) mi (meta|objetivo)|recuerdas (mi|mis|que)|te acuerdas de (mi|mis)|remind me|(did|have) we (talk|talked|discuss\w*|said|say)|what do you (know|remember) about me|recuerdame|que hablamos|de que hablamos|que sabes de mi)\b/;

const nothingYet: Record<RoomLanguage, string> = {
  en: "In this session you have not told me anything about you yet. Tell me what you run for, how far and on how many days you run in a week, and what bothers you.",
  es: "En esta sesión todavía no me contaste nada de ti. Dime para qué corres, cuánto y cuántos días corres por semana, y qué te molesta.",
};

/** What the runner has told, where that is asked; `null` where it is not. */
export function recalled(plain: string, told: ToldInSession): Record<RoomLanguage, string> | null {
  if (!asksWhatWasTold.test(plain)) return null;
  const { goal, pain, week, days } = told;
  const lines = [
    goal && { en: `your goal: “${goal}”`, es: `tu meta: «${goal}»` },
    week && {
      en: `${week.amount} ${week.unit} a week`,
      es: `${week.amount} ${week.unit} por semana`,
    },
    days && {
      en: `${days} ${days === 1 ? "day" : "days"} a week`,
      es: `${days} ${days === 1 ? "día" : "días"} por semana`,
    },
    pain && { en: `what bothers you: “${pain}”`, es: `lo que te molesta: «${pain}»` },
  ].filter((line) => line !== null && line !== 0 && line !== "");
  if (lines.length === 0) return nothingYet;
  return {
    en: `In this session you told me ${lines.map(({ en }) => en).join("; ")}.`,
    es: `En esta sesión me contaste ${lines.map(({ es }) => es).join("; ")}.`,
  };
}
