import { shorten } from "#values/text/shorten.ts";
import type { RoomLanguage } from "../room/spoken-language.ts";
import { isGoal, isQuestion } from "../said/goals.ts";
import { plainOf } from "./meant.ts";
import { daysOfWeek, distanceOfWeek } from "./week.ts";

/** The facts that the runner stated most recently in a session. */
export type ToldInSession = {
  /** In the runner's own words. */
  goal: string | null;
  pain: string | null;
  week: ReturnType<typeof distanceOfWeek>;
  days: number | null;
};

export const nothingTold: ToldInSession = { goal: null, pain: null, week: null, days: null };

const longestQuote = 140;

/** @param isBodily - the message speaks of the body */
export function toldAfter(told: ToldInSession, text: string, isBodily: boolean): ToldInSession {
  const plain = plainOf(text);
  const quote = shorten(text.trim(), longestQuote);
  return {
    goal: isGoal(text) ? quote : told.goal,
    pain: isBodily && !isQuestion(text) ? quote : told.pain,
    week: distanceOfWeek(plain) ?? told.week,
    days: daysOfWeek(plain) ?? told.days,
  };
}

const asksWhatWasTold =
  /\b(did i (say|tell|mention)|(have|had) i told|i told you|what (is|was|s) my (goal|target|weekly)|whats my (goal|target|weekly)|remember my|te (dije|conte|mencione)|(cual|que) (es|era|fue) mi (meta|objetivo)|recuerdas (mi|mis|que)|te acuerdas de (mi|mis))\b/;

/** What the runner has told, where that is asked; `null` where it is not, or nothing was told. */
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
  if (lines.length === 0) return null;
  return {
    en: `In this session you told me ${lines.map(({ en }) => en).join("; ")}.`,
    es: `En esta sesión me contaste ${lines.map(({ es }) => es).join("; ")}.`,
  };
}
