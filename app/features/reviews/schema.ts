import { z } from "zod";
import { type Day, parseDay } from "#values/day.ts";
import { validEmailNeeded } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import { isId } from "#values/id.ts";
import {
  asciiAddress,
  emailSentence,
  isEmailAddress,
} from "#values/web/addresses/email-address.ts";
import {
  commentTooLong,
  dateInFuture,
  nameTooLong,
  pleaseEnterValidDate,
  pleaseProvideNameAndEmail,
  pleaseSelectRating,
  required,
} from "./messages.ts";
import { commentLimit, reviewSubjects, type Subject } from "./review.ts";

/** Characters of a first or last name. */
const nameLimit = 100;

/** An earlier day is a typing mistake. */
const firstDay: Day = "1900-01-01";

/** The subject that a form or an address names; `null` where the values are not valid. */
export function readSubject(kind: unknown, id: unknown): Subject | null {
  const known = reviewSubjects.find((subject) => subject === kind);
  return known && isId(id) ? { kind: known, id } : null;
}

/** The form of a review by a person with an account. */
export function reviewForm(today: Day) {
  return z.object(content(today));
}

/** The form of a visitor's review, with name and address. `trap` is empty unless a robot fills it. */
export function guestReviewForm(today: Day) {
  return z
    .object({
      ...content(today),
      first_name: name,
      last_name: name,
      email: text.transform(asciiAddress),
      company_url: text,
    })
    .superRefine(({ first_name, last_name, email }, context) => {
      const missing = Object.entries({ first_name, last_name, email }).filter(
        ([, typed]) => !typed,
      );
      if (missing.length > 0)
        context.addIssue({ code: "custom", message: inSchema(pleaseProvideNameAndEmail) });
      for (const [field] of missing) {
        context.addIssue({ code: "custom", path: [field], message: inSchema(required) });
      }
      if (email && !isEmailAddress(email)) {
        context.addIssue({
          code: "custom",
          path: ["email"],
          message: inSchema(emailSentence(email, validEmailNeeded)),
        });
      }
    })
    .transform(({ first_name, last_name, email, company_url, ...review }) => ({
      ...review,
      firstName: first_name,
      lastName: last_name,
      email,
      trap: company_url,
    }));
}

export type ReviewContent = z.output<ReturnType<typeof reviewForm>>;
export type GuestReview = z.output<ReturnType<typeof guestReviewForm>>;

/** Text of one field. A field that is missing, or that occurs twice, counts as empty. */
const text = z
  .string()
  .catch("")
  .transform((typed) => typed.trim());

const name = text
  .transform((typed) => typed.replace(/[\p{Cc}\s]+/gu, " "))
  .refine((typed) => typed.length <= nameLimit, inSchema(nameTooLong));

const comment = text
  // A form sends each line break as two characters.
  .transform((typed) => typed.replaceAll("\r\n", "\n") || null)
  .refine((typed) => (typed?.length ?? 0) <= commentLimit, inSchema(commentTooLong));

function content(today: Day) {
  return {
    rating: z.enum(["1", "2", "3", "4", "5"], inSchema(pleaseSelectRating)).transform(Number),
    comment,
    experience_date: text
      .transform((typed) => typed || null)
      .refine((typed) => typed === null || isPlausible(typed), inSchema(pleaseEnterValidDate))
      .refine(
        (typed) => typed === null || !isPlausible(typed) || typed <= today,
        inSchema(dateInFuture),
      ),
  };
}

function isPlausible(typed: string): boolean {
  const day = parseDay(typed);
  return day !== null && day >= firstDay;
}
