import { type AnswerProblem, answerLimits } from "./answers.ts";

const { firstName, lastName, insuranceProvider, policyNumber, emergencyContactName } = answerLimits;

/** What is wrong with an answer. The wizard shows these; the pages of races do not load them. */
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
