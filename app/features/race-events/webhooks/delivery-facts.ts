import { sentenceOf } from "#features/accounts/messages.ts";
import { formatFullMoment } from "#values/day.ts";
import { deliveryWords, failureWords, waitsForResume } from "./messages.ts";
import { type Delivery, mostTries } from "./webhook.ts";

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
