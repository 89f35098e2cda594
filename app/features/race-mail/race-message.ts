import type { Day } from "#values/day.ts";
import type { Lang } from "#values/say.ts";

/** What an organizer writes: what a runner must know, or news, which a runner can end. */
export const writtenKinds = ["needed", "news"] as const;
export type WrittenKind = (typeof writtenKinds)[number];
export const messageKinds = [...writtenKinds, "thanks"] as const;
export type RaceMessageKind = (typeof messageKinds)[number];

export const messageStates = ["draft", "scheduled", "sending", "sent", "cancelled"] as const;
export type RaceMessageState = (typeof messageStates)[number];

/** The states of entries that a message can be for. `pending` waits for its payment. */
export const audienceStatuses = [
  "registered",
  "confirmed",
  "completed",
  "pending",
  "cancelled",
] as const;
export type AudienceStatus = (typeof audienceStatuses)[number];

/** What was paid for an entry through this site; `none` for an entry that cost nothing here. */
export const audiencePayments = ["paid", "awaiting", "review", "none"] as const;
export type AudiencePayment = (typeof audiencePayments)[number];

export const audienceResults = ["with", "without"] as const;
export type AudienceResult = (typeof audienceResults)[number];

/** Which runners of a race get a message. An empty list does not narrow the audience. */
export type Audience = {
  distances: string[];
  categories: string[];
  statuses: AudienceStatus[];
  payment: AudiencePayment | null;
  result: AudienceResult | null;
};

/**
 * In place of the distances of an audience: the message is for the runners who were written down with it, because
 * something has changed for them.
 */
export const writtenDown = "written down";

/** Without a choice, a message is for the entries that count; those that wait for money only where it is about them. */
export function statusesOf({ statuses, payment }: Audience): readonly AudienceStatus[] {
  if (statuses.length > 0) return statuses;
  return payment === "awaiting" || payment === "review"
    ? ["pending"]
    : ["registered", "confirmed", "completed"];
}

/** The name of a choice of the audience: each is a field of its own, so that none is lost when the form is refused. */
export function choiceName(of: "distance" | "category" | "status", value: string): string {
  return `${of}:${value}`;
}

/** A subject with its text, in one language. */
export type MessageText = { subject: string; text: string };

/** A message in the languages that it is written in: at least one of them. */
export type MessageTexts = Record<Lang, MessageText | null>;

/** The text that a reader gets, with its language: the other one where theirs is missing. */
export function textFor(texts: MessageTexts, lang: Lang): (MessageText & { lang: Lang }) | null {
  const own = texts[lang];
  if (own) return { ...own, lang };
  const otherLang = lang === "en" ? "es" : "en";
  const other = texts[otherLang];
  return other && { ...other, lang: otherLang };
}

export const longestMessageSubject = 120;
export const longestMessageText = 5000;

/** Messages of a race that are kept, with drafts. */
export const mostMessages = 200;

/** Messages of a race that can leave within a day, and news within a week. */
export const mostPerDay = 10;
export const mostNewsPerWeek = 2;

/** Messages of a race within a day that can go to phones too: text messages and WhatsApp cost money. */
export const mostSmsPerDay = 2;

/** The most runners whom a message to phones can reach. */
export const mostSmsRecipients = 5000;

/**
 * The numbers that text messages go to: those of Peru, Mexico and the plan of Canada and the United States, without its
 * paid numbers. Nobody has confirmed the phone of an entry, and messages abroad cost many times as much.
 */
export const TEXTED_NUMBER = /^\+(?:1(?!900)[2-9]\d{9}|51\d{8,9}|52\d{10})$/;

/** How long the code is good that confirms a number. */
export const whatsAppCodeMinutes = 10;

/** More runners than any race of one edition has. */
export const mostRecipients = 60_000;

/** How often failed deliveries of a message can be tried again. */
export const mostRetries = 3;

/** How far ahead a message can be scheduled. */
export const mostDaysAhead = 365;

/** Thanks leave this long after results were published: mistakes are found in the first hour. */
export const thanksAfterHours = 1;

/** Without results, thanks leave this many days after the race. */
export const thanksAfterDays = 5;

/** No thanks leave later than this after the race: results of long ago may be published too. */
export const thanksWithinDays = 45;

/** How the deliveries of a message stand. */
export type DeliveryCounts = {
  total: number;
  waiting: number;
  sent: number;
  failed: number;
  skipped: number;
  /** The text messages beside the letters. */
  sms: { waiting: number; sent: number; failed: number };
  /** The messages by WhatsApp beside them; `delivered` counts those that were read too. */
  whatsapp: { waiting: number; sent: number; delivered: number; read: number; failed: number };
};

/** A message as the list of a race shows it. */
export type ListedMessage = {
  id: string;
  kind: RaceMessageKind;
  state: RaceMessageState;
  texts: MessageTexts;
  createdAt: Date;
  sendAt: Date | null;
  counts: DeliveryCounts;
};

/** A message with everything in it. */
export type WholeMessage = ListedMessage & {
  audience: Audience;
  takesAnswers: boolean;
  alsoSms: boolean;
  alsoWhatsApp: boolean;
  origin: string;
  by: string | null;
  retries: number;
};

/** The race of a message, as far as letters name it. */
export type MessageRace = { id: string; name: string; startDate: Day; city: string };
