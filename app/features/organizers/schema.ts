import { z } from "zod";
import { emailAddress } from "#values/form/schema.ts";
import { addressNeeded } from "./organizer.ts";

/** The mail address of the account that is linked to a race. */
export const linkForm = z.object({
  email: z
    .string()
    .default("")
    .transform((typed) => typed.trim().toLowerCase())
    .pipe(emailAddress(addressNeeded)),
});
