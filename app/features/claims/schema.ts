import { z } from "zod";
import { emailAddress, emailNeeded } from "#values/form/schema.ts";
import { inSchema } from "#values/form/sentences.ts";
import { isDialable } from "#values/phone.ts";
import { readWords } from "#values/text/clean.ts";
import {
  claimGone,
  claimLimits,
  claimStatuses,
  nameNeeded,
  noteLimit,
  noteTooLong,
  statusNeeded,
  tooLong,
  validPhoneNeeded,
} from "./claim.ts";

const line = z
  .string()
  .default("")
  .transform((text) => text.replace(/\s+/g, " ").trim());

/** "This race is mine." */
export const claimForm = z.object({
  name: line.pipe(z.string().min(1, inSchema(nameNeeded)).max(claimLimits.name, inSchema(tooLong))),
  email: line.pipe(z.string().min(1, inSchema(emailNeeded)).pipe(emailAddress())),
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

/** The form with a claim's status and note. */
export const claimHandling = z.object({
  claim: z.guid(claimGone),
  status: z.enum(claimStatuses, statusNeeded),
  note: z
    .string()
    .default("")
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(z.string().max(noteLimit, noteTooLong(noteLimit))),
});

export type ClaimHandling = z.output<typeof claimHandling>;

/** The search and the filter of the list. */
export function readClaimFilters(params: URLSearchParams) {
  return {
    words: readWords(params),
    status: claimStatuses.find((status) => status === params.get("status")) ?? null,
  };
}
