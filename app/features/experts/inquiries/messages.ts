import { type InquiryReader, inquiryLifeDays } from "./inquiry.ts";

export const inquiryNameNeeded = "Please enter your name";
export const inquiryEmailNeeded = "Please enter your email address";
export const inquiryEmailInvalid = "Please enter a valid email address";
export const inquiryMessageNeeded = "Please write a message";
export const inquiryTooLong = "This is too long";

export type InquiryProblem =
  | "no-mail"
  | "not-listed"
  | "unreachable"
  | "own-page"
  | "too-many"
  | "too-many-for-expert"
  | "too-many-messages"
  | "closed"
  | "over"
  | "gone"
  | "not-sent";

export const inquiryProblems = {
  "no-mail": "This server sends no email, so messages to experts are not possible right now.",
  "not-listed": "This expert is not listed any more, so nothing more can be sent.",
  unreachable: "This expert takes no messages here.",
  "own-page": "This is your own page.",
  "too-many": "Too many messages have come from here within the last hour. Please try again later.",
  "too-many-for-expert": "This expert has got very many messages today. Please try again tomorrow.",
  "too-many-messages":
    "Very many messages were sent here within the last hour. Please try again later.",
  closed: "This conversation is closed: nothing more is sent.",
  over: `The last message here is more than ${inquiryLifeDays} days old. Please write a new one.`,
  gone: "There is no such conversation.",
  "not-sent": "Your message could not be sent. Please try again.",
} satisfies Record<InquiryProblem, string>;

/** The status of the answer to a form that is refused. */
export const inquiryStatus = {
  "no-mail": 503,
  "not-listed": 404,
  unreachable: 409,
  "own-page": 409,
  "too-many": 429,
  "too-many-for-expert": 429,
  "too-many-messages": 429,
  closed: 409,
  over: 409,
  gone: 404,
  "not-sent": 500,
} satisfies Record<InquiryProblem, number>;

/** Who has closed a conversation, in words for one of its sides. */
export function closedSentence(
  closedBy: InquiryReader,
  { reader, names }: { reader: InquiryReader; names: { visitor: string; expert: string } },
): string {
  if (closedBy === "admin") return "Dorsal has closed this conversation: nothing more is sent.";
  if (closedBy === reader) return "You have closed this conversation: nothing more is sent.";
  return `${names[closedBy]} has closed this conversation: nothing more is sent.`;
}
