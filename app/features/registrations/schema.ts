import { z } from "zod";
import { adultAge, ageOn } from "#features/races/page/age.ts";
import type { RaceToEnter } from "#features/races/race.ts";
import { registrationCountries } from "#values/countries.ts";
import { addDays, type Day, parseDay } from "#values/day.ts";
import { firstSentences } from "#values/form/form.ts";
import { readPhone } from "#values/phone.ts";
import { oneLine } from "#values/text/clean.ts";
import {
  type AnswerName,
  type AnswerProblem,
  type AnswerProblems,
  type Answers,
  answerLimits,
  askedAnswers,
  contactAnswers,
  hyphenated,
  readAnswerProblems,
  safetyAnswers,
} from "./answers.ts";
import { type EntryForm, genders } from "./rules/entry-rules.ts";
import { documentTypes, readDocumentNumber } from "./rules/identity-document.ts";

/** An older date of birth is a typing mistake. */
const oldestDays = 125 * 366;

/** A line of text. A field that is missing, or that occurs twice, counts as empty. */
const typed = z.string().catch("").transform(oneLine);

/** What a race says about the age of its runners, which counts on its day. */
type AgedRace = Pick<RaceToEnter, "startDate" | "minimumAge">;

/** A choice that need not be made; what is not offered counts as not chosen. */
const chosen = <const T extends readonly string[]>(offered: T) =>
  typed.transform((text): T[number] | null => offered.find((each) => each === text) ?? null);

type Context<T> = { value: T; issues: z.core.$ZodRawIssue[] };

/**
 * Step 1, on the day `today`: first whether every answer is given, then whether each is possible. The
 * messages of both steps are codes: see `readAnswerProblems`.
 */
export function contactSchema(today: Day, race: AgedRace, { rules }: Pick<EntryForm, "rules">) {
  return z
    .object({
      firstName: typed,
      lastName: typed,
      dateOfBirth: typed.transform(hyphenated),
      gender: chosen(genders),
      phone: typed,
      country: typed,
      documentType: chosen(documentTypes),
      documentNumber: typed,
      club: typed,
    })
    .check((context) => {
      if (isIncomplete(context, askedAnswers(contactAnswers, rules, { onlyRequired: true })))
        return;
      const { dateOfBirth, phone, country, documentType, documentNumber } = context.value;
      tooLong(context, ["firstName", "lastName", "club"]);
      if (!isBirthday(dateOfBirth, today)) refuse(context, "dateOfBirth", "date-of-birth");
      else if (ageOn(race.startDate, dateOfBirth) < race.minimumAge) {
        refuse(context, "dateOfBirth", "too-young");
      }
      const { problem } = readPhone(phone, country);
      if (problem) refuse(context, "phone", problem);
      if (!registrationCountries.some((offered) => offered === country)) {
        refuse(context, "country", "required");
      }
      if (rules.document !== "hidden" && documentNumber) {
        if (documentType === null) refuse(context, "documentType", "required");
        else if (readDocumentNumber(documentType, documentNumber) === null) {
          const hasOneLength = documentType === "dni" || documentType === "curp";
          refuse(
            context,
            "documentNumber",
            hasOneLength ? `document-number-${documentType}` : "document-number",
          );
        }
      }
    })
    .transform(({ gender, documentType, documentNumber, club, ...given }) => {
      const number =
        documentType !== null && rules.document !== "hidden"
          ? readDocumentNumber(documentType, documentNumber)
          : null;
      return {
        ...given,
        phone: readPhone(given.phone, given.country).number ?? "",
        gender: rules.gender === "hidden" ? null : gender,
        club: rules.club === "hidden" || !club ? null : club,
        document: documentType === null || number === null ? null : { type: documentType, number },
      };
    });
}

/**
 * Step 2. A phone number without a plus is read as one of the runner's country, and a minor needs the
 * consent of a guardian.
 */
