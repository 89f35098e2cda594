import { dayOfMonth, formatDay, monthOf, parseDay, yearOf } from "#values/day.ts";
import { formatAmount } from "#values/money.ts";
import { oneLine } from "#values/text/clean.ts";
import { fold } from "#values/text/fold.ts";

const fields: readonly FactField[] = [
  "date",
  "status",
  "city",
  "country",
  "name",
  "distances",
  "price",
];

/** Compares what is remembered of the races of a post with what they are now. */
export function changedFacts(races: readonly ComparedRace[], content: string): ChangedFact[] {
  const text = fold(oneLine(content.replace(/[*_\\]/g, "")));
  return races.flatMap(({ raceId, remembered, now }) =>
    fields
      .filter((field) => JSON.stringify(remembered[field]) !== JSON.stringify(now[field]))
      .map((field) => ({
        raceId,
        raceName: now.name,
        field,
        before: inWords(field, remembered),
        now: inWords(field, now),
        isInText: says(text, field, { remembered, now }),
      })),
  );
}

function inWords(field: FactField, facts: RememberedFacts): string {
  switch (field) {
    case "date":
      return formatDay(facts.date, "en");
    case "distances":
      return facts.distances.join(", ") || "none";
    case "price":
      return facts.price ? priceInWords(facts.price) : "not known";
    default:
      return facts[field];
  }
}

function priceInWords({ minor, currency }: NonNullable<RememberedFacts["price"]>): string {
  return minor === 0 ? "Free" : `${formatAmount(minor, currency)} ${currency}`;
}

type Both = Omit<ComparedRace, "raceId">;

/** @param text - folded, on one line */
function says(text: string, field: FactField, { remembered, now }: Both): boolean {
  switch (field) {
    case "date":
      return saysDay(text, remembered.date, now.date);
    case "status":
      // A text that presents a race says by that alone that it takes place.
      return has(text, now.name) && !/\bcancel/.test(text);
    case "distances":
      return remembered.distances
        .filter((distance) => !now.distances.includes(distance))
        .some((distance) => has(text, distance));
    case "price":
      return remembered.price !== null && saysPrice(text, remembered.price);
    default:
      return has(text, remembered[field]);
  }
}

/** `May 16, 2027`, `May 16`, `16 May`, `16th of May`, `16 de mayo`, `2027-05-16` */
function saysDay(text: string, before: string, now: string): boolean {
  if (text.includes(before)) return true;
  const day = parseDay(before);
  if (!day) return false;
  const number = String(dayOfMonth(day));
  const month = `(?:${months[monthOf(day) - 1]})`;
  // The day and the month are right: only the year has changed.
  const isSameDay = before.slice(5) === now.slice(5);
  const year = isSameDay ? `,? (?:de )?${yearOf(day)}` : "";
  const written = [
    `\\b${month}\\.? ${number}(?:st|nd|rd|th)?(?!\\d)${year}`,
    `\\b${number}(?:st|nd|rd|th)?(?: of| de)? ${month}\\b${year}`,
  ];
  return new RegExp(written.join("|")).test(text);
}

/** In English, short and long, and in Spanish. */
const months = [
  "jan(?:uary)?|enero",
  "feb(?:ruary)?|febrero",
  "mar(?:ch)?|marzo",
  "apr(?:il)?|abril",
  "may|mayo",
  "june?|junio",
  "july?|julio",
  "aug(?:ust)?|agosto",
  "sept?(?:ember)?|septiembre|setiembre",
  "oct(?:ober)?|octubre",
  "nov(?:ember)?|noviembre",
  "dec(?:ember)?|diciembre",
];

/** An amount counts beside the mark of a currency. */
function saysPrice(
  text: string,
  { minor, currency }: { minor: number; currency: string },
): boolean {
  if (minor === 0) return /\b(?:free|gratis)\b/.test(text);
  const amount = escaped(fold(formatAmount(minor, currency)).replace(/^[^\d]+/, "")).replaceAll(
    ",",
    ",?",
  );
  const named = `(?:${escaped(currency.toLowerCase())}|soles|pesos|dollars)`;
  return new RegExp(`(?:s/|\\$) ?${amount}(?![\\d.,]*\\d)|(?<![\\d.,])${amount} ?${named}\\b`).test(
    text,
  );
}

/** Whether words stand in a text, and not only as a part of others. */
function has(text: string, words: string): boolean {
  const wanted = fold(oneLine(words));
  if (wanted === "") return false;
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(wanted)}(?![\\p{L}\\p{N}])`, "u").test(text);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

/** What a post may say about a race, as it was when an administrator last looked at it. */
export type RememberedFacts = {
  name: string;
  /** `YYYY-MM-DD` */
  date: string;
  city: string;
  country: string;
  status: string;
  /** Sorted by their texts. */
  distances: string[];
  /** Of the cheapest distance, in minor units; `null` where no price is known. */
  price: { minor: number; currency: string } | null;
};

export type FactField = keyof RememberedFacts;

/** A fact of a referenced race that is another one now. */
export type ChangedFact = {
  raceId: string;
  raceName: string;
  field: FactField;
  /** In words: `May 16, 2027`. */
  before: string;
  now: string;
  /** Whether the text of the post still says the old fact. */
  isInText: boolean;
};

/** A race of a post: what is remembered of it, and what it is now. */
export type ComparedRace = { raceId: string; remembered: RememberedFacts; now: RememberedFacts };
