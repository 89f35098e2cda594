import { formatAmount } from "#values/money.ts";
import { type Lang, sayIn } from "#values/say.ts";
import type { ExpertCard } from "../expert.ts";

/**
 * What an expert asks for, in the number style of race prices: `$60 USD per session`, `S/120 PEN`.
 * The code stands beside every symbol, because a bare `$` is read as dollars everywhere. Without an
 * amount the description says it all (`First call free`); an amount may also be part of it
 * (`50 per hour`).
 */
export function showRate(
  { price, currency, rateDescription }: Pick<ExpertCard, "price" | "currency" | "rateDescription">,
  lang: Lang,
): string {
  const description = rateDescription?.trim() ?? "";
  const minor = Math.round(Number(price) * 100);
  if (minor > 0)
    return withDescription(`${formatAmount(minor, currency)} ${currency}`, description);
  if (!description) return sayIn(lang)({ en: "Contact for rates", es: "Consultar tarifas" });
  const [digits] = /^\d[\d.,]*\d|^\d/.exec(description) ?? [];
  if (!digits) return description;
  const amount = Math.round(Number(digits.replaceAll(",", "")) * 100);
  if (!(amount > 0)) return description;
  return withDescription(
    `${formatAmount(amount, currency)} ${currency}`,
    description.slice(digits.length).trim(),
  );
}

/** `$60 USD per session`, `$60 USD/hour` */
function withDescription(amount: string, description: string): string {
  if (!description) return amount;
  return /^[/,.;]/.test(description) ? amount + description : `${amount} ${description}`;
}
