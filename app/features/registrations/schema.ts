import { z } from "zod";
import { adultAge, ageOn } from "#features/races/page/age.ts";
import type { RaceToEnter } from "#features/races/race.ts";
import { registrationCountries } from "#values/countries.ts";
import { addDays, type Day, parseDay } from "#values/day.ts";
import { readPhone } from "#values/phone.ts";
import { oneLine } from "#values/text/typed.ts";
import {
  type AnswerName,
  type AnswerProblem,
  type Answers,
  answerLimits,
  contactAnswers,
  safetyAnswers,
} from "./answers.ts";

/** An older date of birth is a typing mistake. */
const oldestDays = 125 * 366;

/** A line of text. A field that is missing, or that occurs twice, counts as empty. */
const typed = z.string().catch("").transform(oneLine);

/** What a race says about the age of its runners, which counts on its day. */
type AgedRace = Pick<RaceToEnter, "startDate" | "minimumAge">;

type Context<T> = { value: T; issues: z.core.$ZodRawIssue[] };

/**
 * Step 1, on the day `today`: first whether every answer is given, then whether each is possible. The
 * messages of both steps are codes: see `readAnswerProblems`.
 */
export function contactSchema(today: Day, race: AgedRace) {
  return z
    .object({ firstName: typed, lastName: typed, dateOfBirth: typed, phone: typed, country: typed })
    .check((context) => {
      if (isIncomplete(context, contactAnswers)) return;
      const { dateOfBirth, phone, country } = context.value;
      tooLong(context, ["firstName", "lastName"]);
      if (!isBirthday(dateOfBirth, today)) refuse(context, "dateOfBirth", "date-of-birth");
      else if (ageOn(race.startDate, dateOfBirth) < race.minimumAge) {
        refuse(context, "dateOfBirth", "too-young");
      }
      const { problem } = readPhone(phone, country);
      if (problem) refuse(context, "phone", problem);
      if (!registrationCountries.some((offered) => offered === country)) {
        refuse(context, "country", "required");
      }
    })
    .transform((given) => ({
      ...given,
      phone: readPhone(given.phone, given.country).number ?? "",
    }));
}

/**
 * Step 2. A phone number without a plus is read as one of the runner's country, and a minor needs the
 * consent of a guardian.
 */
export function safetySchema({ country, isMinor }: { country: string; isMinor: boolean }) {
  return z
    .object({
      insuranceProvider: typed,
      policyNumber: typed,
      emergencyContactName: typed,
      emergencyContactPhone: typed,
      guardianName: typed,
      guardianConsent: typed,
      waiverAccepted: typed,
    })
    .check((context) => {
      const needed = isMinor ? ([...safetyAnswers, "guardianName"] as const) : safetyAnswers;
      if (isIncomplete(context, needed)) return;
      const { emergencyContactPhone, guardianConsent, waiverAccepted } = context.value;
      tooLong(context, ["insuranceProvider", "policyNumber", "emergencyContactName"]);
      if (isMinor) tooLong(context, ["guardianName"]);
      const { problem } = readPhone(emergencyContactPhone, country);
      if (problem) refuse(context, "emergencyContactPhone", `emergency-${problem}`);
      if (context.issues.length === 0 && isMinor && guardianConsent !== "yes") {
        refuse(context, "guardianConsent", "guardian");
      }
      if (context.issues.length === 0 && waiverAccepted !== "yes") {
        refuse(context, "waiverAccepted", "waiver");
      }
    })
    .transform(({ guardianName, guardianConsent: _, ...given }) => ({
      ...given,
      guardianName: isMinor ? guardianName : null,
      emergencyContactPhone: readPhone(given.emergencyContactPhone, country).number ?? "",
      waiverAccepted: true as const,
    }));
}

/** The answers of both steps, checked. */
export type Entry = z.output<ReturnType<typeof contactSchema>> &
  z.output<ReturnType<typeof safetySchema>>;

/** The entry that the answers of a draft make, and the last step that they open. */
export function readAnswers(
  answers: Answers,
  today: Day,
  race: AgedRace,
): { step: 1 | 2 | 3; entry: Entry | null } {
  const contact = contactSchema(today, race).safeParse(answers);
  if (!contact.success) return { step: 1, entry: null };
  const { country, dateOfBirth } = contact.data;
  const safety = safetySchema({ country, isMinor: isMinorIn(race, dateOfBirth) }).safeParse(
    answers,
  );
  if (!safety.success) return { step: 2, entry: null };
  return { step: 3, entry: { ...contact.data, ...safety.data } };
}

/** Whether the runner is a minor on the day of the race; false for a date that cannot be read. */
export function isMinorIn({ startDate }: Pick<AgedRace, "startDate">, dateOfBirth = ""): boolean {
  const born = parseDay(dateOfBirth.trim());
  return born !== null && ageOn(startDate, born) < adultAge;
}

function isIncomplete<T extends Record<string, string>>(
  context: Context<T>,
  fields: readonly (keyof T & AnswerName)[],
): boolean {
  const missing = fields.filter((field) => !context.value[field]);
  for (const field of missing) refuse(context, field, "required");
  return missing.length > 0;
}

function tooLong<T extends Record<string, string>>(
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
