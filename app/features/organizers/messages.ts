import { mostOrganizers } from "./organizer.ts";

/** Why somebody was not linked to a race or removed from it. */
export const linkingProblems = {
  "no-race": "Race not found",
  "no-claim": "This claim no longer exists",
  "no-account":
    "No confirmed and active account has this address. Ask the person to sign up with it, and link the account then.",
  "linked-already": "This person organizes the race already.",
  "too-many": `A race has at most ${mostOrganizers} organizers.`,
  "not-linked": "This person does not organize the race any more.",
} as const satisfies Record<string, string>;

export type LinkingProblem = keyof typeof linkingProblems;

export const addressNeeded = "Please enter the mail address of an account";

export const linkedSentence = (email: string) => `${email} organizes this race now.`;
export const removedSentence = (email: string) => `${email} does not organize this race any more.`;
