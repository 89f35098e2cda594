import { z } from "zod";
import { emailAddress, emailNeeded } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import {
  messageLimit,
  messageNeeded,
  nameLimit,
  nameNeeded,
  subjectLimit,
  tooLong,
} from "./message.ts";

const line = z
  .string()
  .default("")
  .transform((text) => text.replace(/\s+/g, " ").trim());

/** A message to the people who run the site. */
export const contactForm = z.object({
  name: line.pipe(z.string().min(1, inSchema(nameNeeded)).max(nameLimit, inSchema(tooLong))),
  email: line.pipe(z.string().min(1, inSchema(emailNeeded)).pipe(emailAddress())),
  subject: line.pipe(z.string().max(subjectLimit, inSchema(tooLong))),
  message: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().min(1, inSchema(messageNeeded)).max(messageLimit, inSchema(tooLong))),
  /** A hidden field that only robots fill. */
  company_url: z.string().default(""),
});

export type ContactMessage = Omit<z.output<typeof contactForm>, "company_url">;
