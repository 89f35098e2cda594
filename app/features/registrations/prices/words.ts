import { formatDayOfYear } from "#values/day.ts";
import { formatAmount } from "#values/money.ts";
import type { Words } from "#values/say.ts";
import { formatCount } from "#values/text/count.ts";
import type { CurrentPrice } from "./current-price.ts";
import type { VoucherProblem } from "./voucher.ts";

/** `Rises to S/95 on March 1`: what changes the price, and when. Without a next price, nothing. */
export function nextPriceWords({ priceMinor, currency, next }: CurrentPrice): Words {
  if (!next) return { en: "", es: "" };
  const amount = formatAmount(next.priceMinor, currency);
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
    en: `${verb.en} ${amount} ${whens.map(({ en }) => en).join(", or ")}`,
    es: `${verb.es} ${amount} ${whens.map(({ es }) => es).join(", o ")}`,
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
  "code-other-address": {
    en: "This code is for another mail address.",
    es: "Este código es para otra dirección de correo.",
  },
};