export function safetySchema(
  { country, isMinor }: { country: string; isMinor: boolean },
  { rules, waiver }: EntryForm,
) {
  const version = waiver?.version ?? null;
  return z
    .object({
      insuranceProvider: typed,
      policyNumber: typed,
      emergencyContactName: typed,
      emergencyContactPhone: typed,
      guardianName: typed,
      guardianConsent: typed,
      waiverVersion: typed,
      waiverAccepted: typed,
    })
    .check((context) => {
      const asked = askedAnswers(safetyAnswers, rules, { onlyRequired: true });
      if (isIncomplete(context, isMinor ? [...asked, "guardianName"] : asked)) return;
      const { emergencyContactPhone, guardianConsent, waiverVersion, waiverAccepted } =
        context.value;
      tooLong(context, ["insuranceProvider", "policyNumber", "emergencyContactName"]);
      if (isMinor) tooLong(context, ["guardianName"]);
      const { problem } = readPhone(emergencyContactPhone, country);
      if (problem) refuse(context, "emergencyContactPhone", `emergency-${problem}`);
      if (context.issues.length === 0 && isMinor && guardianConsent !== "yes") {
        refuse(context, "guardianConsent", "guardian");
      }
      if (context.issues.length > 0) return;
      if (waiverAccepted !== "yes") refuse(context, "waiverAccepted", "waiver");
      else if (waiverVersion !== String(version ?? "")) {
        refuse(context, "waiverAccepted", "waiver-changed");
      }
    })
    .transform(
      ({ guardianName, guardianConsent: _, insuranceProvider, policyNumber, ...given }) => ({
        ...given,
        insuranceProvider: rules.insurance === "hidden" ? "" : insuranceProvider,
        policyNumber: rules.insurance === "hidden" ? "" : policyNumber,
        guardianName: isMinor ? guardianName : null,
        emergencyContactPhone: readPhone(given.emergencyContactPhone, country).number ?? "",
        waiverVersion: version,
        waiverAccepted: true as const,
      }),
    );
}

/** The answers of both steps, checked. */
export type Entry = z.output<ReturnType<typeof contactSchema>> &
  z.output<ReturnType<typeof safetySchema>>;

/** The entry that the answers of a draft make, the last step that they open, and what is wrong with that step. */
export function readAnswers(
  answers: Answers,
  today: Day,
  race: AgedRace,
  form: EntryForm,
): { step: 1 | 2 | 3; entry: Entry | null; problems: AnswerProblems } {
  const contact = contactSchema(today, race, form).safeParse(answers);
  if (!contact.success) return { step: 1, entry: null, problems: problemsOf(contact.error) };
  const { country, dateOfBirth } = contact.data;
  const isMinor = isMinorIn(race, dateOfBirth);
  const safety = safetySchema({ country, isMinor }, form).safeParse(answers);
  if (!safety.success) return { step: 2, entry: null, problems: problemsOf(safety.error) };
  return { step: 3, entry: { ...contact.data, ...safety.data }, problems: {} };
}

/** What is wrong with the answers of both steps at once, as if the waiver and the consent were given. */
export function problemsIn(
  answers: Answers,
  today: Day,
  race: AgedRace,
  form: EntryForm,
): AnswerProblems {
  const accepted = withConsents(answers, form);
  const contact = contactSchema(today, race, form).safeParse(accepted);
  const { country = "", dateOfBirth } = accepted;
  const isMinor = isMinorIn(race, dateOfBirth);
  const safety = safetySchema({ country, isMinor }, form).safeParse(accepted);
  return {
    ...(contact.error && problemsOf(contact.error)),
    ...(safety.error && problemsOf(safety.error)),
  };
}

/** The answers with the waiver as it is now accepted, and the consent of a guardian. */
export function withConsents(answers: Answers, { waiver }: Pick<EntryForm, "waiver">): Answers {
  const waiverVersion = String(waiver?.version ?? "");
  return { ...answers, guardianConsent: "yes", waiverVersion, waiverAccepted: "yes" };
}

function problemsOf(error: z.ZodError): AnswerProblems {
  return readAnswerProblems(firstSentences(error).fields);
}

/** Whether the runner is a minor on the day of the race; false for a date that cannot be read. */
export function isMinorIn({ startDate }: Pick<AgedRace, "startDate">, dateOfBirth = ""): boolean {
  const born = parseDay(dateOfBirth.trim());
  return born !== null && ageOn(startDate, born) < adultAge;
}

function isIncomplete<T extends Record<string, string | null>>(
  context: Context<T>,
  fields: readonly (keyof T & AnswerName)[],
): boolean {
  const missing = fields.filter((field) => !context.value[field]);
  for (const field of missing) refuse(context, field, "required");
  return missing.length > 0;
}

function tooLong<T extends Record<string, string | null>>(
  context: Context<T>,
  fields: readonly (keyof T & keyof typeof answerLimits)[],
): void {
  for (const field of fields) {
    const { most, problem } = answerLimits[field];
    if ((context.value[field] ?? "").length > most) refuse(context, field, problem);
  }
}

function refuse<T>(context: Context<T>, field: AnswerName, problem: AnswerProblem): void {
  context.issues.push({ code: "custom", path: [field], message: problem, input: context.value });
}

function isBirthday(text: string, today: Day): boolean {
  const day = parseDay(text);
  return day !== null && day < today && day > addDays(today, -oldestDays);
}
