import { z } from "zod";
import { emailAddress } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import { isDialable } from "#values/phone.ts";
import { claimLimits } from "./claim.ts";
import {
  emailNeeded,
  nameNeeded,
  tooLong,
  validEmailNeeded,
  validPhoneNeeded,
} from "./messages.ts";

const line = z
  .string()
  .default("")
  .transform((text) => text.replace(/\s+/g, " ").trim());

/** "This race is mine." */
export const claimForm = z.object({
  name: line.pipe(z.string().min(1, inSchema(nameNeeded)).max(claimLimits.name, inSchema(tooLong))),
  email: line.pipe(z.string().min(1, inSchema(emailNeeded)).pipe(emailAddress(validEmailNeeded))),
  phone: line
    .pipe(z.string().max(claimLimits.phone, inSchema(tooLong)))
    .refine((text) => text === "" || isDialable(text), inSchema(validPhoneNeeded)),
  message: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(claimLimits.message, inSchema(tooLong))),
  /** A hidden field that only robots fill. */
  company_url: z.string().default(""),
});

export type ClaimForm = z.output<typeof claimForm>;
