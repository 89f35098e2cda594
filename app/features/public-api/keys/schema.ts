import { z } from "zod";
import { longestPassword } from "#features/accounts/messages.ts";
import { inSchema } from "#values/form/sentences.ts";
import { keyScopes } from "#values/key-scopes.ts";
import { keyProblems, longestKeyName } from "./api-key.ts";

const scope = z.enum(keyScopes);

/** The form of a new key. A scope that it does not know is left out. */
export const newKeyForm = z.object({
  name: z
    .string()
    .catch("")
    .transform((typed) => typed.replace(/\s+/g, " ").trim())
    .refine((name) => name !== "", inSchema(keyProblems["name-needed"]))
    .refine((name) => name.length <= longestKeyName, inSchema(keyProblems["name-too-long"])),
  scope: z
    .union([z.array(z.string()), z.string().transform((one) => [one])])
    .catch([])
    .transform((given) => keyScopes.filter((known) => given.includes(known)))
    .pipe(z.array(scope)),
  /** A text too long for a password counts as none. */
  password: z
    .string()
    .catch("")
    .transform((typed) => (typed.length > longestPassword ? "" : typed)),
});

export type NewKeyForm = z.output<typeof newKeyForm>;
