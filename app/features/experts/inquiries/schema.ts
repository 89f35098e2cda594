import { z } from "zod";
import { emailAddress, emailNeeded } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import { oneLine } from "#values/text/clean.ts";
import {
  inquiryMessageLimit,
  inquiryMessageNeeded,
  inquiryNameLimit,
  inquiryNameNeeded,
  inquiryTooLong,
} from "./inquiry.ts";

/** Letters that turn the text after them around: in a name they would change the words beside it. */
const turning = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Text of one line. A field that is missing, or that occurs twice, counts as empty. */
const line = z
  .string()
  .catch("")
  .transform((typed) => oneLine(typed.replace(turning, "")));

const message = z
  .string()
  .catch("")
  // A form sends each line break as two characters.
  .transform((typed) => typed.replaceAll("\r\n", "\n").replace(turning, "").trim())
  .pipe(
    z
      .string()
      .min(1, inSchema(inquiryMessageNeeded))
      .max(inquiryMessageLimit, inSchema(inquiryTooLong)),
  );

/** The first message to an expert. */
export const inquiryForm = z.object({
  name: line.pipe(
    z.string().min(1, inSchema(inquiryNameNeeded)).max(inquiryNameLimit, inSchema(inquiryTooLong)),
  ),
  email: line.pipe(z.string().min(1, inSchema(emailNeeded)).pipe(emailAddress())),
  message,
  /** A hidden field that only robots fill. */
  company_url: z.string().catch(""),
});

/** Every later message, of either side. */
export const inquiryAnswerForm = z.object({ message });

export type NewInquiry = Omit<z.output<typeof inquiryForm>, "company_url">;
