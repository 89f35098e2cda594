import type { RaceEventKind } from "../race-event.ts";

/** Why nothing is sent to an address. */
export type PauseReason = "organizer" | "failures" | "gone";

/** An address of an organizer, to which the events of a race are sent. */
export type WebhookEndpoint = {
  id: string;
  address: string;
  events: RaceEventKind[];
  paused: { at: Date; by: PauseReason } | null;
  /** Since when every try has failed. */
  failingSince: Date | null;
  createdAt: Date;
};

export type DeliveryStatus = "waiting" | "sent" | "failed" | "dropped";

/** One event on its way to an address. */
export type Delivery = {
  id: string;
  event: RaceEventKind;
  status: DeliveryStatus;
  tries: number;
  createdAt: Date;
  triedAt: Date | null;
  nextTryAt: Date | null;
  /** What came of the last try. */
  answerStatus: number | null;
  answer: string | null;
  problem: string | null;
  tookMs: number | null;
};

/** The most addresses of one organizer for one race. */
export const mostEndpoints = 5;
/** How long the previous secret signs beside a new one. */
export const overlapHours = 24;
/** The longest address, in letters. */
export const longestAddress = 1000;
/** An address at which every try fails for this long is paused. */
export const failingDays = 3;

const minute = 60;
const hour = 60 * minute;

/** How long each try waits after the one before, in seconds: eight tries over a day. */
export const waits = [minute, 5 * minute, 30 * minute, hour, 3 * hour, 7 * hour, 12 * hour];

export const mostTries = waits.length + 1;

/** When to try again after this many attempts; `null` when there are no more. */
export function nextTryAt(tries: number, now: Date): Date | null {
  const seconds = waits[tries - 1];
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000);
}
