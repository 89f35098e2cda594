import { z } from "zod";
import { emailAddress } from "#values/form/schema.ts";
import { messageLimit, nameLimit, subjectLimit } from "./limits.ts";
import { emailNeeded, messageNeeded, nameNeeded, tooLong, validEmailNeeded } from "./messages.ts";

const line = z
  .string()
  .default("")
  .transform((text) => text.replace(/\s+/g, " ").trim());

/** A letter to the people behind the site. */
export const contactForm = z.object({
  name: line.pipe(z.string().min(1, nameNeeded).max(nameLimit, tooLong)),
  email: line.pipe(z.string().min(1, emailNeeded).pipe(emailAddress(validEmailNeeded))),
  subject: line.pipe(z.string().max(subjectLimit, tooLong)),
  message: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().min(1, messageNeeded).max(messageLimit, tooLong)),
  /** A hidden field that only robots fill. */
  company_url: z.string().default(""),
});

export type ContactMessage = Omit<z.output<typeof contactForm>, "company_url">;
