import type { Day } from "#values/day.ts";

/** The most letters of a message of one's own: with its link it must fit into a text message. */
export const messageLimit = 1000;

/** Who was asked within so many days is asked again only on purpose. */
export const daysBetweenRequests = 14;

/** How long the dialog stays when everything is on its way. */
export const closesAfterMs = 2000;

/** What became of a request on one way. `reason` says why it failed. */
export type Way = { status: "queued" | "sent" | "failed"; reason: string | null };

/** A request that was made; a way is `null` when it was not chosen. */
export type ReviewRequest = {
  id: string;
  createdAt: Date;
  /** `null` when the administrator's account is gone. */
  by: string | null;
  customMessage: string | null;
  email: Way | null;
  sms: Way | null;
};

/** What the form for a new request needs to know. */
export type Asking = {
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
  /** The day of the last request, if it is not long ago. */
  askedOn: Day | null;
  /** Why a way cannot be chosen on this server; `null` where it can. */
  emailObstacle: string | null;
  smsObstacle: string | null;
  /** Where the runner writes the review. */
  link: string;
};

/** What sending answers. */
export type Sent = { email: Way | null; sms: Way | null };

/** Why nobody was asked: what the request is about is not there, or a rule or a service said no. */
export type RequestRefusal = "no-registration" | "no-profile" | "refused";
