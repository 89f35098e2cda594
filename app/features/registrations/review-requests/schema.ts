import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";
import { noChannelChosen, notUnderstood, tooLong } from "./messages.ts";
import { messageLimit } from "./review-request.ts";

const unclear = inSchema(notUnderstood);

const message = z
  .string(unclear)
  .default("")
  .transform((text) => text.replaceAll("\r\n", "\n").replaceAll("\0", "").toWellFormed().trim())
  .pipe(z.string().max(messageLimit, inSchema(tooLong(messageLimit))));

/** The JSON that `/functions/send-review-request` takes. */
export const reviewRequestBody = z
  .object(
    {
      registrationId: z.string(unclear),
      customMessage: message.nullish().transform((text) => text ?? ""),
      sendEmail: z.boolean(unclear).default(false),
      sendSms: z.boolean(unclear).default(false),
      /** Asks a runner who was asked a few days ago. */
      sendAgain: z.boolean(unclear).default(false),
      /** Asks about a race that has not been run yet. */
      sendAhead: z.boolean(unclear).default(false),
    },
    unclear,
  )
  .refine(({ sendEmail, sendSms }) => sendEmail || sendSms, inSchema(noChannelChosen));

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
  .refine(({ sendEmail, sendSms }) => sendEmail || sendSms, inSchema(noChannelChosen));

export type ReviewRequestArgs = z.output<typeof reviewRequestBody>;

/** Reads a body of JSON, or says in a sentence what is wrong with it. */
export function readRequestBody(
  body: unknown,
): { value: ReviewRequestArgs; sentence: null } | { value: null; sentence: string } {
  const read = reviewRequestBody.safeParse(body);
  if (read.success) return { value: read.data, sentence: null };
  return { value: null, sentence: read.error.issues[0]?.message ?? unclear };
}
