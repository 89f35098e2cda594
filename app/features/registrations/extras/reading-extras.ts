import type { Currency } from "#values/money.ts";
import type { Answers, ExtraName } from "../answers.ts";
import { readAmount } from "../prices/amount.ts";
import type { ChosenExtra } from "../prices/order-price.ts";
import type { EntryExtra } from "./extra.ts";

export function extraName(id: string): ExtraName {
  return `extra:${id}`;
}

/** Whether a form chooses extras. */
export function hasExtraAnswers(answers: Answers): boolean {
  return Object.entries(answers).some(([name, typed]) => name.startsWith("extra:") && typed !== "");
}

/** What can be wrong with what is chosen. */
export type ExtraProblem = "number" | "too-many" | "sold-out" | "amount" | "limits";

/** What is wrong, by the id of the extra. */
export type ExtraProblems = Record<string, ExtraProblem>;

/** What a form carries of the extras, by the names that it has in a draft. */
export function extraAnswersIn(
  extras: readonly Pick<EntryExtra, "id">[],
  form: FormData,
): Record<ExtraName, string> {
  return Object.fromEntries(
    extras.map(({ id }) => {
      const typed = form.get(extraName(id));
      const text = typeof typed === "string" ? typed : "";
      return [extraName(id), text.replaceAll("\0", "").toWellFormed().slice(0, 30)];
    }),
  );
}

/** What is chosen of the extras that are sold, and what is wrong with it. What is no longer sold is not chosen. */
export function readExtras(
  extras: readonly EntryExtra[],
  answers: Readonly<Record<string, string | undefined>>,
  currency: Currency | undefined,
): { chosen: ChosenExtra[]; problems: ExtraProblems } {
  const chosen: ChosenExtra[] = [];
  const problems: ExtraProblems = {};
  for (const extra of extras) {
    const typed = (answers[extraName(extra.id)] ?? "").trim();
    if (typed === "" || typed === "0") continue;
    const read =
      extra.priceMinor === null ? readGift(extra, typed, currency) : readCount(extra, typed);
    if (typeof read === "string") problems[extra.id] = read;
    else {
      const { id: extraId, name, paysBack } = extra;
      chosen.push({ extraId, name, paysBack, ...read });
    }
  }
  return { chosen, problems };
}

type Read = Pick<ChosenExtra, "quantity" | "unitMinor"> | ExtraProblem;

function readCount({ priceMinor, mostEach, left }: EntryExtra, typed: string): Read {
  if (!/^\d{1,6}$/.test(typed)) return "number";
  const quantity = Number(typed);
  if (quantity > mostEach) return "too-many";
  if (left !== null && quantity > left) return "sold-out";
  return { quantity, unitMinor: priceMinor ?? 0 };
}

function readGift(
  { leastMinor, mostMinor, left }: EntryExtra,
  typed: string,
  currency: Currency | undefined,
): Read {
  const unitMinor = readAmount(typed, currency);
  if (unitMinor === null) return "amount";
  if (unitMinor < (leastMinor ?? 0) || unitMinor > (mostMinor ?? 0)) return "limits";
  return left !== null && left < 1 ? "sold-out" : { quantity: 1, unitMinor };
}
