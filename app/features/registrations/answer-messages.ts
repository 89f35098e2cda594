import { type AnswerProblem, answerLimits } from "./answers.ts";

const { firstName, lastName, insuranceProvider, policyNumber, emergencyContactName, guardianName } =
  answerLimits;

/** What is wrong with an answer. The wizard shows these; the pages of races do not load them. */
export const answerSentences = {
  required: "Please fill in all required fields",
  "date-of-birth": "Please enter a valid date of birth in YYYY-MM-DD format",
  phone: "Please enter a valid phone number",
  "phone-extension":
    "Please enter a valid phone number without an extension: messages cannot reach one",
  "phone-country-code":
    "Please enter a valid phone number. Begin with + and your country's code, for example +34 612 345 678",
  "emergency-phone": "Please enter a valid emergency contact phone number",
  "emergency-phone-extension":
    "Please enter a valid emergency contact phone number without an extension, on which somebody can be reached directly",
  "emergency-phone-country-code":
    "Please enter a valid emergency contact phone number. Begin with + and the country's code, for example +34 612 345 678",
  waiver: "You must accept the waiver agreement to continue",
  guardian: "A parent or guardian must consent to the entry of a runner under 18",
  "first-name-too-long": `First name can have at most ${firstName.most} characters`,
  "last-name-too-long": `Last name can have at most ${lastName.most} characters`,
  "insurance-provider-too-long": `Insurance provider can have at most ${insuranceProvider.most} characters`,
  "policy-number-too-long": `Policy number can have at most ${policyNumber.most} characters`,
  "emergency-contact-name-too-long": `Emergency contact name can have at most ${emergencyContactName.most} characters`,
  "guardian-name-too-long": `The guardian's name can have at most ${guardianName.most} characters`,
} as const satisfies Record<Exclude<AnswerProblem, "too-young">, string>;

/** The sentence for a runner who is too young, with the age that the race asks for. */
export function tooYoung(minimumAge: number): string {
  return `Runners of this race must be at least ${minimumAge} years old on race day`;
}
