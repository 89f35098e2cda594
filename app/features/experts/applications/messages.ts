import { heicRefused } from "#values/form/heic.ts";
import { documentLimits } from "./documents.ts";

/** Why nothing was sent, changed or withdrawn. */
export const applicationProblems = {
  unconfirmed:
    "Please confirm your email address first. The link is in the email that we sent you.",
  listed: "Your account is linked to the page of an expert already.",
  decided: "Your application was decided or withdrawn in the meantime. Its state is shown here.",
  "too-often": "You have sent several applications today. Please try again tomorrow.",
  "changed-too-often":
    "You have changed your application very often within the last hour. Please try again later.",
  "not-saved": "Your application could not be saved. Please try again.",
} as const;

export type ApplicationProblem = keyof typeof applicationProblems;

/** The status of the answer to a form that is refused. */
export const applicationStatus = {
  unconfirmed: 409,
  listed: 409,
  decided: 409,
  "too-often": 429,
  "changed-too-often": 429,
  "not-saved": 500,
} as const satisfies Record<ApplicationProblem, number>;

/** Why a file is not taken; the name of the file stands before it. */
const documentProblems = {
  format: "only PDF, JPEG, PNG and WebP files can be sent",
  heic: heicRefused.replace(/\.$/, ""),
  "too-heavy": `at most ${documentLimits.bytes / 1024 / 1024} MB, please`,
  "too-many": `at most ${documentLimits.count} documents can be sent`,
  empty: "the file is empty",
  "too-often": "you have sent very many documents. Please try again later",
  "not-kept": "the file could not be stored. Please try again",
} as const;

export type DocumentRefusal = { name: string; problem: keyof typeof documentProblems };

/** `diploma.exe: only PDF, JPEG, PNG and WebP files can be sent.` */
export function documentRefusals(refused: readonly DocumentRefusal[]): string {
  return refused.map(({ name, problem }) => `${name}: ${documentProblems[problem]}.`).join(" ");
}

export const applicationMessages = {
  sent: "Your application has been sent.",
  changed: "Your application has been changed.",
  withdrawn: "Your application has been withdrawn.",
  firstNameNeeded: "Please enter your first name",
  lastNameNeeded: "Please enter your last name",
  titleNeeded: "Please say what you are, such as Running Coach",
  cityNeeded: "Please enter the city where you work",
  countryNeeded: "Please enter the country",
  yearsNeeded: (most: number) => `Please enter whole years, from 0 to ${most}`,
  rateNeeded: "Please enter an amount such as 60 or 45.50",
  currencyNeeded: "Please choose a currency",
  serviceNeeded: "Please tick or name at least one service",
  tooManyServices: (most: number) => `At most ${most} services, please`,
  serviceTooLong: (most: number) => `Each service can have at most ${most} characters`,
  emailNeeded: "Please enter a valid email address",
  phoneNeeded: "Please enter a valid phone number",
  tooLong: (most: number) => `At most ${most} characters, please`,
} as const;

/** Why an administrator's decision was not made. */
export const decisionProblems = {
  gone: "This application no longer exists.",
  decided: "Another administrator has decided about this application in the meantime.",
  withdrawn: "The application was withdrawn in the meantime.",
  changed:
    "The applicant has changed the application since you opened it. Please read it again before you decide.",
  listed:
    "The account of the applicant is linked to the page of an expert already. Decline the application, or unlink that page first.",
  "note-needed": "Please write a note: it goes to the applicant.",
  "note-too-long": "The note is too long.",
  "not-saved": "The decision could not be saved. Please try again.",
} as const;

export type DecisionProblem = keyof typeof decisionProblems;

export const decisionMessages = {
  approved: "Application approved. The page is public.",
  declined: "Application declined.",
} as const;
