import { z } from "zod";
import { notUnderstood, noWayChosen, tooLong } from "./messages.ts";
import { messageLimit } from "./review-request.ts";

const message = z
  .string(notUnderstood)
  .default("")
  .transform((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", "").toWellFormed().trim())
  .pipe(z.string().max(messageLimit, tooLong(messageLimit)));

/** What `/functions/send-review-request` takes as JSON. */
export const reviewRequestBody = z
  .object(
    {
      registrationId: z.string(notUnderstood),
      customMessage: message.nullish().transform((text) => text ?? ""),
      sendEmail: z.boolean(notUnderstood).default(false),
      sendSms: z.boolean(notUnderstood).default(false),
      /** Asks a runner who was asked a few days ago. */
      sendAgain: z.boolean(notUnderstood).default(false),
      /** Asks about a race that has not been run yet. */
      sendAhead: z.boolean(notUnderstood).default(false),
    },
    notUnderstood,
  )
  .refine(({ sendEmail, sendSms }) => sendEmail || sendSms, noWayChosen);

const ticked = z.string().default("").transform(Boolean);

/** The same as a form sends it. */
export const reviewRequestForm = z
  .object({
    customMessage: message,
    sendEmail: ticked,
    sendSms: ticked,
    sendAgain: ticked,
    sendAhead: ticked,
  })
  .refine(({ sendEmail, sendSms }) => sendEmail || sendSms, noWayChosen);

export type NewRequest = z.output<typeof reviewRequestBody>;

/** Reads a body of JSON; `problem` is a sentence. */
export function readRequestBody(
  body: unknown,
): { value: NewRequest; problem: null } | { value: null; problem: string } {
  const read = reviewRequestBody.safeParse(body);
  if (read.success) return { value: read.data, problem: null };
  return { value: null, problem: read.error.issues[0]?.message ?? notUnderstood };
}
