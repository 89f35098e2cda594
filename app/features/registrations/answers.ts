import { type Lang, langs, type Sentence } from "#values/say.ts";
import type { QuestionName } from "./questions/reading-answers.ts";
import type { EntryRules } from "./rules/entry-rules.ts";

/** The steps after signing in: contact, safety, and the review before sending. */
export const wizardSteps = [1, 2, 3] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The steps of the wizard that have something to fill in; the third one only shows it. */
export const contactAnswers = [
  "firstName",
  "lastName",
  "dateOfBirth",
  "gender",
  "phone",
  "country",
  "documentType",
  "documentNumber",
  "club",
] as const;

export const safetyAnswers = [
  "insuranceProvider",
  "policyNumber",
  "emergencyContactName",
  "emergencyContactPhone",
] as const;

/** The answers that the rules of a race are about; every race asks for all others. */
const ruledAnswers = {
  insuranceProvider: "insurance",
  policyNumber: "insurance",
  gender: "gender",
  documentType: "document",
  documentNumber: "document",
  club: "club",
} as const satisfies Partial<Record<AnswerName, keyof EntryRules>>;

/** Those of `names` that a race with these rules asks for, or only those that it does not do without. */
export function askedAnswers<Name extends AnswerName>(
  names: readonly Name[],
  rules: EntryRules,
  { onlyRequired = false } = {},
): Name[] {
  const ruled: Partial<Record<AnswerName, keyof EntryRules>> = ruledAnswers;
  return names.filter((name) => {
    const part = ruled[name];
    const demand = part ? rules[part] : "required";
    return onlyRequired ? demand === "required" : demand !== "hidden";
  });
}

/** Of a runner who is a minor on the day of the race. */
export const guardianAnswers = ["guardianName", "guardianConsent"] as const;

/** The answers that a draft keeps, as they were typed. */
export const answerNames = [
  ...contactAnswers,
  ...safetyAnswers,
  ...guardianAnswers,
  "waiverVersion",
  "waiverAccepted",
] as const;
export type AnswerName = (typeof answerNames)[number];
/** The name of the field of an extra, and of what a draft keeps of it. */
export type ExtraName = `extra:${string}`;
/**
 * Beside the fields stand the language of the waiver that is accepted (see `acceptedOn`), the code that lowers the
 * price, the team that the entry joins (see `teamToJoin`), what a list says of a distance that the race does not have,
 * the answers to the questions of the race, and what is bought beside the entry.
 */
export type Answers = Partial<
  Record<
    AnswerName | "waiverLang" | "voucherCode" | "savesPerson" | "team" | "typedDistance",
    string
  >
> &
  Record<QuestionName | ExtraName, string>;

/** The fields of each step; the last step only shows the answers. */
export const fieldsOf = {
  1: contactAnswers,
  2: [...safetyAnswers, ...guardianAnswers, "waiverVersion", "waiverAccepted"],
  3: [],
} as const satisfies Record<WizardStep, readonly AnswerName[]>;

/** The answers of one step, as its form carries them; a box without its tick is an empty answer. */
export function answersIn(step: WizardStep, form: FormData): Answers {
  const answers: Answers = {};
  for (const field of fieldsOf[step]) {
    const typed = form.get(field);
    answers[field] = typeof typed === "string" ? typed.replaceAll("\0", "").toWellFormed() : "";
  }
  if (answers.dateOfBirth) answers.dateOfBirth = hyphenated(answers.dateOfBirth);
  return answers;
}

/** A day that was typed as eight digits, with hyphens: the number keys of phones have none. */
export function hyphenated(text: string): string {
  return text.replace(/^\s*(\d{4})(\d{2})(\d{2})\s*$/, "$1-$2-$3");
}

/** The language in which a step shows the waiver, kept beside its answers. */
export function acceptedOn(step: WizardStep, lang: Lang): Answers {
  return fieldsOf[step].some((field) => field === "waiverAccepted") ? { waiverLang: lang } : {};
}

/** The language of the waiver that the answers accept. */
export function waiverLangOf({ waiverLang }: Answers): Lang {
  return langs.find((lang) => lang === waiverLang) ?? "en";
}

/** The letters that an answer may have, and what is wrong with a longer one. */
export const answerLimits = {
  firstName: { most: 100, problem: "first-name-too-long" },
  lastName: { most: 100, problem: "last-name-too-long" },
  insuranceProvider: { most: 200, problem: "insurance-provider-too-long" },
  policyNumber: { most: 100, problem: "policy-number-too-long" },
  emergencyContactName: { most: 200, problem: "emergency-contact-name-too-long" },
  guardianName: { most: 200, problem: "guardian-name-too-long" },
  club: { most: 100, problem: "club-too-long" },
} as const satisfies Partial<Record<AnswerName, { most: number; problem: string }>>;

/** What can be wrong with an answer. */
export const answerProblems = [
  "required",
  "date-of-birth",
  "too-young",
  "phone",
  "phone-extension",
  "phone-country-code",
  "emergency-phone",
  "emergency-phone-extension",
  "emergency-phone-country-code",
  "document-number",
  "document-number-dni",
  "document-number-curp",
  "guardian",
  "waiver",
  "waiver-changed",
  ...Object.values(answerLimits).map(({ problem }) => problem),
] as const;
export type AnswerProblem = (typeof answerProblems)[number];

/** What is wrong with the answers of a step. */
export type AnswerProblems = Partial<Record<AnswerName, AnswerProblem>>;

/** Reads the problems that a schema of `schema.ts` names by field. */
export function readAnswerProblems(fields: Readonly<Record<string, Sentence>>): AnswerProblems {
  const problems: AnswerProblems = {};
  for (const name of answerNames) {
    const problem = answerProblems.find((known) => known === fields[name]);
    if (problem) problems[name] = problem;
  }
  return problems;
}
