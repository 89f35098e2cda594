import { z } from "zod";
import { inSchema } from "#values/form/sentences.ts";

/** Connecting an account; an account that exists is continued. */
export const countryForm = z.object({
  country: z.enum(
    ["MX", "US", "CA"],
    inSchema({ en: "Please choose a country.", es: "Elige un país." }),
  ),
});

/** Whether the entries of a race are paid to the account of the organizer who asks. */
export const payeeForm = z.object({
  race: z.string(),
  use: z.string().transform((typed) => typed === "yes"),
});
