import { shorten } from "#values/text/shorten.ts";
import type { RoomLanguage } from "../room/spoken-language.ts";
import { plainOf } from "./meant.ts";
import { daysOfWeek, distanceOfWeek } from "./week.ts";

/** What the runner has told of themselves in a session, most recently. */
export type Told = {
  /** In the runner's own words. */
  goal: string | null;
  pain: string | null;
  week: ReturnType<typeof distanceOfWeek>;
  days: number | null;
};

export const nothingTold: Told = { goal: null, pain: null, week: null, days: null };

const goal =
  /\b(i want to|i d like to|id like to|my goal|my target|aiming (for|to)|trying to|training for|preparing for|break \d|sub ?\d|quiero (correr|bajar|hacer|terminar|preparar|mejorar|acabar|romper)|mi (meta|objetivo) es|bajar de|me preparo|estoy preparando|entreno para|my first|mi primer[ao]?)\b/;
const question =
  /^(and |y )?(what|which|how|when|where|why|can|could|should|do|is|cual|que|como|cuando|donde|por que|puedo|debo)\b/;
const longestQuote = 140;

/** Whether somebody says what they run for: `I want to break 50 minutes for 10K`. */
export function isGoal(text: string): boolean {
  const plain = plainOf(text);
  return goal.test(plain) && !question.test(plain) && !text.includes("?");
}

/** @param isBodily - the message speaks of the body */
export function toldAfter(told: Told, text: string, isBodily: boolean): Told {
  const plain = plainOf(text);
  const quote = shorten(text.trim(), longestQuote);
  const isAsked = text.includes("?") || question.test(plain);
  return {
    goal: isGoal(text) ? quote : told.goal,
    pain: isBodily && !isAsked ? quote : told.pain,
    week: distanceOfWeek(plain) ?? told.week,
    days: daysOfWeek(plain) ?? told.days,
  };
}

const asksWhatWasTold =
  /\b(did i (say|tell|mention)|(have|had) i told|i told you|what (is|was|s) my (goal|target|weekly)|whats my (goal|target|weekly)|remember my|te (dije|conte|mencione)|(cual|que) (es|era|fue) mi (meta|objetivo)|recuerdas (mi|mis|que)|te acuerdas de (mi|mis))\b/;

/** What the runner has told, where that is asked; `null` where it is not, or nothing was told. */
export function recalled(plain: string, told: Told): Record<RoomLanguage, string> | null {
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
