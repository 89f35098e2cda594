import { formatDayOfYear } from "#values/day.ts";
import { formatAmount } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { CurrentPrice } from "./price-steps.ts";
import type { VoucherProblem } from "./voucher.ts";

/** An amount of money wherever entries are paid: `S/80 PEN`, `−S/7.50 PEN`. */
export function moneyWords(minor: number, currency: string): Words {
  const amount = `${minor < 0 ? "−" : ""}${formatAmount(Math.abs(minor), currency)} ${currency}`;
  return { en: amount, es: amount };
}

/** What entries of the last edition count for an order. */
export const creditWords: Words = {
  en: "Kept from the last edition",
  es: "De la edición anterior",
};

/** `Rises to S/95 PEN on March 1`: what changes the price, and when. Without a next price, nothing. */
export function nextPriceWords({ priceMinor, currency, next }: CurrentPrice): Words {
  if (!next) return { en: "", es: "" };
  const amount = moneyWords(next.priceMinor, currency);
  const verb =
    next.priceMinor > priceMinor
      ? { en: "Rises to", es: "Sube a" }
      : { en: "Changes to", es: "Cambia a" };
  const day = next.day !== null && {
    en: `on ${formatDayOfYear(next.day, "en")}`,
    es: `el ${formatDayOfYear(next.day, "es")}`,
  };
  const left = next.left !== null && {
    en: `after ${formatCount(next.left)} more ${next.left === 1 ? "entry" : "entries"}`,
    es: `después de ${formatCount(next.left)} ${next.left === 1 ? "inscripción" : "inscripciones"} más`,
  };
  const whens = [day, left].filter((when) => when !== false);
  return {
    en: `${verb.en} ${amount.en} ${whens.map(({ en }) => en).join(", or ")}`,
    es: `${verb.es} ${amount.es} ${whens.map(({ es }) => es).join(", o ")}`,
  };
}

/** Why a code does not count. */
export const voucherProblems: Record<VoucherProblem, Words> = {
  "unknown-code": {
    en: "This race has no such code.",
    es: "Esta carrera no tiene ese código.",
  },
  "code-over": { en: "This code is no longer valid.", es: "Este código ya no es válido." },
  "code-used-up": {
    en: "This code has been used as often as it can be.",
    es: "Este código ya se usó todas las veces posibles.",
  },
  "code-used-before": {
    en: "You have used this code already.",
    es: "Ya usaste este código.",
  },
  "code-other-distance": {
    en: "This code is for another distance.",
    es: "Este código es para otra distancia.",
  },
  "code-too-often": {
    en: "You have tried too many codes. Please try again later.",
    es: "Probaste demasiados códigos. Inténtalo de nuevo más tarde.",
  },
  "code-other-address": {
    en: "This code is for another email address.",
    es: "Este código es para otra dirección de correo.",
  },
};
