import { findTopic } from "#features/assistant/knowledge/topics.ts";
import { fold } from "#values/text/fold.ts";
import { shorten } from "#values/text/shorten.ts";
import { isGoal, isQuestion, withoutCourtesy } from "../goals.ts";
import type { RoomLanguage } from "../room/spoken-language.ts";
import { daysOfWeek, daysWithout, distanceOfWeek, namedDays, usualDays } from "./week.ts";

/** What was said before, as far as the next words may lean on it. */
export type Before = {
  /** The topic of the knowledge base or the advice that was spoken of. */
  topic: string | null;
  /** The replies that could be pressed. */
  offered: readonly string[];
};

const agreed =
  /^(?:yes|yes please|yeah|yep|yup|sure|please|please do|go on|go ahead|ok show me|show me|teach me|tell me more|explain|si|si por favor|claro|dale|ensename|explicame|cuentame mas|por favor|muestrame|adelante)$/;

type Turning = readonly [asked: RegExp, after: RegExp | null, meant: { en: string; es: string }];

/** Short words that need what was said before, and ways to ask for a topic that it does not list. */
const turnings: readonly Turning[] = [
  [
    /\b(?:never (?:ran|run|jogged)|nunca (?:he corrido|corri))\b(?! (?:mas|more|further|farther|than))/,
    null,
    { en: "I want to start running from zero", es: "Quiero empezar a correr de cero" },
  ],
  [
    /\b(outside|outer|side|lado|fuera|lateral)\b/,
    /^(runners-knee|pain)/,
    { en: "Pain on the outside of the knee", es: "Dolor lateral de rodilla" },
  ],
  [
    /\b(how (early|long|many days|many weeks|soon)|when)\b.*\b(arrive|get there|go up|before)\b|\bcuant[oa]s?\b.*\b(antes|llego|llegar)\b|\bcuando\b.*\bllego\b/,
    /^(altitude|first-trail|uphill|downhill|mountain-gear|poles)/,
    { en: "How do I prepare for altitude?", es: "¿Cómo corro en altura?" },
  ],
  [
    /^(give me |show me |any |some |dame |algunos |que )?(exercises?|ejercicios)\b(?! (for|para))/,
    null,
    { en: "Strength exercises for runners", es: "Ejercicios de fuerza para corredores" },
  ],
  [
    /^(and |what about |y )?(how fast|what pace|a que ritmo)$/,
    /^(plan-|base|week|cannot-run-yet)/,
    { en: "How slow is easy?", es: "¿A qué ritmo es un trote suave?" },
  ],
  [
    /^(and |what about |y )?(para |for |my |the |la |el )*(hips?|calves|feet|cadera|caderas|pantorrillas?|pies)$/,
    null,
    {
      en: "A routine for hips, calves and feet",
      es: "Una rutina para cadera, pantorrillas y pies",
    },
  ],
];

/** At the beginning of a session this asks for running itself. */
const asksToStart =
  /^(how|where) (do|can|should) i (start|begin)$|^(como|por donde) (empiezo|comienzo|arranco)$/;

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
  const named = namedDays(plain) ?? daysWithout(plain, told.days ?? usualDays, told.named);
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
    goal && { en: `your goal: “${goal}”`, es: `tu meta: “${goal}”` },
    week && {
      en: `${week.amount} ${week.unit} a week`,
      es: `${week.amount} ${week.unit} por semana`,
    },
    days && {
      en: `${days} ${days === 1 ? "day" : "days"} a week`,
      es: `${days} ${days === 1 ? "día" : "días"} por semana`,
    },
    pain && { en: `what bothers you: “${pain}”`, es: `lo que te molesta: “${pain}”` },
  ].filter((line) => line !== null && line !== 0 && line !== "");
  if (lines.length === 0) return nothingYet;
  return {
    en: `In this session you told me ${lines.map(({ en }) => en).join("; ")}.`,
    es: `En esta sesión me contaste ${lines.map(({ es }) => es).join("; ")}.`,
  };
}

/** Without accents, capitals and the marks around words. */
export function plainOf(text: string): string {
  return fold(text)
    .replace(/['’´`]/g, "")
    .replace(/[^\p{L}\p{N}./%]+/gu, " ")
    .replace(/\.(?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * What a runner means who speaks to a coach: without courtesy and the coach's name, and with what was
 * said before in the place of `yes` and the like.
 */
export function asMeant(text: string, { topic, offered }: Before, isSpanish: boolean): string {
  const bare = withoutCourtesy(text);
  const plain = plainOf(bare);
  const [first] = offered;
  if (first && agreed.test(plain)) return first;
  if (topic === null && asksToStart.test(plain)) {
    return isSpanish ? "Un plan para mis primeros 5K" : "A plan for my first 5K";
  }
  const found = turnings.find(
    ([asked, after]) =>
      asked.test(plain) && (after === null || (topic !== null && after.test(topic))),
  );
  return found ? found[2][isSpanish ? "es" : "en"] : bare;
}

/** The topic of the knowledge base that words name. */
export function topicOf(text: string): string | null {
  return findTopic(fold(text))?.id ?? null;
}
