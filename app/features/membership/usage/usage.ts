import { addDays, type Day, endOfMonth, startOfMonth, toDay } from "#values/day.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";
import { sentencesInOne } from "#values/text/sentences.ts";
import { entitlementsOf } from "../plans/entitlements.ts";
import { planOf, type Tier, tiers } from "../plans/plans.ts";

/** The rights that are counted, by the names of their limits in the table of rights. */
export const countedRights = ["chatMessagesPerDay", "gpxAnalysesPerMonth"] as const;
export type CountedRight = (typeof countedRights)[number];

/** How much of a right a person has used in the current day or month. */
export type UsageMeter = {
  right: CountedRight;
  used: number;
  /** `null` means without a limit. */
  limit: number | null;
};

/** From this part of a limit on, a hint shows how much is left. */
const nearPart = 0.8;

/** The day or month of a timestamp in UTC: its first day, and the first day of the next one. */
export function periodOf(right: CountedRight, now: Date): { begins: Day; next: Day } {
  const today = toDay(now);
  if (right === "chatMessagesPerDay") return { begins: today, next: addDays(today, 1) };
  return { begins: startOfMonth(today), next: addDays(endOfMonth(today), 1) };
}

/** Whether a limit is reached or soon will be. */
export function isNearLimit({ used, limit }: Pick<UsageMeter, "used" | "limit">): boolean {
  return limit !== null && (limit === 0 || used >= limit * nearPart);
}

/** The smallest plan above `tier` that gives more than `limit`. */
export function tierWithMore(right: CountedRight, limit: number, tier: Tier | null): Tier | null {
  const above = tier === null ? tiers : tiers.slice(tiers.indexOf(tier) + 1);
  return above.find((each) => (entitlementsOf(each)[right] ?? Infinity) > limit) ?? null;
}

type UsageMessages = {
  name: Words;
  used: (used: number, limit: number) => Words;
  usedWithoutLimit: (used: number) => Words;
  left: (count: number) => Words;
  nothingLeft: (limit: number) => Words;
  comesWith: (plan: string) => Words;
  /** Of a larger plan. */
  limit: (plan: string, limit: number) => Words;
  renewal: Words;
};

const messages: Record<CountedRight, UsageMessages> = {
  chatMessagesPerDay: {
    name: { en: "AI chat messages", es: "Mensajes del chat con IA" },
    used: (used, limit) => ({
      en: `${used} of ${limit} used today`,
      es: `${used} de ${limit} usados hoy`,
    }),
    usedWithoutLimit: (used) => ({
      en: `${used} used today, without a limit`,
      es: `${used} usados hoy, sin límite`,
    }),
    left: (count) =>
      count === 1
        ? { en: "You have 1 message left today.", es: "Hoy te queda 1 mensaje." }
        : { en: `You have ${count} messages left today.`, es: `Hoy te quedan ${count} mensajes.` },
    nothingLeft: (limit) => ({
      en: `You have used all ${limit} messages of today.`,
      es: `Ya usaste los ${limit} mensajes de hoy.`,
    }),
    comesWith: (plan) => ({
      en: `AI chat messages come with ${plan}.`,
      es: `Los mensajes del chat con IA vienen con ${plan}.`,
    }),
    limit: (plan, limit) => ({
      en: `${plan} has ${limit} a day.`,
      es: `${plan} tiene ${limit} al día.`,
    }),
    renewal: {
      en: "The count starts again at midnight UTC.",
      es: "La cuenta vuelve a empezar a medianoche UTC.",
    },
  },
  gpxAnalysesPerMonth: {
    name: { en: "GPX route analyses", es: "Análisis de recorridos GPX" },
    used: (used, limit) => ({
      en: `${used} of ${limit} used this month`,
      es: `${used} de ${limit} usados este mes`,
    }),
    usedWithoutLimit: (used) => ({
      en: `${used} used this month, without a limit`,
      es: `${used} usados este mes, sin límite`,
    }),
    left: (count) =>
      count === 1
        ? { en: "You have 1 analysis left this month.", es: "Este mes te queda 1 análisis." }
        : {
            en: `You have ${count} analyses left this month.`,
            es: `Este mes te quedan ${count} análisis.`,
          },
    nothingLeft: (limit) => ({
      en: `You have used all ${limit} analyses of this month.`,
      es: `Ya usaste los ${limit} análisis de este mes.`,
    }),
    comesWith: (plan) => ({
      en: `GPX route analyses come with ${plan}.`,
      es: `Los análisis de recorridos GPX vienen con ${plan}.`,
    }),
    limit: (plan, limit) => ({
      en: `${plan} has ${limit} a month.`,
      es: `${plan} tiene ${limit} al mes.`,
    }),
    renewal: {
      en: "The count starts again on the first of the month UTC.",
      es: "La cuenta vuelve a empezar el primer día del mes, en UTC.",
    },
  },
};

const noLimit = (plan: string) => ({ en: `${plan} has no limit.`, es: `${plan} no tiene límite.` });

export function usageName(right: CountedRight, lang: Lang): string {
  return messages[right].name[lang];
}

/** `3 of 40 used today`, `12 used this month, without a limit`, `Not included`. */
export function usageWords({ right, used, limit }: UsageMeter, lang: Lang): string {
  const say = sayIn(lang);
  if (limit === 0) return say({ en: "Not included", es: "No incluido" });
  const texts = messages[right];
  return say(limit === null ? texts.usedWithoutLimit(used) : texts.used(used, limit));
}

/**
 * What to say when a limit is near or reached: how much is left, and which plan gives more. `null`
 * while there is plenty.
 */
export function limitSentence(meter: UsageMeter, tier: Tier | null): Words | null {
  const { right, used, limit } = meter;
  if (limit === null || !isNearLimit(meter)) return null;
  const texts = messages[right];
  const next = tierWithMore(right, limit, tier);
  if (limit === 0) return next && texts.comesWith(planOf(next).name);
  const left = limit - used;
  const state = left > 0 ? texts.left(left) : texts.nothingLeft(limit);
  const said = [state, next && offer(right, next), left > 0 ? null : texts.renewal];
  return sentencesInOne(said.filter((words) => words !== null));
}

function offer(right: CountedRight, tier: Tier): Words {
  const limit = entitlementsOf(tier)[right];
  const { name } = planOf(tier);
  return limit === null ? noLimit(name) : messages[right].limit(name, limit);
}
