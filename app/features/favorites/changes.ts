import { type Day, daysBetween, formatDay } from "#values/day.ts";
import { amountWords } from "#values/money.ts";
import { type Lang, sayIn, type Words } from "#values/say.ts";

/** What a race was like at a time, as far as a runner who keeps it wants to know. */
export type RaceLook = {
  startDate: Day;
  isCancelled: boolean;
  /** The lowest price of the distances in minor units, 0 for free; `null` while it is unknown. */
  priceMinor: number | null;
  priceCurrency: string | null;
  distances: string[];
};

/** Whether and until when a race takes registrations. */
export type Closing = { isOpen: boolean; deadline: Day | null };

/** One thing that is news about a kept race. */
export type KeptChange =
  | { kind: "cancelled" | "revived" }
  | { kind: "date"; from: Day; to: Day }
  | { kind: "price"; from: Amount; to: Amount }
  | { kind: "distances" | "distances-gone"; names: string[] }
  | { kind: "closing"; days: number };

type Amount = { minor: number; currency: string };

/** A deadline as near as this is news. */
const closingSoonDays = 14;

/** A race may add dozens of distances at once. */
const namesLimit = 4;

/**
 * What a runner should know of a kept race: what is other than it was at the last look, and that its
 * registration closes soon. Of a cancelled race nothing else matters.
 * @param before - `null` where no look is known
 */
export function changesOf(
  before: RaceLook | null,
  after: RaceLook,
  { today, isOpen, deadline }: Closing & { today: Day },
): KeptChange[] {
  if (after.isCancelled) return before?.isCancelled ? [] : [{ kind: "cancelled" }];
  const changes: KeptChange[] = [];
  if (before?.isCancelled) changes.push({ kind: "revived" });
  if (before && before.startDate !== after.startDate) {
    changes.push({ kind: "date", from: before.startDate, to: after.startDate });
  }
  const [was, is] = [before && amountOf(before), amountOf(after)];
  if (was && is && !isSame(was, is)) changes.push({ kind: "price", from: was, to: is });
  for (const [kind, names] of [
    ["distances", namesBeyond(after, before)],
    ["distances-gone", namesBeyond(before, after)],
  ] as const) {
    if (names.length > 0) changes.push({ kind, names: names.slice(0, namesLimit) });
  }
  const days = isOpen && deadline !== null ? daysBetween(today, deadline) : null;
  if (days !== null && days >= 0 && days <= closingSoonDays)
    changes.push({ kind: "closing", days });
  return changes;
}

/** The distances of one look that the other does not have; none where one of them is not known. */
function namesBeyond(one: RaceLook | null, other: RaceLook | null): string[] {
  if (!one || !other) return [];
  return one.distances.filter((name) => !other.distances.includes(name));
}

function amountOf({ priceMinor, priceCurrency }: RaceLook): Amount | null {
  if (priceMinor === null || priceCurrency === null) return null;
  return { minor: priceMinor, currency: priceCurrency };
}

/** Free is free in every currency. */
function isSame(one: Amount, other: Amount): boolean {
  return one.minor === other.minor && (one.minor === 0 || one.currency === other.currency);
}

/** A change of a kept race as a sentence. */
export function changeSentence(change: KeptChange, lang: Lang): string {
  const say = sayIn(lang);
  switch (change.kind) {
    case "cancelled":
      return say({ en: "Cancelled by the organizer", es: "Cancelada por el organizador" });
    case "revived":
      return say({ en: "Takes place after all", es: "Al final sí se realizará" });
    case "date": {
      const [to, from] = [formatDay(change.to, lang), formatDay(change.from, lang)];
      return say({ en: `New date: ${to}, was ${from}`, es: `Nueva fecha: ${to}; antes, ${from}` });
    }
    case "price": {
      const [to, from] = [amountWords(change.to, lang), amountWords(change.from, lang)];
      return say(
        change.to.minor === 0
          ? { en: `Now ${to}, was ${from}`, es: `Ahora ${to}; antes, ${from}` }
          : {
              en: `Price now from ${to}, was ${from}`,
              es: `Precio ahora desde ${to}; antes, ${from}`,
            },
      );
    }
    case "distances": {
      const names = change.names.join(", ");
      return say({ en: `New distance: ${names}`, es: `Nueva distancia: ${names}` });
    }
    case "distances-gone": {
      const names = change.names.join(", ");
      return say({ en: `No longer offered: ${names}`, es: `Ya no se ofrece: ${names}` });
    }
    case "closing":
      return say(closingWords(change.days));
  }
}

function closingWords(days: number): Words {
  if (days === 0) return { en: "Registration closes today", es: "Las inscripciones cierran hoy" };
  return days === 1
    ? { en: "Registration closes tomorrow", es: "Las inscripciones cierran mañana" }
    : {
        en: `Registration closes in ${days} days`,
        es: `Las inscripciones cierran en ${days} días`,
      };
}
