import { z } from "zod";
import { registrationCountries } from "#values/countries.ts";
import { addDays, type Day, parseDay } from "#values/day.ts";
import { toPhone } from "#values/phone.ts";
import { oneLine } from "#values/text/typed.ts";
import { messages } from "./messages.ts";

/** Letters that each answer may have. */
const limits = {
  firstName: { name: "First name", most: 100 },
  lastName: { name: "Last name", most: 100 },
  insuranceProvider: { name: "Insurance provider", most: 200 },
  policyNumber: { name: "Policy number", most: 100 },
  emergencyContactName: { name: "Emergency contact name", most: 200 },
} as const;

/** Nobody is older; who typed it has made a mistake. */
const oldestDays = 125 * 366;

const contactFields = ["firstName", "lastName", "dateOfBirth", "phone", "country"] as const;
const safetyFields = [
  "insuranceProvider",
  "policyNumber",
  "emergencyContactName",
  "emergencyContactPhone",
] as const;

/** What a draft keeps, as it was typed. */
export const answerFields = [...contactFields, ...safetyFields, "waiverAccepted"] as const;
export type Answers = Partial<Record<(typeof answerFields)[number], string>>;

/** What was typed, on one line; what is no text counts as not given. */
const typed = z.string().catch("").transform(oneLine);

type Context<T> = { value: T; issues: z.core.$ZodRawIssue[] };

/** Step 1, on the day `today`: first whether all is there, then whether each answer can be. */
export function contactSchema(today: Day) {
  return z
    .object({ firstName: typed, lastName: typed, dateOfBirth: typed, phone: typed, country: typed })
    .check((context) => {
      if (isIncomplete(context, contactFields)) return;
      const { dateOfBirth, phone, country } = context.value;
      tooLong(context, ["firstName", "lastName"]);
      if (!isBirthday(dateOfBirth, today)) refuse(context, "dateOfBirth", messages.dateOfBirth);
      if (!toPhone(phone, country)) refuse(context, "phone", messages.phone);
      if (!registrationCountries.some((offered) => offered === country)) {
        refuse(context, "country", messages.required);
      }
    })
    .transform((given) => ({ ...given, phone: toPhone(given.phone, given.country) ?? "" }));
}

/** Step 2. Numbers without a plus are read in the calling plan of the runner's country. */
export function safetySchema(country: string) {
  return z
    .object({
      insuranceProvider: typed,
      policyNumber: typed,
      emergencyContactName: typed,
      emergencyContactPhone: typed,
      waiverAccepted: typed,
    })
    .check((context) => {
      if (isIncomplete(context, safetyFields)) return;
      const { emergencyContactPhone, waiverAccepted } = context.value;
      tooLong(context, ["insuranceProvider", "policyNumber", "emergencyContactName"]);
      if (!toPhone(emergencyContactPhone, country)) {
        refuse(context, "emergencyContactPhone", messages.emergencyPhone);
      }
      if (context.issues.length === 0 && waiverAccepted !== "yes") {
        refuse(context, "waiverAccepted", messages.waiver);
      }
    })
    .transform((given) => ({
      ...given,
      emergencyContactPhone: toPhone(given.emergencyContactPhone, country) ?? "",
      waiverAccepted: true as const,
    }));
}

/** All that one registers with, checked. */
export type Entry = z.output<ReturnType<typeof contactSchema>> &
  z.output<ReturnType<typeof safetySchema>>;

/** The entry that a draft's answers make, and the last step that they open: 1, 2 or 3. */
export function readAnswers(
  answers: Answers,
  today: Day,
): { step: 1 | 2 | 3; entry: Entry | null } {
  const contact = contactSchema(today).safeParse(answers);
  if (!contact.success) return { step: 1, entry: null };
  const safety = safetySchema(contact.data.country).safeParse(answers);
  if (!safety.success) return { step: 2, entry: null };
  return { step: 3, entry: { ...contact.data, ...safety.data } };
}

/** An id as an address names it; `null` where it cannot be one. */
export function readId(text: string | null): string | null {
  return z.guid().safeParse(text).data ?? null;
}

function isIncomplete<T extends Record<string, string>>(
  context: Context<T>,
  fields: readonly (keyof T & string)[],
): boolean {
  const missing = fields.filter((field) => !context.value[field]);
  for (const field of missing) refuse(context, field, messages.required);
  return missing.length > 0;
}

function tooLong<T extends Record<string, string>>(
  context: Context<T>,
  fields: readonly (keyof T & keyof typeof limits)[],
): void {
  for (const field of fields) {
    const { name, most } = limits[field];
    if ((context.value[field] ?? "").length > most) {
      refuse(context, field, messages.tooLong(name, most));
    }
  }
}

function refuse<T>(context: Context<T>, field: string, message: string): void {
  context.issues.push({ code: "custom", path: [field], message, input: context.value });
}

function isBirthday(text: string, today: Day): boolean {
  const day = parseDay(text);
  return day !== null && day < today && day > addDays(today, -oldestDays);
}
