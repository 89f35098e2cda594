import { sentenceOf } from "#features/accounts/messages.ts";
import { formatFullMoment } from "#values/day.ts";
import type { RaceEventKind } from "../race-event.ts";
import {
  type Delivery,
  type DeliveryStatus,
  longestAddress,
  mostEndpoints,
  mostTries,
  type PauseReason,
} from "./webhook.ts";

export type WebhookProblem =
  | "too-many"
  | "known-address"
  | "not-https"
  | "private"
  | "unknown-host"
  | "too-slow"
  | "no-answer";

export const webhookProblems = {
  "too-many": `A race has at most ${mostEndpoints} addresses of one organizer. Please delete one first.`,
  "known-address": "This address is in the list already.",
  "not-https": "Please enter an address that begins with https://.",
  private: "This address leads into a private network. Please enter one of the internet.",
  "unknown-host": "There is no server of this name. Please check the address.",
  "too-slow": "The name of this server could not be looked up. Please try again.",
  "no-answer": "This server does not answer. Please check the address.",
} satisfies Record<WebhookProblem, string>;

export const addressNeeded = "Please enter an address.";
export const addressTooLong = `Please enter at most ${longestAddress} letters.`;
export const addressWithPassword = "Please leave names, passwords and # out of the address.";
export const eventNeeded = "Please choose at least one event.";

export const webhookNotices = {
  saved: "The events are saved.",
  paused: "Nothing is sent to this address until you resume it.",
  resumed: "Events are sent to this address again.",
  deleted: "The address is deleted.",
  replayed: "The event is sent again.",
  "too-often": "That is often enough for this hour. Please try again later.",
  gone: "It was deleted already.",
} satisfies Record<string, string>;

export type WebhookNotice = keyof typeof webhookNotices;

export const eventWords = {
  "registration.created": "A runner registers",
  "registration.updated": "A registration changes",
  "registration.cancelled": "A registration is cancelled",
  "review.published": "A review appears",
} satisfies Record<RaceEventKind, string>;

const deliveryWords = {
  waiting: "Waiting",
  sent: "Sent",
  failed: "Failed",
  dropped: "Not needed",
} satisfies Record<DeliveryStatus, string>;

/** A delivery whose address is paused. */
const waitsForResume = "Waiting until you resume the address";

export const pauseWords = {
  organizer: "You have paused this address.",
  failures: "Paused, because every try failed for days. Resume it once your server answers.",
  gone: "Paused, because your server answered 410: it wants no more events.",
} satisfies Record<PauseReason, string>;

/** Why a try had no answer, in the log of deliveries. */
const failureWords = {
  "not-https": "The address is not https",
  private: "The name leads into a private network",
  "unknown-host": "The name of the server is not known",
  "too-slow": "No answer within ten seconds",
  "no-answer": "No connection",
} satisfies Record<Exclude<WebhookProblem, "too-many" | "known-address">, string>;

/** What the log says about a delivery. While its address is paused, no retry is announced. */
export function deliveryFacts(delivery: Delivery, isPaused: boolean): string[] {
  const { status, tries, answerStatus, problem, tookMs, nextTryAt } = delivery;
  const isWaiting = status === "waiting";
  const facts: string[] = [isWaiting && isPaused ? waitsForResume : deliveryWords[status]];
  if (tries > 0) facts.push(`try ${tries} of ${mostTries}`);
  if (answerStatus !== null) facts.push(`answer ${answerStatus}`);
  const why = sentenceOf(failureWords, problem);
  if (why) facts.push(why);
  if (tookMs !== null) facts.push(`${tookMs} ms`);
  if (isWaiting && !isPaused && nextTryAt) facts.push(`again at ${formatFullMoment(nextTryAt)}`);
  return facts;
}
