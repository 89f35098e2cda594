import { formatDay } from "#values/day.ts";
import type { ChannelProblem, RequestRefusal } from "./review-request.ts";

/** ERR-64. */
export const failedToSend = "Failed to send review request. Please try again.";

/** Why a runner was not asked. */
export function refusalSentence(refusal: RequestRefusal): string {
  switch (refusal.problem) {
    case "no-registration":
      return "Registration not found";
    case "no-profile":
      return "User profile not found.";
    case "asked-already":
      return `This runner was asked on ${formatDay(refusal.day)}. Choose to ask again if you really want to.`;
    case "not-run-yet":
      return `This race is on ${formatDay(refusal.day)} and has not been run yet. Choose to ask all the same if you really want to.`;
    case "not-sent":
      return refusal.reasons.map((reason) => channelProblems[reason]).join(" ");
    case "failed":
      return failedToSend;
  }
}

export const channelProblems: Record<ChannelProblem, string> = {
  "no-mail": "This server sends no mail.",
  "no-sms": "This server sends no text messages.",
  "bad-address": "The mail address is none that can be written to.",
  "bad-number": "The phone number is none that text messages can be sent to.",
};

/** In words why a channel failed: a problem of ours, or else what the provider said. */
export function channelReason(reason: string): string {
  return isChannelProblem(reason) ? channelProblems[reason] : reason;
}

function isChannelProblem(reason: string): reason is ChannelProblem {
  return Object.hasOwn(channelProblems, reason);
}

export const noChannelChosen = "Please select at least one method to send the review request";
export const tooLong = (most: number) => `The message can have at most ${most} characters`;
export const notUnderstood = "The request could not be understood";
export const onlyAdmins = "Only administrators can do this";
/** For organizers, who may write to so many runners in a day. */
export const tooManyRequests = "You have asked very many runners today. Please go on tomorrow.";
export const sentSentence = "Review request sent.";
