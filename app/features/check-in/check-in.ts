import { ageOn } from "#features/races/page/age.ts";
import type { Gender } from "#features/registrations/rules/entry-rules.ts";
import type { Day } from "#values/day.ts";
import type { Lang } from "#values/say.ts";
import type { Scan, ScanAnswer, ScanKey } from "./scan-log.ts";

/** A race has no more desks whose links work. */
export const mostDesks = 20;
export const longestDeskName = 60;

/** A device sends no more scans at once, and gets no more changes. */
export const mostScans = 200;
export const mostChanges = 1000;

/** Scans that a file of a device may have: more than a desk has runners. */
export const mostFiledScans = 20_000;
export const mostFileMegabytes = 8;

/** Days after the start on which links still work. */
export const daysAfterStart = 1;

/** A desk with the race whose runners it checks in. */
export type CheckInDesk = {
  id: string;
  name: string;
  createdAt: Date;
  race: { id: string; name: string; startDate: Day; timeZone: string };
};

/** A desk as its organizer sees it; links are shown only when they are made. */
export type ListedDesk = {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** It was ended, or its race is over. */
  isEnded: boolean;
};

/** The scan by which an entry is checked in, with the desk and the time. Times are milliseconds since 1970. */
export type Holder = ScanKey & { desk: string; at: number };

/** An entry as a desk sees it: what tells one runner from another, and what is in the kit. */
export type DeskEntry = {
  id: string;
  bib: number;
  name: string;
  distance: string | null;
  gender: Gender | null;
  age: number | null;
  category: string | null;
  /** The answers to the questions with choices, in the order of the list's questions. */
  kit: string[];
  /** Of its code: who has the list can check codes and cannot print them. */
  hash: string;
  isCancelled: boolean;
  holder: Holder | null;
};

/** All entries of a race as they were at one change of its log. */
export type DeskList = {
  /** The id of the desk, which a file of scans names. */
  desk: string;
  version: string;
  /** The number of the last change that the list knows. */
  change: number;
  kit: string[];
  entries: DeskEntry[];
};

/** A scan as a device sends it, with the time of the device. */
export type SentScan = Omit<Scan, "installation"> & { at: number };

/** What a device sends: all of its scans that have no answer yet, and what it knows already. */
export type SentScans = {
  installation: string;
  /** What the clock of the device shows. */
  sentAt: number;
  /** The last change that the device knows. */
  since: number;
  scans: SentScan[];
};

/** The scans that a device could not send, in a file for the organizer. */
export type FiledScans = Omit<SentScans, "since"> & { desk: string };

/** What came of a scan; `unknown` for an entry that the race does not have any more. */
export type AnsweredScan = {
  sequence: number;
  answer: ScanAnswer | "unknown";
  /** Who had checked the entry in before. */
  before: { desk: string; at: number } | null;
};

/** An entry that was checked in, or whose check-in was undone. */
export type EntryChange = { change: number; entryId: string; holder: Holder | null };

export type DeskAnswer = {
  answers: AnsweredScan[];
  changes: EntryChange[];
  /** The device asks again at once. */
  hasMore: boolean;
  /** Another version than that of the device's list tells it to read the list again. */
  version: string;
  /** The clock of the server. */
  now: number;
};

/** How many runners of a distance have been checked in. */
export type CheckInCount = { distance: string | null; entered: number; checkedIn: number };

/** A scan that was said and not counted. */
export type DoubleScan = {
  change: number;
  bib: number;
  name: string;
  answer: "already" | "cancelled";
  desk: string;
  at: Date;
  firstDesk: string | null;
  firstAt: Date | null;
};

export function ageAtStart(dateOfBirth: Day | null, startDate: Day): number | null {
  return dateOfBirth === null ? null : ageOn(startDate, dateOfBirth);
}

/** `7:41 AM` at the place of the race, or `Dec 6, 7:41 AM`. */
export function timeAt(
  zone: string,
  at: number | Date,
  lang: Lang,
  as: "time" | "day" = "time",
): string {
  const time = { hour: "numeric", minute: "2-digit", timeZone: zone } as const;
  const options = as === "day" ? ({ ...time, month: "short", day: "numeric" } as const) : time;
  return new Intl.DateTimeFormat(lang === "es" ? "es-PE" : "en-US", options).format(at);
}
