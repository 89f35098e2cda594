import { z } from "zod";
import { emailAddress, emailNeeded } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";

/** A search for which a visitor wants alerts. A person with an account sends no address. */
export const alertForm = z.object({
  email: z
    .string()
    .default("")
    .transform((typed) => typed.trim())
    .pipe(z.string().min(1, inSchema(emailNeeded)).pipe(emailAddress())),
  /** A hidden field that only robots fill. */
  company_url: z.string().default(""),
});

/** Which alert is removed. */
export const removalForm = z.object({ alert: z.guid() });
