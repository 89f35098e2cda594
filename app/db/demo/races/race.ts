import type { ClockTime } from "#values/day.ts";
import { metersPerMile } from "#values/length.ts";
import { type Currency, currencySymbol } from "#values/money.ts";
import type { Edition } from "./editions.ts";

/** A paragraph, or the items of a list. */
export type Block = string | string[];

/** A race as it is written down here: what stays the same from one edition to the next. */
export type DemoRace = {
  name: string;
  /** The series or festival that the race belongs to, if it has its own name. */
  event?: string;
  organizer?: string;
  city: string;
  state: string;
  /** The start, as a place that a map finds. */
  venue: string;
  type: "Road" | "Trail" | "Ultra" | "Triathlon" | "MTB" | "mountain" | "city";
  on: Edition;
  start: ClockTime;
  /** Days between the last day of registration and the race; a week by default. */
  closes?: number;
  /** Only an address that is known to be the organizer's own. */
  link?: string;
  isPremium?: true;
  /** Registration by this product. */
  isInternal?: true;
  isCancelled?: true;
  isClosed?: true;
  about: Block[];
  distances: DemoDistance[];
};

/** What is paid, in whole units of the country's currency. */
export type DemoPrice = number | { price: number; reduced: number } | "Free" | "TBD";

export type DemoDistance = DistanceFacts & {
  distance: string;
  title: string;
  /** `null` where the text names no length. */
  meters: number | null;
  price: DemoPrice;
};

type Length = Pick<DemoDistance, "distance" | "title" | "meters">;

type DistanceFacts = {
  start?: ClockTime;
  limit?: string;
  gain?: string;
  loss?: string;
  /** The finish is at the top. */
  isUphill?: true;
  includes?: string;
  /** The course in one or two sentences. */
  profile?: string;
  more?: string;
  capacity?: number;
};

export function km(kilometers: number, title?: string): Length {
  return lengthOf(`${kilometers}K`, kilometers * 1000, title);
}

export function miles(count: number, title?: string): Length {
  return lengthOf(`${count} mi`, count * metersPerMile, title);
}

export function marathon(title?: string): Length {
  return lengthOf("Marathon", 42_195, title);
}

export function half(title?: string): Length {
  return lengthOf("Half Marathon", 21_097.5, title);
}

/** The names that races in Peru and Mexico give to their distances. */
export function maraton(title?: string): Length {
  return lengthOf("Maratón", 42_195, title);
}

export function mediaMaraton(title?: string): Length {
  return lengthOf("Media maratón", 21_097.5, title);
}

export function medioMaraton(title?: string): Length {
  return lengthOf("Medio maratón", 21_097.5, title);
}

/** A course that is not measured, or that changes with the weather. */
export function unmeasured(name: string): Length {
  return { distance: name, title: name, meters: null };
}

export function offer(length: Length, price: DemoPrice, facts: DistanceFacts = {}): DemoDistance {
  return { ...length, ...facts, price };
}

/** A price with its early-bird reduction. */
export function reduced(price: number, reducedPrice: number): DemoPrice {
  return { price, reduced: reducedPrice };
}

/** Prices as the distance form stores them (`S/120`), with their minor units beside the texts. */
export function priceColumns(price: DemoPrice, currency: Currency) {
  const write = (amount: number) => `${currencySymbol(currency)}${amountFormat.format(amount)}`;
  if (price === "Free" || price === "TBD") {
    return {
      price,
      discountedPrice: null,
      priceMinor: price === "Free" ? 0 : null,
      discountedPriceMinor: null,
    };
  }
  const usual = typeof price === "number" ? price : price.price;
  const now = typeof price === "number" ? null : price.reduced;
  return {
    price: write(usual),
    discountedPrice: now === null ? null : write(now),
    priceMinor: usual * 100,
    discountedPriceMinor: now === null ? null : now * 100,
  };
}

const amountFormat = new Intl.NumberFormat("en-US");

function lengthOf(distance: string, meters: number, title = distance): Length {
  return { distance, title, meters: Math.round(meters) };
}
