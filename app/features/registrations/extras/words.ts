import { type Lang, sayIn, type Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import { type ChosenExtra, extrasMinor } from "../prices/order-price.ts";
import { moneyWords } from "../prices/words.ts";
import { writtenIn } from "../questions/question.ts";
import {
  type EntryExtra,
  type ExtraPrice,
  isSoldOut,
  type OrderedExtra,
  type OwnExtra,
} from "./extra.ts";
import type { ExtraProblem } from "./reading-extras.ts";

export const extrasWords: Words = { en: "Extras", es: "Adicionales" };

/** What one of it costs. */
export function extraPriceWords(extra: ExtraPrice, currency: string): Words {
  if (extra.priceMinor === 0) return { en: "Free", es: "Gratis" };
  if (extra.priceMinor !== null) return moneyWords(extra.priceMinor, currency);
  const [least, most] = [
    moneyWords(extra.leastMinor, currency),
    moneyWords(extra.mostMinor, currency),
  ];
  return {
    en: `You choose the amount: ${least.en} to ${most.en}`,
    es: `Tú eliges el monto: de ${least.es} a ${most.es}`,
  };
}

/** How many are left, where that is limited. */
export function leftWords(extra: Pick<EntryExtra, "left">): Words | null {
  if (extra.left === null) return null;
  if (isSoldOut(extra)) return { en: "Sold out", es: "Agotado" };
  const left = formatCount(extra.left);
  return { en: `${left} left`, es: `Quedan ${left}` };
}

/** What some of one extra cost together. */
export function extraSum(
  extra: Pick<ChosenExtra, "quantity" | "unitMinor">,
  currency: string,
): Words {
  return moneyWords(extrasMinor([extra]), currency);
}

/** `2 × Finisher shirt`, or the name alone of a single one. */
export function extraLine(
  { name, quantity }: Pick<ChosenExtra, "name" | "quantity">,
  lang: Lang,
): string {
  const { text } = writtenIn(name, lang);
  return quantity === 1 ? text : `${formatCount(quantity)} × ${text}`;
}

/** The same for several, without those that the organizer has taken back. */
export function extraLines(
  extras: readonly Pick<OrderedExtra, "name" | "quantity" | "isReturned">[],
  lang: Lang,
): string {
  return extras
    .filter(({ isReturned }) => !isReturned)
    .map((extra) => extraLine(extra, lang))
    .join(", ");
}

/** How many are sold, and how many are left, for an organizer. */
export function soldWords({ taken, stock }: Pick<OwnExtra, "taken" | "stock">, lang: Lang): string {
  const sold = formatCount(taken);
  const left = stock === null ? null : formatCount(stock - taken);
  return sayIn(lang)(
    left === null
      ? { en: `${sold} sold or held`, es: `${sold} vendidos o reservados` }
      : {
          en: `${sold} sold or held, ${left} left`,
          es: `${sold} vendidos o reservados, quedan ${left}`,
        },
  );
}

/** For programs: in English where it is written in English. */
export function extrasForPrograms(
  extras: readonly OrderedExtra[] = [],
): { extra: string; quantity: number }[] {
  return extras
    .filter(({ isReturned }) => !isReturned)
    .map(({ name, quantity }) => ({ extra: writtenIn(name, "en").text, quantity }));
}

/** What is wrong with what a runner has chosen. */
export function extraProblemWords(
  problem: ExtraProblem,
  extra: EntryExtra,
  currency: string,
): Words {
  const most = formatCount(extra.mostEach);
  const left = formatCount(Math.max(extra.left ?? 0, 0));
  const [from, to] = [
    moneyWords(extra.leastMinor ?? 0, currency),
    moneyWords(extra.mostMinor ?? 0, currency),
  ];
  const sentences: Record<ExtraProblem, Words> = {
    number: { en: "Please enter a whole number", es: "Escribe un número entero" },
    "too-many": { en: `At most ${most} for each entry`, es: `Hasta ${most} por inscripción` },
    "sold-out": isSoldOut(extra)
      ? {
          en: "This is sold out: choose none of it",
          es: "Está agotado: no lo elijas",
        }
      : { en: `Only ${left} left`, es: `Solo quedan ${left}` },
    amount: {
      en: "Please enter an amount such as 20 or 12.50",
      es: "Escribe un monto como 20 o 12.50",
    },
    limits: {
      en: `Please enter an amount from ${from.en} to ${to.en}`,
      es: `Escribe un monto de ${from.es} a ${to.es}`,
    },
  };
  return sentences[problem];
}
