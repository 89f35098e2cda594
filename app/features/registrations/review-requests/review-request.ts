import type { Day } from "#values/day.ts";
import type { Lang } from "#values/say.ts";

/** Characters of a message: with its link it must fit into a text message. */
export const messageLimit = 1000;

/** A runner who was asked within so many days is asked again only on purpose. */
export const daysBetweenRequests = 14;

/** How long the dialog stays open after everything was sent. */
export const closesAfterMs = 2000;

/** Why a message cannot be sent to a runner on a channel. */
export type ChannelProblem = "no-mail" | "no-sms" | "bad-address" | "bad-number";

/** The outcome of a request on one channel. */
export type ChannelState = {
  status: "queued" | "sent" | "failed";
  /** Why it failed: a `ChannelProblem`, or what the provider said. */
  reason: string | null;
};

/** What became of a request; a channel is `null` when it was not chosen. */
export type SentRequest = { email: ChannelState | null; sms: ChannelState | null };

/** A request that was made. */
export type ReviewRequest = SentRequest & {
  id: string;
  createdAt: Date;
  /** `null` when the administrator's account is deleted. */
  by: string | null;
  customMessage: string | null;
};

/** What the form for a new request shows. */
export type RequestDetails = {
  registrationId: string;
  firstName: string;
  lastName: string;
  race: { id: string; name: string; startDate: Day };
  /** Of the runner's profile. */
  email: string;
  /** With most digits hidden; `null` where no text message can be sent to it. */
  phone: string | null;
  hasReviewed: boolean;
  /** Whether the race has not been run yet. */
  isAhead: boolean;
  /** The day of the last request, unless it is long ago. */
  askedOn: Day | null;
  /** Why a channel cannot be chosen on this server; `null` where it can. */
  emailObstacle: ChannelProblem | null;
  smsObstacle: ChannelProblem | null;
  /** The language that the runner is written to in. */
  lang: Lang;
  /** Where the runner writes the review. */
  link: string;
};

/** Why a runner cannot be asked at all. */
export type MissingRecipient = "no-registration" | "no-profile";

/** Why a runner was not asked. */
export type RequestRefusal =
  | { problem: MissingRecipient | "failed" }
  /** Asking again has to be chosen. */
  | { problem: "asked-already"; day: Day }
  /** Asking before the race has to be chosen. */
  | { problem: "not-run-yet"; day: Day }
  | { problem: "not-sent"; reasons: ChannelProblem[] };
