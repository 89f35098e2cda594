import { type AnswerProblem, answerLimits } from "./answers.ts";
import type { RegistrationRefusal } from "./obstacle.ts";

/** Why a registration is not possible: before the form, and where the form is sent too late. */
export const registrationRefusals = {
  external: "The organizer of this race takes registrations elsewhere.",
  cancelled: "This race is cancelled.",
  past: "This race is over.",
  deadline: "The registration deadline has passed.",
  closed: "Registration is closed.",
  full: "All places of this distance are taken.",
  registered: "You are already registered for this distance.",
  incomplete: "Please fill in all required fields",
  gone: "This distance is no longer offered.",
} as const satisfies Record<RegistrationRefusal, string>;

const { firstName, lastName, insuranceProvider, policyNumber, emergencyContactName } = answerLimits;

export const answerSentences = {
  required: "Please fill in all required fields",
  "date-of-birth": "Please enter a valid date of birth in YYYY-MM-DD format",
  phone: "Please enter a valid phone number",
  "emergency-phone": "Please enter a valid emergency contact phone number",
  waiver: "You must accept the waiver agreement to continue",
  "first-name-too-long": `First name can have at most ${firstName.most} characters`,
  "last-name-too-long": `Last name can have at most ${lastName.most} characters`,
  "insurance-provider-too-long": `Insurance provider can have at most ${insuranceProvider.most} characters`,
  "policy-number-too-long": `Policy number can have at most ${policyNumber.most} characters`,
  "emergency-contact-name-too-long": `Emergency contact name can have at most ${emergencyContactName.most} characters`,
} as const satisfies Record<AnswerProblem, string>;

export const messages = {
  failed: "Failed to submit registration. Please try again.",
  notKept: "Your answers could not be saved. Please try again.",
  tooLate: "This registration can no longer be cancelled.",
  tooMany: "Too many registrations at once. Please try again later.",
} as const;
